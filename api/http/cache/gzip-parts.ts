import { constants, crc32, deflateRawSync } from 'node:zlib';

// RFC 1952: the magic number, deflate, no flags, no time, nothing of how, Unix.
const HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0x03]);
/** RFC 1951: an empty block that is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** How far back deflate looks. */
const WINDOW = 32 * 1024;
/** Of a block that is not compressed: that it is one, its length, and the same turned around. */
const STORED_HEAD = 5;

/** A gzip answer that is sent repeatedly with one different word. */
export class GzipParts {
  readonly #compressed: readonly Buffer[];

  /**
   * @param parts - what stands before, between and after the word.
   * @param wordLength - of the word, in bytes: it is the same each time.
   */
  constructor(
    private readonly parts: readonly Buffer[],
    wordLength: number,
  ) {
    // In the word's place stands what no text has: so nothing after it is told as "the same as there".
    const blank = Buffer.alloc(wordLength);
    let before = Buffer.alloc(0);
    this.#compressed = parts.map((part) => {
      const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(before.length > 0 && { dictionary: before }) };
      const compressed = deflateRawSync(part, options);
      before = Buffer.concat([before, part, blank]).subarray(-WINDOW);
      return compressed;
    });
  }

  /** The whole, as `gzip` would have it; the word stands in blocks of its own, uncompressed. */
  fill(word: Buffer): Buffer<ArrayBuffer> {
    const stored = storedBlock(word);
    const blocks = this.#compressed.flatMap((block, index) => (index === 0 ? [block] : [stored, block]));
    return Buffer.concat([HEADER, ...blocks, LAST_BLOCK, this.#trailer(word)]);
  }

  #trailer(word: Buffer): Buffer {
    let sum = 0;
    let length = 0;
    for (const [index, part] of this.parts.entries()) {
      if (index > 0) sum = crc32(word, sum);
      // Of nothing, zlib gives the sum of nothing.
      if (part.length > 0) sum = crc32(part, sum);
      length += part.length + (index > 0 ? word.length : 0);
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return trailer;
  }
}

function storedBlock(word: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD);
  head.writeUInt16LE(word.length, 1);
  head.writeUInt16LE(0xffff - word.length, 3);
  return Buffer.concat([head, word]);
}
