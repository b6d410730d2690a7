/** 128 random bits: an idempotency key, or the key of a line. `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
