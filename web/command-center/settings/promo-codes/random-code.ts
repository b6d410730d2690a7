/** Without what looks alike on a leaflet: 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that nobody guesses. @param bytes - eight of chance. */
export function randomCode(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
