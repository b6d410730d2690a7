import { expect, test } from 'vitest';
import { Busy } from '../../kernel/refusals';
import { BodyBudget, SMALL_BODY_BYTES } from './body-budget';

const LARGE = 2 * SMALL_BODY_BYTES;

test('who waits is let in by turns, as soon as there is room', async () => {
  const share = new BodyBudget({ largeShareBytes: 3 * LARGE }).shareOf(LARGE);
  await share.take(2 * LARGE);
  const order: string[] = [];
  const second = share.take(2 * LARGE).then(() => order.push('second'));
  const third = share.take(LARGE).then(() => order.push('third'));
  expect(share.takeNow(LARGE)).toBe(false);
  share.giveBack(2 * LARGE);
  await Promise.all([second, third]);
  expect(order).toEqual(['second', 'third']);
});

test('a request that waits too long is refused, and does not block those behind it', async () => {
  const share = new BodyBudget({ largeShareBytes: 3 * LARGE, waitMs: 1 }).shareOf(LARGE);
  await share.take(LARGE);
  const tooMuch = share.take(3 * LARGE);
  const next = share.take(2 * LARGE);
  await expect(tooMuch).rejects.toThrow(Busy);
  // Either was let in behind it, or had waited as long.
  await next.catch(() => share.take(2 * LARGE));
  expect(share.takeNow(1)).toBe(false);
});

test('large bodies leave small ones their room, small ones large ones, and both the short ones theirs', async () => {
  const budget = new BodyBudget({ smallShareBytes: SMALL_BODY_BYTES, largeShareBytes: LARGE });
  for (const bytes of [SMALL_BODY_BYTES, LARGE]) {
    expect(budget.shareOf(bytes).takeNow(bytes)).toBe(true);
    expect(budget.shareOf(bytes).takeNow(bytes)).toBe(false);
  }
  expect(budget.shareOf(2_000).takeNow(2_000)).toBe(true);
});
