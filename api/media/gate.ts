import { Busy } from '../kernel/refusals';

/** Two pictures that are drawn at once are what a small server carries. */
const AT_ONCE = 2;
/** Behind them; each holds its file in memory. */
const WAITING = 16;

/** Lets few run at once, some wait for them in turn, and turns the rest away. */
export class Gate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = WAITING,
  ) {}

  /** @throws {Busy} when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) throw new Busy();
      // Work that ends hands its place over, so the count stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
