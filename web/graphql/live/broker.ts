import type { Message, OperationKey, Post } from './messages';
import { pauseBefore } from './pause';
import { type Listener, Stream } from './stream';

/** Tabs that open together, and what one page asks for at once, share a stream. */
const GATHER_MS = 20;
/** The stream that gave way is heard a little longer: its last events may still be on their way. */
const FAREWELL_MS = 1_000;
/** A page says every 20 s what it wants, in the background every minute: after so long its tab is gone. */
const GONE_MS = 150_000;
/** As many as the server takes: see `api/http/graphql/live-stream.rest.ts`. */
const MOST_OPERATIONS = 16;

interface Page {
  readonly post: Post;
  /** Each with the number of the first stream that tells it: those begun before have the cookies of another moment. */
  readonly wanted: Map<OperationKey, number>;
  /** Operations of which the page does not know yet that they are live. */
  readonly awaited: Set<OperationKey>;
  heardAt: number;
}

interface Options {
  readonly open?: (keys: readonly OperationKey[], listener: Listener) => Stream;
  /** In milliseconds, before a stream or an operation is asked for again. */
  readonly pause?: (attempt: number) => number;
  /** In milliseconds, after which a page that says nothing is gone. */
  readonly goneMs?: number;
}

/**
 * Holds one stream for all pages of a browser. When a page wants another operation, a new stream replaces the old one, which
 * closes only after the new one is open: no event is missed, but one may come twice. A stream has the cookies of the moment
 * when it was opened: a page loaded after a sign-in or a sign-out never gets events by the rights of another session.
 */
export class Broker {
  readonly #pages = new Map<unknown, Page>();
  readonly #open: NonNullable<Options['open']>;
  readonly #pause: NonNullable<Options['pause']>;
  readonly #goneMs: number;
  #current: Stream | null = null;
  #opening: Stream | null = null;
  /** Those that gave way, and are heard a little longer. */
  readonly #leaving = new Set<Stream>();
  /** Something else is wanted since `#opening` was begun. */
  #isStale = false;
  #attempt = 0;
  /** The number of the stream that was begun last. */
  #serial = 0;
  readonly #ends = new Map<OperationKey, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goneTimer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;

  constructor({ open, pause = pauseBefore, goneMs = GONE_MS }: Options = {}) {
    this.#open = open ?? ((keys, listener) => new Stream(keys, listener));
    this.#pause = pause;
    this.#goneMs = goneMs;
  }

