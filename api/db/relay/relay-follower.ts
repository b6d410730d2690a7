import type { Frame } from './frame';

/** The relay sends a heartbeat each second: after this silence it is gone or unreachable. */
export const SILENCE_MS = 3_500;

/** The meaning of a received frame. */
export interface Heard {
  /** Some may have been missed before this. */
  readonly isGap: boolean;
  readonly text: string | null;
}

/** Which relay a node follows, and whether it has received all frames. */
export class RelayFollower {
  #relay: string | null = null;
  #number = 0;
  #heardAt = Number.NEGATIVE_INFINITY;

  /** @param now - milliseconds that only grow. */
  hear({ relay, number, text, ends = false }: Frame, now: number): Heard {
    const isNext = relay === this.#relay && number === this.#number + (text === undefined ? 0 : 1);
    // Of two that both take themselves for the relay, one has not yet seen that its connection is lost.
    this.#relay = relay;
    this.#number = number;
    this.#heardAt = ends ? Number.NEGATIVE_INFINITY : now;
    return { isGap: !isNext, text: text ?? null };
  }

  /** Whether there is a relay to rely on. */
  hearsRelay(now: number): boolean {
    return now - this.#heardAt < SILENCE_MS;
  }
}
