import { connection } from '../../connectivity/connection';
import { type Host, openHost } from './hosts';
import type { Message, OperationKey } from './messages';

/** How often a page says what it wants, so that the broker knows that it is still there. */
const REPEAT_MS = 20_000;
/** A broker answers at once. */
const ANSWER_MS = 5_000;

/** Who listens to an operation: urql, for a component. */
export interface Subscriber {
  next(result: object): void;
  complete(): void;
}

/** What a page hears live. While the page is away, in the browser's back/forward cache or frozen, it holds nothing. */
class LiveUpdates {
  readonly #subscribers = new Map<OperationKey, Set<Subscriber>>();
  #host: Host | null = null;
  #repeat: ReturnType<typeof setInterval> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isAway = false;

  constructor() {
    addEventListener('pagehide', () => this.#goAway());
    document.addEventListener('freeze', () => this.#goAway());
    addEventListener('pageshow', () => this.#comeBack());
    document.addEventListener('resume', () => this.#comeBack());
    document.addEventListener('visibilitychange', () => this.#say());
  }

  /** @returns what ends it. */
  subscribe(key: OperationKey, subscriber: Subscriber): () => void {
    const subscribers = this.#subscribers.get(key) ?? new Set();
    this.#subscribers.set(key, subscribers.add(subscriber));
    connection.awaits(subscriber);
    this.#join();
    return () => {
      connection.leaves(subscriber);
      subscribers.delete(subscriber);
      if (subscribers.size === 0) this.#subscribers.delete(key);
      this.#say();
    };
  }

  #goAway(): void {
    this.#isAway = true;
    this.#leave();
  }

  #comeBack(): void {
    this.#isAway = false;
    this.#join();
  }

  #join(): void {
    // Nobody would end what a page began after it had left.
    if (this.#isAway || this.#subscribers.size === 0) return;
    if (!this.#host) {
      for (const subscriber of this.#all()) connection.awaits(subscriber);
      this.#host = openHost((message) => this.#receive(message));
      this.#repeat = setInterval(() => this.#say(), REPEAT_MS);
    }
    this.#say();
  }

  #leave(): void {
    clearInterval(this.#repeat);
    clearTimeout(this.#unanswered);
    this.#unanswered = undefined;
    this.#host?.close();
    this.#host = null;
  }

  /** Once for all that changes in the same moment. */
  #say(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    queueMicrotask(() => {
      this.#isSending = false;
      if (this.#subscribers.size === 0) this.#leave();
      this.#host?.send([...this.#subscribers.keys()]);
      if (this.#host) this.#unanswered ??= setTimeout(() => this.#renew(), ANSWER_MS);
    });
  }

  #renew(): void {
    this.#unanswered = undefined;
    for (const subscriber of this.#all()) connection.loses(subscriber);
    this.#host?.renew();
    this.#say();
  }

  #receive(message: Message): void {
    clearTimeout(this.#unanswered);
    this.#unanswered = undefined;
    if (message.kind === 'live') this.#each(message.keys, (subscriber) => connection.hears(subscriber));
    if (message.kind === 'lost') this.#each(message.keys, (subscriber) => connection.loses(subscriber));
    if (message.kind === 'result') this.#each([message.key], (subscriber) => subscriber.next(message.result));
    if (message.kind === 'over') this.#end(message.key);
  }

  /** Nobody asks for it again, or it would be refused again. */
  #end(key: OperationKey): void {
    const subscribers = this.#subscribers.get(key) ?? [];
    this.#subscribers.delete(key);
    for (const subscriber of subscribers) {
      connection.leaves(subscriber);
      subscriber.complete();
    }
  }

  #each(keys: readonly OperationKey[], act: (subscriber: Subscriber) => void): void {
    for (const key of keys) for (const subscriber of [...(this.#subscribers.get(key) ?? [])]) act(subscriber);
  }

  #all(): Subscriber[] {
    return [...this.#subscribers.values()].flatMap((subscribers) => [...subscribers]);
  }
}

export const liveUpdates = new LiveUpdates();
