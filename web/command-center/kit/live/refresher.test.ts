import { expect, test } from 'vitest';
import { createRefresher } from './refresher';

test('wishes during a read are met by one more read, never by two at once', async () => {
  const pending: (() => void)[] = [];
  let reads = 0;
  const refresh = createRefresher(() => {
    reads += 1;
    return new Promise((resolve) => pending.push(resolve));
  });
  const first = refresh();
  const others = [refresh(), refresh(), refresh()];
  expect(reads).toBe(1);
  pending[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(reads).toBe(2);
  pending[1]?.();
  await Promise.all([first, ...others]);
  expect(reads).toBe(2);
});

test('a read that failed does not keep the next one from running', async () => {
  let reads = 0;
  const refresh = createRefresher(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  });
  await expect(refresh()).rejects.toThrow('offline');
  await refresh();
  expect(reads).toBe(2);
});
