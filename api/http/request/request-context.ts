import { catalogNow } from '../../catalog/read-model/catalog-in-memory.store';
import { channelOfRequest, type ShopAddress } from '../../channel/channel.store';
import type { Context, Services } from '../../graphql/context';
import type { RateLimits } from '../limits/rate-limits';
import type { InTurn } from '../limits/work-budget';
import { askedLocale } from './asked-locale';
import { identifyCaller } from './identify-caller';
import { type Arrival, type PublicAddress, publicOrigin } from './public-request';

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
  readonly arrival: Arrival;
  readonly requestId: string;
  /** `en` or `ru` when the path begins with it; an API client says it with the `X-Locale` header. */
  readonly localePrefix?: string | null;
  /** Null where nothing is counted. */
  readonly limits?: RateLimits | null;
  /** The API takes requests that are signed with a token; pages are for people. */
  readonly takesTokens?: boolean;
  readonly inTurn: InTurn;
}

/** Finds the shop, the caller and the language of a request: two statements, the first shared with other requests. */
export async function createRequestScope(
  request: Request,
  { services, address, arrival, requestId, localePrefix, limits = null, takesTokens = false, inTurn }: ScopeInput,
): Promise<RequestScope> {
  const { shopAt, isSecure } = arrival;
  const channel = await channelOfRequest(services.db, shopAt);
  const cookies: string[] = [];
  const headers = new Map<string, string>();
  const { actor, session, ticket, marks, isTokenRefused } = await identifyCaller(request, {
    db: services.db,
    channelId: channel?.id ?? null,
    now: services.now(),
    isSecure,
    takesTokens,
    answer: { cookies, headers },
  });
  const context: Context = {
    ...services,
    catalogNow: (shop) => catalogNow(services.db, shop),
    // Every line about a request has its id.
    logger: services.logger.child({ requestId }),
    requestId,
    channel,
    locale: askedLocale(request.headers, { prefix: localePrefix, channelDefault: channel?.defaultLocale }),
    actor,
    sessionCookie: session,
    signInTicket: ticket,
    deviceMarks: marks,
    address: arrival.address,
    userAgent: request.headers.get('user-agent'),
    origin: publicOrigin(arrival, channel, address),
    repeated: [],
    inTurn,
    countWrite: () => limits?.write(context.address, context.actor) ?? null,
  };
  return { context, cookies, headers, isTokenRefused, shopAt, isSecure };
}
