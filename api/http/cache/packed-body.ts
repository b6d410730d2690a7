import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { weakEntityTag } from './entity-tag';

const packBrotli = promisify(brotliCompress);
/** Beyond it a menu takes ten times as long and a tenth less room. */
const QUALITY = 5;
/** A coding of `Accept-Encoding` whose weight is not 0. */
const BROTLI = /^\s*br\s*(?:;\s*q=(?:1|0?\.\d*[1-9]).*)?$/i;

/** A text with its tag, packed once for all who ask for it so. Brotli finds what stands in it twice, however far apart. */
export class PackedBody {
  readonly tag: string;
  #brotli: Promise<Buffer> | null = null;

  constructor(readonly text: string) {
    this.tag = weakEntityTag(text);
  }

  /** @param accepted - what `Accept-Encoding` says. @returns null for those who can't unpack it. */
  brotli(accepted: string | undefined): Promise<Buffer> | null {
    if (!accepted?.split(',').some((coding) => BROTLI.test(coding))) return null;
    this.#brotli ??= packBrotli(this.text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return this.#brotli;
  }
}
