import { askServer } from './ask-server';

/** An answer that takes longer is a reason to ask whether anything arrives. */
export const LATE_MS = 3_000;
/** Between two questions: two seconds, then twice as long each time. */
const SHORTEST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * Whether the server can be reached. A phone says that it is connected while nothing arrives, and a laptop without a network
 * reaches a server beside it: what the device says only raises a doubt, and an answer settles it.
 */
export class Reachability {
  #isReachable = true;
  #isAsking = false;
  #answers = 0;
  readonly #ask: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();

  constructor(ask = askServer) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): boolean => this.#isReachable;

  /** Something came from the server, whatever it says. */
  readonly answered = (): void => {
    this.#answers += 1;
    this.#tell(true);
  };

  /** Something did not come, or is late: the server is asked until it answers. */
  readonly doubt = (): void => {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#askUntilAnswered();
  };

  /** The device says that it has no connection. */
  readonly lost = (): void => {
    this.#tell(false);
    this.doubt();
  };

  async #askUntilAnswered(): Promise<void> {
    for (let pause = SHORTEST_MS; ; pause = Math.min(LONGEST_MS, pause * 2)) {
      const before = this.#answers;
      if (await this.#ask()) break;
      const after = this.#answers;
      if (after === before) this.#tell(false);
      await this.#pause(pause);
      if (this.#answers > after) break;
    }
    this.#isAsking = false;
    this.answered();
  }

  /**
   * Ends early when something is heard, or the device says that the connection is back. A page that nobody sees asks no more,
   * so that it keeps no phone awake, until it is looked at again.
   */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        globalThis.removeEventListener?.('online', end);
        globalThis.document?.removeEventListener('visibilitychange', endWhenSeen);
        resolve();
      };
      const endWhenSeen = () => {
        if (globalThis.document?.visibilityState !== 'hidden') end();
      };
      const timer = setTimeout(endWhenSeen, milliseconds);
      globalThis.document?.addEventListener('visibilitychange', endWhenSeen);
      const stop = this.subscribe(end);
      globalThis.addEventListener?.('online', end);
    });
  }

  #tell(isReachable: boolean): void {
    if (this.#isReachable === isReachable) return;
    this.#isReachable = isReachable;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The page's own. Only a browser tells it anything: the server renders for all visitors. */
export const reachability = new Reachability();
