import { type Filled, FilledBytes, placesBetween } from './filled-bytes';
import { gzipBytes } from './gzip-parts';

/** A page in which only the nonce differs per answer, cut there. */
export class PageTemplate {
  readonly #parts: readonly Buffer[];
  readonly #nonceLength: number;
  #plain: FilledBytes | null = null;
  #gzip: FilledBytes | null = null;

  /** @param nonce - the one that the page was rendered with; all others are as long. */
  constructor(html: string, nonce: string) {
    this.#parts = html.split(nonce).map((part) => Buffer.from(part));
    this.#nonceLength = nonce.length;
  }

  /** Bytes that it takes: its parts, and about as many again to be sent. */
  get size(): number {
    return 2 * this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** With this nonce, for one answer alone. */
  once(nonce: string): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#with(Buffer.from(nonce, 'latin1')));
  }

  /** Each visitor gets an own nonce: a script with another one is not ours. */
  fill(nonce: string): Filled {
    this.#plain ??= this.#plainBytes();
    return this.#plain.fill(nonce);
  }

  /** The same with gzip: compressed once, whatever the nonce. */
  fillGzip(nonce: string): Filled {
    this.#gzip ??= gzipBytes(this.#parts, this.#nonceLength);
    return this.#gzip.fill(nonce);
  }

  #plainBytes(): FilledBytes {
    const blank = Buffer.concat(this.#with(Buffer.alloc(this.#nonceLength)));
    return new FilledBytes(blank, placesBetween(this.#parts, this.#nonceLength));
  }

  #with(word: Buffer): Buffer[] {
    return this.#parts.flatMap((part, index) => (index === 0 ? [part] : [word, part]));
  }
}
