import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DeviceMark, marksEnd, readMarks, withMark } from './known-devices';

const keys = { secretKey: randomBytes(32), previousSecretKeys: [] };
const now = new Date('2026-11-20T12:00:00.123Z');
const mark = (staffMemberId: string = randomUUID()): DeviceMark => ({
  staffMemberId,
  deviceId: randomBytes(16).toString('hex'),
  markedAt: now,
});

test('a mark is read as it was written, with the key of then too', () => {
  const anna = mark();
  const cookie = withMark([], anna, keys);
  expect(readMarks(cookie, keys, now)).toEqual([anna]);
  expect(readMarks(cookie, { secretKey: randomBytes(32), previousSecretKeys: [keys.secretKey] }, now)).toEqual([anna]);
});

test('a shared tablet knows eight people, each once, and forgets who was there the longest ago', () => {
  const people = Array.from({ length: 9 }, () => mark());
  const cookie = people.reduce((before, one) => withMark(readMarks(before, keys, now), one, keys), '');
  expect(readMarks(cookie, keys, now)).toEqual(people.slice(1).reverse());
  const again = mark(people[5]?.staffMemberId);
  const marks = readMarks(withMark(readMarks(cookie, keys, now), again, keys), keys, now);
  expect(marks[0]).toEqual(again);
  expect(marks).toHaveLength(8);
  expect(cookie.length).toBeLessThan(1000);
});

test('nothing counts that another key signed, that was changed or cut, and that is older than 400 days', () => {
  const cookie = withMark([], mark(), keys);
  expect(readMarks(cookie, { secretKey: randomBytes(32), previousSecretKeys: [] }, now)).toEqual([]);
  const bytes = Buffer.from(cookie, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(readMarks(Buffer.from(changed).toString('base64url'), keys, now)).toEqual([]);
    expect(readMarks(bytes.subarray(0, at).toString('base64url'), keys, now)).toEqual([]);
  }
  expect(readMarks(cookie, keys, marksEnd(now))).toEqual([]);
  expect(readMarks('x'.repeat(100_000), keys, now)).toEqual([]);
  expect(readMarks(null, keys, now)).toEqual([]);
});
