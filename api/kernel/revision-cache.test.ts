import { expect, test } from 'vitest';
import { RevisionCache } from './revision-cache';

test('a value is made once for a revision, and again for the next', async () => {
  const cache = new RevisionCache<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([cache.get('a', { revision: 1 }, make), cache.get('a', { revision: 1 }, make)])).toEqual([
    1, 1,
  ]);
  expect(await cache.get('a', { revision: 2 }, make)).toBe(2);
  expect(await cache.get('b', { revision: 2 }, make)).toBe(3);
});

test('what failed is tried again', async () => {
  const cache = new RevisionCache<number>();
  await expect(cache.get('a', { revision: 1 }, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', { revision: 1 }, async () => 7)).toBe(7);
});

test('invented keys push out the oldest, and are not kept for ever', async () => {
  const cache = new RevisionCache<string>();
  let made = 0;
  const make = async () => `made ${++made}`;
  for (let key = 0; key < 17; key += 1) await cache.get(`${key}`, { revision: 1 }, make);
  expect(await cache.get('16', { revision: 1 }, make)).toBe('made 17');
  expect(await cache.get('0', { revision: 1 }, make)).toBe('made 18');
});

function artist(answer: () => Promise<Uint8Array>) {
  let drawn = 0;
  return {
    drawn: () => drawn,
    draw: () => {
      drawn += 1;
      return answer();
    },
  };
}
const picture = async () => new Uint8Array([1]);

test('who asks at the same time gets the same picture', async () => {
  const { draw, drawn } = artist(picture);
  const kept = new RevisionCache<Uint8Array>();
  await Promise.all([kept.get('a', { revision: 1 }, draw), kept.get('a', { revision: 1 }, draw)]);
  await kept.get('a', { revision: 1 }, draw);
  expect(drawn()).toBe(1);
});

test('one that failed is drawn again', async () => {
  const { draw, drawn } = artist(() => Promise.reject(new Error('no paint')));
  const kept = new RevisionCache<Uint8Array>();
  await expect(kept.get('a', { revision: 1 }, draw)).rejects.toThrow('no paint');
  await expect(kept.get('a', { revision: 1 }, draw)).rejects.toThrow('no paint');
  expect(drawn()).toBe(2);
});

test('the oldest goes when there are too many', async () => {
  const { draw, drawn } = artist(picture);
  const kept = new RevisionCache<Uint8Array>(2);
  for (const key of ['a', 'b', 'c', 'b', 'a']) await kept.get(key, { revision: 1 }, draw);
  expect(drawn()).toBe(4);
});

test('who read the revision before the last change is given the newest, and nothing is made for them', async () => {
  const cache = new RevisionCache<number>();
  await cache.get('a', { revision: 2 }, async () => 2);
  expect(await cache.get('a', { revision: 1 }, async () => 1)).toBe(2);
});

test('what all take together stays within its share: the oldest goes, and one that is too large alone too', async () => {
  const { draw, drawn } = artist(async () => new Uint8Array(40));
  const kept = new RevisionCache<Uint8Array>(100, ({ length }) => length);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c']) await kept.get(key, { revision: 1 }, draw);
  expect(drawn()).toBe(3);
  await kept.get('b', { revision: 1 }, draw);
  expect(drawn()).toBe(4);
  // Another revision of the same takes its place.
  for (const revision of [2, 3, 4, 5]) await kept.get('b', { revision }, draw);
  await kept.get('c', { revision: 1 }, draw);
  expect(drawn()).toBe(8);
  await kept.get('d', { revision: 1 }, async () => new Uint8Array(101));
  await kept.get('c', { revision: 1 }, draw);
  expect(drawn()).toBe(8);
  await kept.get('d', { revision: 1 }, draw);
  expect(drawn()).toBe(9);
});
