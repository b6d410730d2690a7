import type { ShopAddress } from '../../channel/channel.store';
import type { CacheEntry } from './cache-entry';

/** An answer that is being made, for the first who asked and for all who ask meanwhile. */
export interface Making {
  /** The shop's, read before it was begun. */
  readonly version: string;
  /** Null when it turned out to be none that is everybody's. */
  readonly answer: Promise<CacheEntry | null>;
  readonly end: (answer: CacheEntry | null) => void;
}

/** A question with a public answer. */
export interface KnownQuestion {
  readonly shopAt: ShopAddress;
  answer: CacheEntry | null;
  making: Making | null;
}

/** A limit, so that a caller with ever new questions only evicts old ones. */
const MOST_KNOWN = 1_000;
const MOST_BYTES = 24 * 1024 * 1024;
const LARGEST_BYTES = 512 * 1024;

/** Known questions with their answers; the oldest are evicted. */
export class AnswerStore {
  readonly #known = new Map<string, KnownQuestion>();
  #bytes = 0;

  get(question: string): KnownQuestion | null {
    return this.#known.get(question) ?? null;
  }

  learn(question: string, shopAt: ShopAddress): void {
    if (this.#known.has(question)) return;
    this.#known.set(question, { shopAt, answer: null, making: null });
    if (this.#known.size > MOST_KNOWN) this.#forgetOldest();
  }

  keep(question: string, answer: CacheEntry): void {
    const known = this.#known.get(question);
    if (!known || answer.size > LARGEST_BYTES) return;
    this.#bytes += answer.size - (known.answer?.size ?? 0);
    known.answer = answer;
    // The last that was made is the last to go.
    this.#known.delete(question);
    this.#known.set(question, known);
    while (this.#bytes > MOST_BYTES) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const [oldest] = this.#known;
    if (!oldest) return;
    const [question, { answer }] = oldest;
    this.#bytes -= answer?.size ?? 0;
    this.#known.delete(question);
  }
}

/** @returns the pending answer; only the first settlement counts. */
export function beginMaking(known: KnownQuestion, version: string): Making {
  let settle: (answer: CacheEntry | null) => void = () => undefined;
  const answer = new Promise<CacheEntry | null>((resolve) => {
    settle = resolve;
  });
  const making: Making = {
    version,
    answer,
    end(made) {
      if (known.making === making) known.making = null;
      settle(made);
    },
  };
  known.making = making;
  return making;
}
