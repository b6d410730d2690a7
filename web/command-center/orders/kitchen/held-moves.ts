import type { CheckoutStatus } from '../../../gql/graphql';

/** How long a press can be taken back. An order never goes back, so it is not told until then. */
export const HOLD_MS = 6_000;

export interface HeldMove {
  readonly id: string;
  readonly number: string | null;
  readonly to: CheckoutStatus;
}

/**
 * Moves that can still be undone: each is sent when its time is over, and all at once when the kitchen board is left, so
 * that none is lost.
 */
export class HeldMoves {
  #send: (move: HeldMove) => void = () => undefined;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #watchers = new Set<() => void>();
  #held: ReadonlyMap<string, HeldMove> = new Map();

  /** From now on moves are sent by this. @returns what ends it: all that waits is sent first. */
  open(send: (move: HeldMove) => void): () => void {
    this.#send = send;
    return this.flush;
  }

  readonly current = (): ReadonlyMap<string, HeldMove> => this.#held;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** A second press on the same order changes nothing. */
  hold(move: HeldMove): void {
    if (this.#held.has(move.id)) return;
    this.#timers.set(
      move.id,
      setTimeout(() => this.#release(move.id), HOLD_MS),
    );
    this.#set(new Map([...this.#held, [move.id, move]]));
  }

  undo(id: string): void {
    this.#take(id);
  }

  /** Nothing can be undone any more: the page is being left. */
  readonly flush = (): void => {
    for (const id of [...this.#held.keys()]) this.#release(id);
  };

  #release(id: string): void {
    const move = this.#take(id);
    if (move) this.#send(move);
  }

  #take(id: string): HeldMove | undefined {
    const move = this.#held.get(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (move) this.#set(new Map([...this.#held].filter(([key]) => key !== id)));
    return move;
  }

  #set(held: ReadonlyMap<string, HeldMove>): void {
    this.#held = held;
    for (const watcher of this.#watchers) watcher();
  }
}
