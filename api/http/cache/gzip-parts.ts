import { constants, crc32, deflateRawSync } from 'node:zlib';
import { FilledBytes, placesBetween } from './filled-bytes';

// RFC 1952: the magic number, deflate, no flags, no time, nothing of how, Unix.
const HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0x03]);
/** RFC 1951: an empty block that is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const NOTHING = Buffer.alloc(0);
/** How far back deflate looks. */
const WINDOW = 32 * 1024;
/** Of a block that is not compressed: that it is one, its length, and the same turned around. */
const STORED_HEAD = 5;

/** A checksum and a length. */
const TRAILER = 8;

/**
 * A gzip answer that is sent repeatedly with one different word, as `gzip` would have it; the word stands in blocks of its
 * own, uncompressed.
 *
 * @param parts - what stands before, between and after the word.
 * @param wordLength - of the word, in bytes: it is the same each time.
 */
export function gzipBytes(parts: readonly Buffer[], wordLength: number): FilledBytes {
  const head = storedHead(wordLength);
  const blocks = compressed(parts, wordLength).map((block, index, { length }) =>
    Buffer.concat([index === 0 ? HEADER : NOTHING, block, index === length - 1 ? LAST_BLOCK : head]),
  );
  const blank = Buffer.alloc(wordLength);
  const whole = Buffer.concat([
    ...blocks.flatMap((block, index) => (index === 0 ? [block] : [blank, block])),
    Buffer.alloc(TRAILER),
  ]);
  return new FilledBytes(whole, placesBetween(blocks, wordLength), (bytes, word) => writeTrailer(bytes, parts, word));
}

function compressed(parts: readonly Buffer[], wordLength: number): Buffer[] {
  // Zeros stand in the word's place. No text has them, so no later part is compressed as a reference to the word.
  const blank = Buffer.alloc(wordLength);
  let before = Buffer.alloc(0);
  return parts.map((part) => {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(before.length > 0 && { dictionary: before }) };
    const block = deflateRawSync(part, options);
    before = Buffer.concat([before, part, blank]).subarray(-WINDOW);
    return block;
  });
}

function writeTrailer(bytes: Buffer, parts: readonly Buffer[], word: Buffer): void {
  let sum = 0;
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) sum = crc32(word, sum);
    // Of nothing, zlib gives the sum of nothing.
    if (part.length > 0) sum = crc32(part, sum);
    length += part.length + (index > 0 ? word.length : 0);
  }
  bytes.writeUInt32LE(sum, bytes.length - TRAILER);
  bytes.writeUInt32LE(length % 2 ** 32, bytes.length - TRAILER / 2);
}

function storedHead(wordLength: number): Buffer {
  const head = Buffer.alloc(STORED_HEAD);
  head.writeUInt16LE(wordLength, 1);
  head.writeUInt16LE(0xffff - wordLength, 3);
  return head;
}
