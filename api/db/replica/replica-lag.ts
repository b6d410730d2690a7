interface Sample {
  /** How far the primary had written its log. */
  readonly written: bigint;
  readonly at: number;
}

/** Far more than anybody waits; the oldest are then forgotten. */
const MOST_SAMPLES = 600;

/**
 * How far a replica is behind, in time, by what the primary had written and when. PostgreSQL's own figure, the age of
 * the last transaction, grows whenever nobody writes, and a replica that has lost its primary does not know of it.
 */
export class ReplicaLag {
  #samples: Sample[] = [];

  /** Milliseconds; at most as long as was looked. */
  measure(now: number, written: bigint, replayed: bigint): number {
    if (this.#samples.at(-1)?.written !== written) this.#samples.push({ written, at: now });
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift();
    // What the replica has is of the past; the first that it lacks was written after its state.
    const missing = this.#samples.findIndex((sample) => sample.written > replayed);
    if (missing === -1) {
      this.#samples = this.#samples.slice(-1);
      return 0;
    }
    this.#samples = this.#samples.slice(missing);
    return now - (this.#samples[0]?.at ?? now);
  }
}
