import { expect, test } from 'vitest';
import { RevisionCache } from './revision-cache';

test('a value is made once for a revision, and anew for the next', async () => {
  const cache = new RevisionCache<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([cache.get('a', 1, make), cache.get('a', 1, make)])).toEqual([1, 1]);
  expect(await cache.get('a', 2, make)).toBe(2);
  expect(await cache.get('b', 2, make)).toBe(3);
});

test('what failed is tried anew', async () => {
  const cache = new RevisionCache<number>();
  await expect(cache.get('a', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', 1, async () => 7)).toBe(7);
});

test('invented keys push out the oldest, and are not kept for ever', async () => {
  const cache = new RevisionCache<string>();
  let made = 0;
  const make = async () => `made ${++made}`;
  for (let key = 0; key < 17; key += 1) await cache.get(`${key}`, 1, make);
  expect(await cache.get('16', 1, make)).toBe('made 17');
  expect(await cache.get('0', 1, make)).toBe('made 18');
});
