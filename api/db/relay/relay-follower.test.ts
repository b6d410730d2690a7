import { expect, test } from 'vitest';
import { frameText, parseFrame } from './frame';
import { RelayFollower, SILENCE_MS } from './relay-follower';

const heardAll = { isGap: false, text: null };

test('a first frame is a gap: what came before it is not known', () => {
  const follower = new RelayFollower();
  expect(follower.hearsRelay(0)).toBe(false);
  expect(follower.hear({ relay: 'a', number: 7 }, 0)).toEqual({ isGap: true, text: null });
  expect(follower.hear({ relay: 'a', number: 8, text: 'x' }, 1)).toEqual({ isGap: false, text: 'x' });
  expect(follower.hear({ relay: 'a', number: 8 }, 2)).toEqual(heardAll);
});

test('a notice that was lost is missed by the next one, and by the next sign of life', () => {
  const follower = new RelayFollower();
  follower.hear({ relay: 'a', number: 1 }, 0);
  expect(follower.hear({ relay: 'a', number: 3, text: 'third' }, 1)).toEqual({ isGap: true, text: 'third' });
  expect(follower.hear({ relay: 'a', number: 4 }, 2).isGap).toBe(true);
  expect(follower.hear({ relay: 'a', number: 4 }, 3)).toEqual(heardAll);
});

test('another relay counts for itself, so its first frame is a gap', () => {
  const follower = new RelayFollower();
  follower.hear({ relay: 'a', number: 1 }, 0);
  expect(follower.hear({ relay: 'b', number: 1 }, 1).isGap).toBe(true);
  expect(follower.hear({ relay: 'b', number: 1 }, 2)).toEqual(heardAll);
});

test('a relay is gone when it says so, or is silent for too long', () => {
  const follower = new RelayFollower();
  follower.hear({ relay: 'a', number: 1 }, 100);
  expect(follower.hearsRelay(99 + SILENCE_MS)).toBe(true);
  expect(follower.hearsRelay(100 + SILENCE_MS)).toBe(false);
  follower.hear({ relay: 'a', number: 1 }, 200);
  follower.hear({ relay: 'a', number: 1, ends: true }, 201);
  expect(follower.hearsRelay(202)).toBe(false);
});

test('frames are read as they were written, and nothing else is taken for one', () => {
  const frame = { relay: 'a', number: 3, text: '{"topic":"orders"}' };
  expect(parseFrame(frameText(frame))).toEqual(frame);
  for (const text of ['', '{', '{"relay":1}', '{"relay":"a","number":1.5}', 'null'])
    expect(parseFrame(text)).toBeNull();
});
