import { Busy, TooManyRequests } from '../../kernel/refusals';
import { addressKey } from '../../staff/attempts/sign-in-delay';

/** Work is counted in objects of GraphQL: a hundred take about a millisecond of a processor. */
const UNITS_PER_MS = 100;
/** What a request holds from its first byte to its answer, whatever it asks. */
const REQUEST = 1_000;
/** The least of an operation, and all of a REST call. */
export const CALL = 500;
/** A rendered page; an answer about the menu that is not kept yet. */
export const PAGE = 5_000;
/** Under way at one time, of all: a thousand requests, or ten seconds of a processor. */
const MOST = 1_000_000;
/** Of all, as much as one address may hold: a school's classes order behind one. */
const SHARE_OF_ONE = 0.5;
/** In progress at one time; what is more than this runs alone. */
const MOST_RUNNING = 10_000;
/** What takes longer waits for something else than a busy processor, and keeps nothing from running. */
const longestMs = (cost: number) => 1_000 + (2 * cost) / UNITS_PER_MS;
/** A sixth of the processor stays with what needs no turn: requests that arrive, statements, answers that are kept. */
const PAUSE = 0.2;
const RETRY_AFTER_SECONDS = 5;

interface Size {
  readonly most?: number;
  /** Whether addresses have shares, or first come, first served. */
  readonly isSharedOut: boolean;
}

interface Account {
  held: number;
  /** When its next work is due, in units that all have run. */
  due: number;
}

interface Waiting {
  readonly sender: { readonly isGone: boolean };
  readonly cost: number;
  readonly due: number;
  readonly start: () => void;
  readonly refuse: (why: Busy) => void;
}

/** Runs costly work when its turn has come; at once within work that has it. @throws {TooManyRequests | Busy} */
export type InTurn = <Value>(cost: number, work: () => Promise<Value>) => Promise<Value>;

/** A request under way. */
export interface Work {
  readonly inTurn: InTurn;
  /** Whether its answer was work: that lies in memory until it is sent. */
  hasRun(): boolean;
  /** Once it is answered, or its sender is gone: what still waits is not begun, what runs is counted to its end. */
  end(): void;
}

/**
 * The work that is under way, of all and of each address, which is what a request holds and what its operations cost.
 * Costly work takes turns by start-time fair queuing: an address that has little under way comes before one that has much.
 */
export class WorkBudget {
  readonly #most: number;
  readonly #isSharedOut: boolean;
  readonly #accounts = new Map<string, Account>();
  readonly #waiting: Waiting[] = [];
  #held = 0;
  #running = 0;
  #time = 0;

  constructor({ most = MOST, isSharedOut }: Size) {
    this.#most = most;
    this.#isSharedOut = isSharedOut;
  }

  /** @throws {TooManyRequests | Busy} */
  begin(address: string): Work {
    const key = this.#isSharedOut ? addressKey(address) : '';
    const account = this.#accounts.get(key) ?? { held: 0, due: this.#time };
    this.#hold(account, REQUEST);
    this.#accounts.set(key, account);
    const sender = { isGone: false };
    let held = REQUEST;
    let isInTurn = false;
    const giveBack = () => {
      if (held === 0) return;
      account.held -= held;
      this.#held -= held;
      held = 0;
      if (account.held === 0) this.#accounts.delete(key);
    };
    return {
      inTurn: async (cost, work) => {
        if (isInTurn) return work();
        if (sender.isGone) throw new Busy();
        this.#hold(account, cost);
        held += cost;
        const leave = await this.#turn(account, cost, sender);
        isInTurn = true;
        try {
          return await work();
        } finally {
          isInTurn = false;
          leave();
          if (sender.isGone) giveBack();
        }
      },
      hasRun: () => held > REQUEST,
      end: () => {
        sender.isGone = true;
        if (!isInTurn) giveBack();
      },
    };
  }

  /** When all is taken, who holds less than an equal share is still let in. */
  #hold(account: Account, cost: number): void {
    const own = account.held + cost;
    if (this.#isSharedOut && own > this.#most * SHARE_OF_ONE) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    const addresses = this.#accounts.size + (account.held === 0 ? 1 : 0);
    if (this.#held + cost > this.#most && own > this.#most / addresses) throw new Busy();
    account.held = own;
    this.#held += cost;
  }

  /** @returns ends the turn. */
  async #turn(account: Account, cost: number, sender: Waiting['sender']): Promise<() => void> {
    const due = Math.max(this.#time, account.due);
    account.due = due + cost;
    await new Promise<void>((start, refuse) => {
      this.#waiting.push({ cost, due, sender, start, refuse });
      this.#startNext();
    });
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.#running -= cost;
      this.#startNext();
    };
    const startedAt = performance.now();
    const timer = setTimeout(end, longestMs(cost));
    return () => {
      clearTimeout(timer);
      if (this.#waiting.length === 0) end();
      else setTimeout(end, (performance.now() - startedAt) * PAUSE);
    };
  }

  #startNext(): void {
    this.#dropGone();
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      const next = this.#waiting.reduce((least, one) => (one.due < least.due ? one : least), first);
      if (this.#running > 0 && this.#running + next.cost > MOST_RUNNING) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#running += next.cost;
      this.#time = next.due;
      next.start();
    }
  }

  #dropGone(): void {
    for (const one of this.#waiting.filter(({ sender }) => sender.isGone)) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.refuse(new Busy());
    }
  }
}
