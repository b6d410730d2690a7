import { Busy } from '../../kernel/refusals';

const MEGABYTE = 1024 * 1024;
/** No JSON and no form that the server takes is larger; photos and menus have routes and limits of their own. */
export const SMALL_BODY_BYTES = MEGABYTE / 4;
/** An order, a sign-in and most else that people send is shorter by far. */
const SHORT_BODY_BYTES = 16 * 1024;
/** As many of the longest as there are places for requests (`concurrency-limit.ts`): who sends long ones slowly holds up none of these. */
const SHORT_SHARE_BYTES = 16 * MEGABYTE;
/** As many of the longest as a few addresses may send at once. */
const SMALL_SHARE_BYTES = 32 * MEGABYTE;
/** Two menus of the largest kind, three photos, or a dozen of the usual ones. */
const LARGE_SHARE_BYTES = 64 * MEGABYTE;
/** A few photos have come by then; a sender whose body stays unread for longer would be cut off soon. */
const WAIT_MS = 10_000;

interface Waiter {
  readonly bytes: number;
  readonly letIn: () => void;
}

/** Bytes that may be held at one time. A request without room waits in turn. */
class Share {
  #held = 0;
  readonly #waiting: Waiter[] = [];

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
  ) {}

  /** @throws {Busy} when no room was given back for a while. */
  async take(bytes: number): Promise<void> {
    if (this.takeNow(bytes)) return;
    await new Promise<void>((resolve, reject) => {
      const waiter = { bytes, letIn: () => resolve(clearTimeout(timer)) };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        this.#letIn();
        reject(new Busy());
      }, this.waitMs);
      this.#waiting.push(waiter);
    });
  }

  /** @returns whether there was room and no earlier waiter. */
  takeNow(bytes: number): boolean {
    if (this.#waiting.length > 0 || this.#held + bytes > this.most) return false;
    this.#held += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#held -= bytes;
    this.#letIn();
  }

  #letIn(): void {
    for (let [first] = this.#waiting; first && this.#held + first.bytes <= this.most; [first] = this.#waiting) {
      this.#waiting.shift();
      this.#held += first.bytes;
      first.letIn();
    }
  }
}

interface BudgetSize {
  readonly smallShareBytes?: number;
  readonly largeShareBytes?: number;
  readonly waitMs?: number;
}

/**
 * The bytes of all bodies that the process holds at one time, in three shares: however many files staff send, and however
 * slowly somebody sends long forms, a shopper's order has its room.
 */
export class BodyBudget {
  readonly #short: Share;
  readonly #small: Share;
  readonly #large: Share;

  constructor(size: BudgetSize = {}) {
    const { smallShareBytes = SMALL_SHARE_BYTES, largeShareBytes = LARGE_SHARE_BYTES, waitMs = WAIT_MS } = size;
    this.#short = new Share(SHORT_SHARE_BYTES, waitMs);
    this.#small = new Share(smallShareBytes, waitMs);
    this.#large = new Share(largeShareBytes, waitMs);
  }

  /** The share that a body of so many bytes is read within. */
  shareOf(bytes: number): Pick<Share, 'take' | 'takeNow' | 'giveBack'> {
    if (bytes <= SHORT_BODY_BYTES) return this.#short;
    return bytes <= SMALL_BODY_BYTES ? this.#small : this.#large;
  }
}
