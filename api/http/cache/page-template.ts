import { GzipParts } from './gzip-parts';

/** A page in which only the nonce differs per answer, cut there. */
export class PageTemplate {
  readonly #parts: readonly Buffer[];
  readonly #nonceLength: number;
  #gzip: GzipParts | null = null;

  /** @param nonce - the one that the page was rendered with; all others are as long. */
  constructor(html: string, nonce: string) {
    this.#parts = html.split(nonce).map((part) => Buffer.from(part));
    this.#nonceLength = nonce.length;
  }

  get size(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** Each visitor gets an own nonce: a script with another one is not ours. */
  fill(nonce: string): Buffer<ArrayBuffer> {
    const between = Buffer.from(nonce, 'latin1');
    return Buffer.concat(this.#parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
  }

  /** The same with gzip: compressed once, whatever the nonce. */
  fillGzip(nonce: string): Buffer<ArrayBuffer> {
    this.#gzip ??= new GzipParts(this.#parts, this.#nonceLength);
    return this.#gzip.fill(Buffer.from(nonce, 'latin1'));
  }
}
