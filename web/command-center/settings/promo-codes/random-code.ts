/** Without what looks alike on a leaflet: 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that cannot be guessed. @param bytes - eight random ones. */
export function randomCode(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
