import { type FileEncoding, ONE_BYTE } from './encodings';
import { EncodingDoubtful } from './refusals';

export interface DecodedText {
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** Bytes that are looked at for zeros. */
const LOOKED_AT = 65_536;
/** One byte in so many is such a zero at least: separators, digits and line ends have one. */
const FEWEST_PLAIN = 40;
/** Lines that are looked at for the alphabet. */
const LINES = 5_000;
const SAMPLE_LINES = 3;
const SAMPLE_LENGTH = 120;
/** Of the words with letters beyond ASCII: brands mix alphabets and cases. */
const PLAUSIBLE_SHARE = 0.8;
const LATIN = /125[024]/;

const decode = (bytes: Uint8Array, encoding: FileEncoding): string => new TextDecoder(encoding).decode(bytes);

/** UTF-16 has a zero beside each plain letter, always on the same side. */
function utf16Of(bytes: Uint8Array): FileEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (side: number) => start.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) * FEWEST_PLAIN < start.length) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether its letters beyond ASCII make words of Cyrillic or Greek alone, without a capital after a small letter. */
function isPlausible(text: string): boolean {
  // A letter of another alphabet often reads as a sign, and cuts a word into parts that seem whole.
  const runs = text.match(/[\p{L}\p{S}\p{No}]+/gu) ?? [];
  const words = runs.filter((run) => /\p{L}/u.test(run) && /[^a-z]/i.test(run));
  const whole = words.filter(
    (word) => /^(?:\p{Script=Cyrillic}+|\p{Script=Greek}+)$/u.test(word) && !/\p{Ll}\p{Lu}/u.test(word),
  );
  return words.length > 0 && whole.length >= words.length * PLAUSIBLE_SHARE;
}

/** UTF-8 in which some bytes were broken on the way. */
const isNearlyUtf8 = (text: string): boolean =>
  (text.match(/\ufffd/g)?.length ?? 0) * 2 < (text.match(/[^\0-\u007f]/g)?.length ?? 0);

/** @throws {EncodingDoubtful} when the file reads differently in several alphabets. */
function guessOneByte(bytes: Uint8Array): FileEncoding {
  const text = Buffer.from(bytes).toString('latin1');
  const beyondAscii = text.match(/^.*[\u0080-\u00ff].*$/gm)?.slice(0, LINES) ?? [];
  const excerpt = Buffer.from(beyondAscii.join('\n'), 'latin1');
  const readings = ONE_BYTE.map((encoding) => ({ encoding, text: decode(excerpt, encoding) }));
  // Cyrillic words are Greek ones too, letter by letter; Greek accents are capitals inside Cyrillic words.
  const other = readings.find(({ encoding, text: read }) => !LATIN.test(encoding) && isPlausible(read));
  if (other) return other.encoding;
  const readable = readings.filter(({ text: read }) => !/[\u0080-\u009f\ufffd]/.test(read));
  const [first, ...others] = readable.filter(({ encoding }) => LATIN.test(encoding));
  if (first && others.every(({ text: read }) => read === first.text)) return first.encoding;
  const utf8 = { encoding: 'utf-8', text: decode(excerpt, 'utf-8') } as const;
  const offered = isNearlyUtf8(utf8.text) ? [utf8, ...readable] : readable.length > 0 ? readable : readings;
  const different = offered.filter(({ text }, index) => offered.findIndex((other) => other.text === text) === index);
  const lines = different.map(({ text }) => text.split('\n'));
  const distinct = (line: number) => new Set(lines.map((texts) => texts[line])).size;
  const telling = [...(lines[0]?.keys() ?? [])].toSorted((one, other) => distinct(other) - distinct(one));
  throw new EncodingDoubtful(
    different.map(({ encoding }, index) => ({
      encoding,
      sample: telling.slice(0, SAMPLE_LINES).map((line) => lines[index]?.[line]?.slice(0, SAMPLE_LENGTH) ?? ''),
    })),
  );
}

/**
 * A file's text, whatever program saved it.
 *
 * @param asked - the encoding that the sender names; it is found out otherwise.
 * @returns null for what is no text at all, such as a workbook.
 * @throws {EncodingDoubtful}
 */
export function decodeText(bytes: Uint8Array, asked?: FileEncoding | null): DecodedText | null {
  const found = asked ?? utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  if (found === null && bytes.includes(0)) return null;
  const encoding = found ?? guessOneByte(bytes);
  const text = decode(bytes, encoding);
  return text.includes('\0') ? null : { text, encoding };
}
