import { channelByHost } from '../channel/channel.store';
import type { Context, Services } from '../graphql/context';
import { actorOfToken } from '../staff/actor';
import { readLocaleCookie, readSessionToken, sessionCookieHeader } from './cookies';
import { negotiateLocale } from './negotiate-locale';

/** How the server is reached from outside. */
export interface PublicAddress {
  /** Fixed origin from the settings, or null to take each request's own. */
  readonly publicUrl: string | null;
  /** Whether a proxy in front tells the real address, host and scheme. */
  readonly trustProxy: boolean;
}

/** A request as the application sees it: the GraphQL context, and the cookies that its answer will set. */
export interface RequestScope {
  readonly context: Context;
  /** `Set-Cookie` headers collected while the request is served. */
  readonly cookies: string[];
  readonly isSecure: boolean;
}

export interface ScopeInput {
  readonly services: Services;
  readonly address: PublicAddress;
  /** The connection's other end. */
  readonly peer: string;
  readonly requestId: string;
  /** `en` or `ru` when the path begins with it; an API client says it with the `X-Locale` header. */
  readonly localePrefix?: string | null;
}

function originOf(request: Request, { publicUrl, trustProxy }: PublicAddress): URL {
  if (publicUrl) return new URL(publicUrl);
  const origin = new URL(new URL(request.url).origin);
  if (trustProxy) {
    const scheme = request.headers.get('x-forwarded-proto');
    if (scheme === 'https' || scheme === 'http') origin.protocol = scheme;
    const host = request.headers.get('x-forwarded-host');
    if (host) origin.host = host;
  }
  return origin;
}

/** The peer, or behind a trusted proxy the last address that the proxy itself wrote. */
function addressOf(request: Request, peer: string, { trustProxy }: PublicAddress): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || peer;
}

/** Finds the shop, the caller and the language of a request: two statements. */
export async function createRequestScope(
  request: Request,
  { services, address, peer, requestId, localePrefix }: ScopeInput,
): Promise<RequestScope> {
  const origin = originOf(request, address);
  const isSecure = origin.protocol === 'https:';
  const cookieHeader = request.headers.get('cookie');
  const channel = await channelByHost(services.db, origin.hostname);
  const token = readSessionToken(cookieHeader, isSecure);
  const cookies: string[] = [];
  const context: Context = {
    ...services,
    requestId,
    channel,
    locale: negotiateLocale({
      prefix: localePrefix ?? request.headers.get('x-locale'),
      cookie: readLocaleCookie(cookieHeader),
      acceptLanguage: request.headers.get('accept-language'),
      channelDefault: channel?.defaultLocale,
    }),
    actor:
      channel && token
        ? await actorOfToken(services.db, channel.id, token, services.now())
        : { kind: 'visitor', sessionId: null },
    sessionCookie: {
      set: (newToken, expiresAt) => void cookies.push(sessionCookieHeader(newToken, expiresAt, isSecure)),
      clear: () => void cookies.push(sessionCookieHeader('', new Date(0), isSecure)),
    },
    address: addressOf(request, peer, address),
    userAgent: request.headers.get('user-agent'),
    origin: origin.origin,
  };
  return { context, cookies, isSecure };
}
