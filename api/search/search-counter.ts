import type { Locale } from '../../domain/locale';

/** A search that somebody made. */
interface MadeSearch {
  readonly channelId: string;
  readonly locale: Locale;
  /** In the menu's own words. */
  readonly text: string;
}

export interface CountedSearch extends MadeSearch {
  readonly count: number;
}

/** Different searches that are kept until they are written: what is more waits for quieter times. */
const MOST_SEARCHES = 500;
/** Searchers who are distinguished until the next writing. */
const MOST_SEARCHERS = 10_000;

/** Counts searches until they are written down. Neither many of them nor one person's many make it grow. */
export class SearchCounter {
  #counts = new Map<string, CountedSearch>();
  #heard = new Set<string>();

  /** @param searcher - known here alone and for as long: the same search of one person counts once. */
  note({ channelId, locale, text }: MadeSearch, searcher: string): void {
    const key = `${channelId} ${locale} ${text}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= MOST_SEARCHES) return;
    const heard = `${searcher} ${key}`;
    if (this.#heard.has(heard) || this.#heard.size >= MOST_SEARCHERS) return;
    this.#heard.add(heard);
    this.#counts.set(key, { channelId, locale, text, count: (known?.count ?? 0) + 1 });
  }

  /** Hands over what has been counted, and begins again. Who searched is remembered a little longer: see `forget`. */
  take(): CountedSearch[] {
    const counted = [...this.#counts.values()];
    this.#counts = new Map();
    return counted;
  }

  /** From now on the same person's same search counts again. */
  forget(): void {
    this.#heard = new Set();
  }
}
