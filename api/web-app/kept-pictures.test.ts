import { expect, test } from 'vitest';
import { KeptPictures } from './kept-pictures';

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
  const kept = new KeptPictures();
  await Promise.all([kept.get('a', draw), kept.get('a', draw)]);
  await kept.get('a', draw);
  expect(drawn()).toBe(1);
});

test('one that failed is drawn again', async () => {
  const { draw, drawn } = artist(() => Promise.reject(new Error('no paint')));
  const kept = new KeptPictures();
  await expect(kept.get('a', draw)).rejects.toThrow('no paint');
  await expect(kept.get('a', draw)).rejects.toThrow('no paint');
  expect(drawn()).toBe(2);
});

test('the oldest goes when there are too many', async () => {
  const { draw, drawn } = artist(picture);
  const kept = new KeptPictures(2);
  for (const key of ['a', 'b', 'c', 'b', 'a']) await kept.get(key, draw);
  expect(drawn()).toBe(4);
});
