import type { MiddlewareHandler } from 'hono';
import { Busy } from '../kernel/refusals';
import { askedLocale } from './asked-locale';
import { addressOfCaller } from './caller-address';
import { problem } from './problem';
import type { PublicAddress } from './request-context';
import type { ServerEnv } from './server-env';

/** What two cores answer within a second or two. A stream of live updates counts only until it has begun. */
const MOST_UNDER_WAY = 1_000;
/** Of all places, as many as one address may hold: whoever sends slowly holds places for half a minute each. */
const SHARE_OF_ONE = 0.2;

interface Places {
  /** Requests that may be under way. */
  readonly mostUnderWay?: number;
  /** How an address is known, where places are shared out by address; null where whoever comes first takes them. */
  readonly sharedBy: PublicAddress | null;
}

/**
 * Refuses at once what would otherwise pile up until it times out: before the database, or anything else, is asked.
 * `Retry-After` says when to come back.
 */
export function admission({ mostUnderWay = MOST_UNDER_WAY, sharedBy }: Places): MiddlewareHandler<ServerEnv> {
  const mostOfOne = Math.ceil(mostUnderWay * SHARE_OF_ONE);
  const taken = new Map<string, number>();
  let underWay = 0;
  return async (c, next) => {
    const caller = sharedBy ? addressOfCaller(c, sharedBy) : null;
    const own = caller === null ? 0 : (taken.get(caller) ?? 0);
    if (underWay >= mostUnderWay || (caller !== null && own >= mostOfOne)) {
      const { code, httpStatus, seconds } = new Busy();
      c.header('retry-after', String(seconds));
      return c.json(problem(askedLocale(c.req.raw.headers), code), httpStatus);
    }
    underWay += 1;
    if (caller !== null) taken.set(caller, own + 1);
    try {
      return await next();
    } finally {
      underWay -= 1;
      if (caller !== null) giveBack(taken, caller);
    }
  };
}

/** An address that holds no place any more is forgotten. */
function giveBack(taken: Map<string, number>, caller: string): void {
  const left = (taken.get(caller) ?? 1) - 1;
  if (left === 0) taken.delete(caller);
  else taken.set(caller, left);
}
