import { AnimatedPhoto, NotAPhoto } from './refusals';

/** What is taken. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_START = [0xff, 0xd8, 0xff];
/** An ISO media file lists its brands in its first box, which is short. */
const BRANDS_END = 64;
/** HEVC inside: https://github.com/strukturag/libheif names them; sharp as it is published can't decode it. */
const HEIC_BRAND = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Other files that people take for photos, by their first characters. */
const OTHER_FILES: readonly (readonly [name: string, start: RegExp])[] = [
  ['GIF', /^GIF8/],
  ['PDF', /^%PDF-/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM.{4}\0\0\0\0/s],
  ['PSD', /^8BPS/],
  ['SVG', /^(?:\u00ef\u00bb\u00bf)?\s*(?:<[?!].*)?<svg\b/s],
];
const START_LENGTH = 512;

/**
 * What a file is by its first bytes; neither its name nor what the browser says is believed.
 *
 * @throws {NotAPhoto | AnimatedPhoto}
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat {
  if (startsWith(bytes, JPEG_START)) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp') return mediaFormat(brands(bytes));
  const start = text(bytes, 0, START_LENGTH);
  throw new NotAPhoto(OTHER_FILES.find(([, pattern]) => pattern.test(start))?.[0]);
}

/** HEIC and AVIF are one container; a phone's video and its photo too. @throws {NotAPhoto | AnimatedPhoto} */
function mediaFormat([major = '', ...compatible]: readonly string[]): PhotoFormat {
  if (major === 'avis') throw new AnimatedPhoto();
  if (major === 'avif' || compatible.includes('avif')) return 'avif';
  throw new NotAPhoto([major, ...compatible].some((brand) => HEIC_BRAND.test(brand)) ? 'HEIC' : 'VIDEO');
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function brands(bytes: Uint8Array): string[] {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(boxLength, BRANDS_END, bytes.length);
  const names: string[] = [];
  // The brand at 8, four bytes of version, then the compatible brands.
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) names.push(text(bytes, at, at + 4));
  return names;
}
