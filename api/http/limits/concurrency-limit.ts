import { addressKey } from '../../staff/attempts/sign-in-delay';

/** What two cores answer within a second or two. A stream of live updates counts only until it has begun. */
const MOST_UNDER_WAY = 1_000;
/**
 * Of all places, as many as one address may hold. Whoever sends slowly holds places for half a minute each; and behind
 * fifty of the dearest readings others wait for less than a second, where behind two hundred they waited for six. A whole
 * house behind one address has a handful under way.
 */
const SHARE_OF_ONE = 0.05;

interface Room {
  /** Requests that may be under way. */
  readonly mostUnderWay?: number;
  /** Whether places are divided by address, or first come, first served. */
  readonly isSharedOut: boolean;
}

/** The requests that are under way, of all and of each address. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #isSharedOut: boolean;
  readonly #taken = new Map<string, number>();
  #underWay = 0;

  constructor({ mostUnderWay = MOST_UNDER_WAY, isSharedOut }: Room) {
    this.#most = mostUnderWay;
    this.#mostOfOne = Math.ceil(mostUnderWay * SHARE_OF_ONE);
    this.#isSharedOut = isSharedOut;
  }

  /** @returns whether there was a place; it has to be given back then. */
  take(address: string): boolean {
    const caller = addressKey(address);
    const own = this.#taken.get(caller) ?? 0;
    if (this.#underWay >= this.#most || (this.#isSharedOut && own >= this.#mostOfOne)) return false;
    this.#underWay += 1;
    this.#taken.set(caller, own + 1);
    return true;
  }

  /** An address that holds no place any more is forgotten. */
  giveBack(address: string): void {
    const caller = addressKey(address);
    this.#underWay -= 1;
    const left = (this.#taken.get(caller) ?? 1) - 1;
    if (left === 0) this.#taken.delete(caller);
    else this.#taken.set(caller, left);
  }
}
