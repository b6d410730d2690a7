import type { Actor } from '../../access/caller';
import { addressKey } from '../../staff/attempts/sign-in-delay';
import { keyOf } from './rate-limits';

/** One session of one person, of what a whole address may hold open. */
const SESSION_PART = 5;

/** The keys of a subscriber: an address, and a session or token if there is one. */
export interface Listener {
  readonly address: string;
  readonly actor: Actor;
}

/** `end` is called when the stream is over, however often. Full: so many are open, and this one is not begun. */
export type StreamEntry = { readonly end: () => void } | { readonly isFull: true; readonly maximum: number };

/** How many live streams an address, a session and a token hold open on this node: each keeps a connection and a queue. */
export class StreamLimits {
  readonly #open = new Map<string, number>();
  /** The same operations of the same session. */
  readonly #copies = new Map<string, number>();

  /** @param perAddress - streams of one address, and of one token; a session may hold a fifth of it. */
  constructor(private readonly perAddress: number) {}

  /**
   * @param operation - its text, language and variables. Two of the same of one session count as one: a browser that hands over to another
   *   stream begins that one before it ends the former, and must not be refused what it has.
   */
  begin({ address, actor }: Listener, operation: string): StreamEntry {
    const counted = this.#counted(address, actor);
    const copies = actor.sessionId === null ? null : `${address} ${actor.sessionId} ${operation}`;
    const isSecond = copies !== null && (this.#copies.get(copies) ?? 0) % 2 === 1;
    const full = isSecond ? undefined : counted.find(([key, maximum]) => (this.#open.get(key) ?? 0) >= maximum);
    if (full) return { isFull: true, maximum: full[1] };
    if (copies !== null) change(this.#copies, copies, 1);
    if (!isSecond) for (const [key] of counted) change(this.#open, key, 1);
    let isOver = false;
    return {
      end: () => {
        if (isOver) return;
        isOver = true;
        // The last of a pair gives the place back, whichever of the two that is.
        const isFirst = copies === null || change(this.#copies, copies, -1) % 2 === 0;
        if (isFirst) for (const [key] of counted) change(this.#open, key, -1);
      },
    };
  }

  #counted(address: string, actor: Actor): [key: string, maximum: number][] {
    const [kind, key] = keyOf(actor);
    const ofSession = Math.max(1, Math.floor(this.perAddress / SESSION_PART));
    const own: [string, number][] = key === null ? [] : [[key, kind === 'session' ? ofSession : this.perAddress]];
    return [[addressKey(address), this.perAddress], ...own];
  }
}

/** A key that nothing is open for is forgotten. @returns how many there are now. */
function change(counts: Map<string, number>, key: string, by: 1 | -1): number {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
