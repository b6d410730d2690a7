import { TooManyAttempts } from './refusals';

/** Each hash takes 19 MiB and a core: more at once would let sign-ins starve the shop. */
const AT_ONCE = 2;
/** More wait only in an attack; about two seconds of work. */
const MAXIMUM_WAITING = 64;
const RETRY_SECONDS = 2;

/** Runs at most two jobs at once, in the order in which they came. */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws {TooManyAttempts} when the queue is full: better refused than served late. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.running < AT_ONCE) {
      this.running += 1;
    } else {
      if (this.waiting.length >= MAXIMUM_WAITING) throw new TooManyAttempts(RETRY_SECONDS);
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((start) => this.waiting.push(start));
    }
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
