interface Pace {
  /** Within so many milliseconds of the first word it is read, at a moment of chance: a thousand pages share them. */
  readonly spread: number;
  /** From one reading to the next, at least. */
  readonly gap: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

const PACE: Pace = { spread: 800, gap: 3_000, random: Math.random };

/** Reads changed data again: once per burst of changes, with a random delay. */
export class Rereading {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly read: () => void,
    private readonly pace: Pace = PACE,
  ) {}

  /** Schedules a read after a change. Further changes before it are covered by the same read. */
  tell(): void {
    if (this.#timer !== null) return;
    const { spread, gap, random } = this.pace;
    const rest = Math.max(0, this.#readAt + gap - Date.now());
    this.#timer = setTimeout(() => this.#run(), rest + random() * spread);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #run(): void {
    this.#timer = null;
    this.#readAt = Date.now();
    this.read();
  }
}
