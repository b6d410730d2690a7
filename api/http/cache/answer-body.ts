import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { weakEntityTag } from './entity-tag';
import { type Filled, FilledBytes, placesBetween } from './filled-bytes';
import { gzipBytes } from './gzip-parts';

const packBrotli = promisify(brotliCompress);
/** Beyond it a menu takes ten times as long and a tenth less room. */
const QUALITY = 5;
/** A coding of `Accept-Encoding` whose weight is not 0. */
const BROTLI = /^\s*br\s*(?:;\s*q=(?:1|0?\.\d*[1-9]).*)?$/i;

/** The body of a shared answer. Of a page only the nonce differs per answer: it is cut there. */
export class AnswerBody {
  readonly #parts: readonly Buffer<ArrayBuffer>[];
  #plain: FilledBytes | null = null;
  #gzip: FilledBytes | null = null;
  #brotli: Promise<Buffer> | null = null;
  #tag: string | null = null;

  /** @param nonce - the one that a page was rendered with; all others are as long. */
  constructor(
    content: string | Buffer<ArrayBuffer>,
    readonly nonce = '',
  ) {
    const texts = typeof content === 'string' && nonce !== '' ? content.split(nonce) : [content];
    this.#parts = texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text));
  }

  /** Bytes that it takes: its parts, and about as many again to be sent. */
  get size(): number {
    return 2 * this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** Follows the content. */
  get tag(): string {
    this.#tag ??= weakEntityTag(this.once());
    return this.#tag;
  }

  /** With this nonce, for one answer alone. */
  once(nonce = ''): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#with(Buffer.from(nonce, 'latin1')));
  }

  /** Each visitor gets an own nonce: a script with another one is not ours. */
  fill(nonce: string): Filled {
    const [whole, ...others] = this.#parts;
    if (whole && others.length === 0) return { bytes: whole, sent: () => undefined };
    this.#plain ??= new FilledBytes(
      Buffer.concat(this.#with(Buffer.alloc(this.nonce.length))),
      placesBetween(this.#parts, this.nonce.length),
    );
    return this.#plain.fill(nonce);
  }

  /** The same with gzip: compressed once, whatever the nonce. */
  fillGzip(nonce: string): Filled {
    this.#gzip ??= gzipBytes(this.#parts, this.nonce.length);
    return this.#gzip.fill(nonce);
  }

  /**
   * With Brotli, which finds what stands in it twice however far apart; packed once.
   *
   * @param accepted - what `Accept-Encoding` says.
   * @returns null for those who can't unpack it.
   */
  brotli(accepted: string | undefined): Promise<Buffer> | null {
    if (!accepted?.split(',').some((coding) => BROTLI.test(coding))) return null;
    this.#brotli ??= packBrotli(this.once(), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return this.#brotli;
  }

  #with(word: Buffer): Buffer[] {
    return this.#parts.flatMap((part, index) => (index === 0 ? [part] : [word, part]));
  }
}
