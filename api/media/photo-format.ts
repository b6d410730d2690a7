/** `avis` is a sequence of AVIF pictures: a film. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'avis';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_START = [0xff, 0xd8, 0xff];
/** An ISO media file lists its brands in its first box, which is short. */
const BRANDS_END = 64;

/**
 * What a file is by its first bytes; neither its name nor what the browser says is believed.
 *
 * @returns null for whatever else: SVG, GIF, HTML, an archive.
 */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, JPEG_START)) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const [major, ...compatible] = brands(bytes);
  if (major === 'avis') return 'avis';
  return major === 'avif' || compatible.includes('avif') ? 'avif' : null;
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
