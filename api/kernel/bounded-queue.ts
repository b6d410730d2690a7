import { Busy } from './refusals';

/**
 * Work that takes turns: so many at a time, so many more that wait, and further ones are refused at once instead of
 * hanging until something times out.
 */
export class BoundedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => Error = () => new Busy(),
  ) {}

  /** First come, first served. @throws the refusal when the queue is full; `work` has not begun then. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.mostWaiting) throw this.refusal();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the turn to the next waiter directly, so no newcomer can take it. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
