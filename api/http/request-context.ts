import { channelOfRequest, type ShopAddress } from '../channel/channel.store';
import type { Channel } from '../generated/prisma/client';
import type { Context, Services } from '../graphql/context';
import { askedLocale } from './asked-locale';
import { identifyCaller } from './identify-caller';
import type { RateLimits } from './rate-limits';

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
  /** Other headers of the answer. */
  readonly headers: Map<string, string>;
  /** It was signed with a token that is not, or is no longer, good for anything. */
  readonly isTokenRefused: boolean;
  /** By which names the shop was found. */
  readonly shopAt: ShopAddress;
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
  /** Null where nothing is counted. */
  readonly limits?: RateLimits | null;
  /** The API takes requests that are signed with a token; pages are for people. */
  readonly takesTokens?: boolean;
}

function askedOrigin(request: Request, { trustProxy }: PublicAddress): URL {
  const origin = new URL(new URL(request.url).origin);
  if (trustProxy) {
    const scheme = request.headers.get('x-forwarded-proto');
    if (scheme === 'https' || scheme === 'http') origin.protocol = scheme;
    const forwarded = `${origin.protocol}//${request.headers.get('x-forwarded-host') ?? ''}`;
    // A whole new address: setting the host alone would keep our own port.
    if (URL.canParse(forwarded)) return new URL(new URL(forwarded).origin);
  }
  return origin;
}

/** A shop's own host is its address; on any other, the address is the settings'. */
function originOf(asked: URL, channel: Channel | null, { publicUrl }: PublicAddress): URL {
  if (!publicUrl) return asked;
  const origin = new URL(publicUrl);
  if (!channel?.hosts.includes(asked.hostname)) return origin;
  // The proxy in front knows the name; that it speaks https, only the settings may know.
  const own = new URL(asked);
  own.protocol = origin.protocol;
  return own;
}

/** The peer, or behind a trusted proxy the last address that the proxy itself wrote. */
export function addressOf(forwardedFor: string | null, peer: string, { trustProxy }: PublicAddress): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || peer;
}

/** Finds the shop, the caller and the language of a request: two statements, the first shared with other requests. */
export async function createRequestScope(
  request: Request,
  { services, address, peer, requestId, localePrefix, limits = null, takesTokens = false }: ScopeInput,
): Promise<RequestScope> {
  const asked = askedOrigin(request, address);
  const { publicUrl } = address;
  const shopAt = { host: asked.hostname, otherwise: publicUrl ? new URL(publicUrl).hostname : asked.hostname };
  const channel = await channelOfRequest(services.db, shopAt);
  const origin = originOf(asked, channel, address);
  const isSecure = origin.protocol === 'https:';
  const cookies: string[] = [];
  const headers = new Map<string, string>();
  const { actor, session, ticket, isTokenRefused } = await identifyCaller(request, {
    db: services.db,
    channelId: channel?.id ?? null,
    now: services.now(),
    isSecure,
    takesTokens,
    answer: { cookies, headers },
  });
  const context: Context = {
    ...services,
    // Every line about a request has its id.
    logger: services.logger.child({ requestId }),
    requestId,
    channel,
    locale: askedLocale(request.headers, { prefix: localePrefix, channelDefault: channel?.defaultLocale }),
    actor,
    sessionCookie: session,
    signInTicket: ticket,
    address: addressOf(request.headers.get('x-forwarded-for'), peer, address),
    userAgent: request.headers.get('user-agent'),
    origin: origin.origin,
    repeated: [],
    countWrite: () => limits?.write(context.address, context.actor) ?? null,
  };
  return { context, cookies, headers, isTokenRefused, shopAt, isSecure };
}
