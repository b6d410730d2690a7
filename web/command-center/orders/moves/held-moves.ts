import type { CheckoutStatus, MoveOrderInput } from '../../../gql/graphql';

/** How long a press can be undone. It is sent to the server after that. */
export const HOLD_MS = 6_000;

/** A change of an order that staff have pressed. */
export interface HeldMove {
  readonly id: string;
  readonly number: string;
  /** Of the order that they saw: it is made of that one and of no other. */
  readonly version: number;
  readonly from: CheckoutStatus;
  /** The same as `from`: only another time is promised. */
  readonly to: CheckoutStatus;
  readonly details?: Pick<MoveOrderInput, 'reason' | 'reasonCode' | 'preparationMinutes'> & {
    /** Of a delay. */
    readonly minutes?: number;
    /** Of what cooks have made. */
    readonly lineIds?: readonly string[];
  };
}

/** A move that was pressed, until the order is seen to have made it. */
export interface PressedMove extends HeldMove {
  /** It can't be undone any more; the screen may still show the order as it was. */
  readonly isSent: boolean;
}

/** Moves that can still be undone: each is sent when its time is over, and all at once when the page is left. */
export class HeldMoves {
  #send: (move: HeldMove) => Promise<boolean> = () => Promise.resolve(false);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #watchers = new Set<() => void>();
  #pressed: ReadonlyMap<string, PressedMove> = new Map();

  /** From now on moves are sent by this, which tells whether they were made. @returns what ends it: all that waits is sent first. */
  open(send: (move: HeldMove) => Promise<boolean>): () => void {
    this.#send = send;
    return this.flush;
  }

  readonly current = (): ReadonlyMap<string, PressedMove> => this.#pressed;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** A second press on the same order changes nothing. */
  hold(move: HeldMove): void {
    if (this.#timers.has(move.id)) return;
    this.#timers.set(
      move.id,
      setTimeout(() => this.#release(move.id), HOLD_MS),
    );
    this.#put({ ...move, isSent: false });
  }

  /** Nothing happens where it is sent already. */
  undo(id: string): void {
    if (this.#timers.has(id)) this.#forget(id);
  }

  /** Nothing can be undone any more: the page is being left. */
  readonly flush = (): void => {
    for (const id of [...this.#timers.keys()]) this.#release(id);
  };

  #release(id: string): void {
    const move = this.#pressed.get(id);
    if (!move) return;
    this.#endTimer(id);
    const sent = { ...move, isSent: true };
    this.#put(sent);
    void this.#send(move).then((isMade) => {
      // Refused, or only partly made: the order goes back to where it was, unless it has been pressed again.
      if ((!isMade || move.details?.lineIds) && this.#pressed.get(id) === sent) this.#forget(id);
    });
  }

  #put(move: PressedMove): void {
    this.#set(new Map([...this.#pressed, [move.id, move]]));
  }

  #forget(id: string): void {
    this.#endTimer(id);
    this.#set(new Map([...this.#pressed].filter(([key]) => key !== id)));
  }

  #endTimer(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #set(pressed: ReadonlyMap<string, PressedMove>): void {
    this.#pressed = pressed;
    for (const watcher of this.#watchers) watcher();
  }
}
