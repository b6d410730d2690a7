import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecretBox, SecretUnreadable } from './secrets';

const key = randomBytes(32);
const box = createSecretBox(key);

describe('a sealed secret', () => {
  test('opens to the same text, and is never sealed alike twice', () => {
    const [first, second] = [
      box.seal('Bearer ключ 🔑', 'receiver-authorization'),
      box.seal('Bearer ключ 🔑', 'receiver-authorization'),
    ];
    expect(box.open(first, 'receiver-authorization')).toBe('Bearer ключ 🔑');
    expect(Buffer.from(first).equals(second)).toBe(false);
    expect(Buffer.from(first).includes('Bearer')).toBe(false);
  });

  test('does not open for another purpose', () => {
    expect(() => box.open(box.seal('x', 'receiver-authorization'), 'receiver-signing-secret')).toThrow(
      SecretUnreadable,
    );
  });

  test('does not open when any byte was changed or cut', () => {
    const sealed = box.seal('Bearer', 'receiver-authorization');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(() => box.open(changed, 'receiver-authorization')).toThrow(SecretUnreadable);
      expect(() => box.open(sealed.subarray(0, at), 'receiver-authorization')).toThrow(SecretUnreadable);
    }
  });

  test('still opens after the key was changed, when the older key is known', () => {
    const newer = randomBytes(32);
    const sealed = box.seal('Bearer', 'receiver-authorization');
    expect(createSecretBox(newer, [key]).open(sealed, 'receiver-authorization')).toBe('Bearer');
    expect(() => createSecretBox(newer).open(sealed, 'receiver-authorization')).toThrow(SecretUnreadable);
  });

  test('needs a key of 32 bytes', () => {
    expect(() => createSecretBox(randomBytes(16)).seal('x', 'receiver-authorization')).toThrow(RangeError);
    expect(() => createSecretBox(randomBytes(31))).toThrow(RangeError);
  });
});
