import { InvalidInput } from '../../kernel/refusals';

const MAXIMUM_KEY = 255;

/** What a client makes up for each order: one line of visible text. */
const KEY = /^[^\p{Cc}\p{Cs}]+$/u;

/** @throws {InvalidInput} when it is missing, too long, or nothing that a header or a column could hold. */
export function checkIdempotencyKey(key: string): void {
  const path = ['idempotencyKey'];
  if (key.trim() === '') throw new InvalidInput([{ path, code: 'REQUIRED' }]);
  if (key.length > MAXIMUM_KEY) {
    throw new InvalidInput([{ path, code: 'STRING_TOO_LONG', values: { maximum: MAXIMUM_KEY } }]);
  }
  if (!KEY.test(key)) throw new InvalidInput([{ path, code: 'CONTROL_CHARACTERS' }]);
}