  /** @param id - the page's own. @param keys - all that it wants; nothing when it leaves. */
  hear(id: unknown, keys: readonly OperationKey[], post: Post): void {
    const page = this.#pages.get(id) ?? { post, wanted: new Map(), awaited: new Set(), heardAt: 0 };
    const added = keys.filter((key) => !page.wanted.has(key));
    for (const key of page.wanted.keys()) if (!keys.includes(key)) forget(page, key);
    for (const key of added) {
      page.wanted.set(key, this.#serial + 1);
      page.awaited.add(key);
    }
    page.heardAt = Date.now();
    this.#pages.set(id, page);
    if (keys.length === 0) this.#pages.delete(id);
    else post({ kind: 'heard' });
    this.#forgetGonePages();
    if (this.#pages.size === 0) this.close();
    else if (added.length > 0) this.#plan(GATHER_MS);
    // Should the last page go without a word, nobody else speaks: its stream would stay.
    clearTimeout(this.#goneTimer);
    if (this.#pages.size > 0) this.#goneTimer = setTimeout(() => this.#endInSilence(), this.#goneMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#goneTimer);
    this.#dueAt = Number.POSITIVE_INFINITY;
    // The clock of a page that goes into the back/forward cache stands still: nothing is left to it.
    for (const stream of [this.#current, this.#opening, ...this.#leaving]) stream?.close();
    this.#leaving.clear();
    this.#current = this.#opening = null;
    this.#attempt = 0;
    this.#ends.clear();
  }

  #endInSilence(): void {
    // A page that only slept learns that it has missed something.
    for (const page of this.#pages.values()) lose(page, [...page.wanted.keys()]);
    this.#pages.clear();
    this.close();
  }

  #forgetGonePages(): void {
    const isGone = Date.now() - this.#goneMs;
    for (const [id, { heardAt }] of this.#pages) if (heardAt < isGone) this.#pages.delete(id);
  }

  #plan(milliseconds: number): void {
    const dueAt = Date.now() + milliseconds;
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#begin(), milliseconds);
  }

  #begin(): void {
    this.#dueAt = Number.POSITIVE_INFINITY;
    this.#isStale = this.#opening !== null;
    if (this.#isStale) return;
    const wanted = [...new Set([...this.#pages.values()].flatMap(({ wanted }) => [...wanted.keys()]))];
    for (const page of this.#pages.values()) for (const key of wanted.slice(MOST_OPERATIONS)) refuse(page, key);
    const keys = wanted.slice(0, MOST_OPERATIONS);
    if (keys.length === 0) {
      this.close();
      return;
    }
    this.#serial += 1;
    const serial = this.#serial;
    const refused = new Set<OperationKey>();
    const stream = this.#open(keys, {
      onOpen: () => this.#takeOver(stream, serial),
      onResult: (key, result) => {
        if ('errors' in result) refused.add(key);
        else if (stream === this.#current) this.#ends.delete(key);
        this.#tell(serial, { kind: 'result', key, result });
      },
      onOver: (key) => {
        if (stream !== this.#current) return;
        if (refused.has(key)) this.#refused(key, serial);
        else this.#ended(key, serial);
      },
      onLost: () => this.#lost(stream),
    });
    this.#opening = stream;
  }

  #takeOver(stream: Stream, serial: number): void {
    if (this.#current) this.#giveWay(this.#current);
    this.#current = stream;
    this.#opening = null;
    this.#attempt = 0;
    for (const { wanted, awaited, post } of this.#pages.values()) {
      const keys = stream.keys.filter((key) => isNotice(wanted, key, serial) && awaited.delete(key));
      if (keys.length > 0) post({ kind: 'live', keys });
    }
    if (this.#isStale) this.#plan(GATHER_MS);
  }

  #giveWay(stream: Stream): void {
    this.#leaving.add(stream);
    setTimeout(() => {
      stream.close();
      this.#leaving.delete(stream);
    }, FAREWELL_MS);
  }

  #lost(stream: Stream): void {
    if (stream === this.#opening) this.#opening = null;
    else if (stream === this.#current) this.#current = null;
    else return;
    if (this.#current === null) for (const page of this.#pages.values()) lose(page, [...page.wanted.keys()]);
    this.#attempt += 1;
    this.#plan(this.#pause(this.#attempt - 1));
  }

  /** Final for the pages of this stream, not for those that wait for the next one: it may have other rights. */
  #refused(key: OperationKey, serial: number): void {
    this.#ends.delete(key);
    for (const page of this.#pages.values()) if (isNotice(page.wanted, key, serial)) refuse(page, key);
  }

  /** The server ended it, for example with a session that was replaced: it is asked for again. */
  #ended(key: OperationKey, serial: number): void {
    const times = this.#ends.get(key) ?? 0;
    this.#ends.set(key, times + 1);
    for (const page of this.#pages.values()) if (isNotice(page.wanted, key, serial)) lose(page, [key]);
    this.#plan(this.#pause(times));
  }

  /** Not to pages that wait for the next stream: this one may belong to another session. */
  #tell(serial: number, message: Extract<Message, { kind: 'result' }>): void {
    for (const { wanted, post } of this.#pages.values()) if (isNotice(wanted, message.key, serial)) post(message);
  }
}

function isNotice(wanted: Page['wanted'], key: OperationKey, serial: number): boolean {
  return serial >= (wanted.get(key) ?? Number.POSITIVE_INFINITY);
}

function forget({ wanted, awaited }: Page, key: OperationKey): void {
  wanted.delete(key);
  awaited.delete(key);
}

function refuse(page: Page, key: OperationKey): void {
  if (!page.wanted.has(key)) return;
  forget(page, key);
  page.post({ kind: 'over', key });
}

function lose({ awaited, post }: Page, keys: readonly OperationKey[]): void {
  for (const key of keys) awaited.add(key);
  post({ kind: 'lost', keys });
}
