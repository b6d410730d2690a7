import type { Actor } from '../../access/caller';
import { addressKey } from '../../staff/attempts/sign-in-delay';
import { RateCounter } from './rate-counter';

/** How much of a limit is left, as the answer's `RateLimit-*` headers say it. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly isUsedUp: boolean;
}

/** The three fields that clients know; the IETF's newer draft has them in one that hardly anything reads yet. */
export function allowanceHeaders({ limit, remaining, resetSeconds }: Allowance): [name: string, value: string][] {
  return [
    ['ratelimit-limit', String(limit)],
    ['ratelimit-remaining', String(remaining)],
    ['ratelimit-reset', String(resetSeconds)],
  ];
}

/** One session of one person, of what a whole address may send. */
const SESSION_PART = 5;
/** What changes something costs more than what reads. */
const WRITE_PART = 3;

type Counted = 'address' | 'session' | 'token';

/**
 * How many requests an address, a session and a token may send within a minute. A family or a whole restaurant stands
 * behind one address, and a storefront of one's own sends all its shoppers' calls with one token.
 */
export class RateLimits {
  readonly counter: RateCounter;

  /** @param perMinute - requests of one address; the other limits follow from it. */
  constructor(
    private readonly perMinute: number,
    now: () => Date,
  ) {
    this.counter = new RateCounter(now);
  }

  /** Counts a request of an address. */
  request(address: string): Allowance {
    return this.#count('address', addressKey(address), 1);
  }

  /** Counts a request of a session or token; null for a stranger, who is counted by address only. */
  call(actor: Actor): Allowance | null {
    const [kind, key] = keyOf(actor);
    return key === null ? null : this.#count(kind, key, 1);
  }

  /** Counts a change, by its address and by its session or token. @returns the allowance that is nearer to its end. */
  write(address: string, actor: Actor): Allowance {
    const ofAddress = this.#count('address', `write:${addressKey(address)}`, WRITE_PART);
    const [kind, key] = keyOf(actor);
    return key === null ? ofAddress : nearer(ofAddress, this.#count(kind, `write:${key}`, WRITE_PART));
  }

  #count(kind: Counted, key: string, part: number): Allowance {
    const limit = Math.max(1, Math.floor(this.perMinute / part / (kind === 'session' ? SESSION_PART : 1)));
    const used = this.counter.add(key, limit);
    return {
      limit,
      remaining: Math.max(0, limit - used),
      resetSeconds: this.counter.secondsLeft(),
      isUsedUp: used > limit,
    };
  }
}

/** What a session or a token is counted under; null for a stranger. */
export function keyOf(actor: Actor): [Counted, string | null] {
  if (actor.kind === 'token') return ['token', `token:${actor.apiTokenId}`];
  return ['session', actor.sessionId && `session:${actor.sessionId}`];
}

/** The one that ends first. */
export function nearer(first: Allowance, second: Allowance | null): Allowance {
  return second === null || first.remaining <= second.remaining ? first : second;
}
