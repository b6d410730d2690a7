import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedRead } from './shared-read';

/** A source whose readings end when a test ends them, each with what was there when it began. */
function slowSource() {
  let stored = 0;
  const waiting: (() => void)[] = [];
  return {
    write: (value: number) => {
      stored = value;
    },
    read: () => {
      const seen = stored;
      return new Promise<number>((resolve) => waiting.push(() => resolve(seen)));
    },
    endOne: async () => {
      waiting.shift()?.();
      await nextTurn();
    },
    underWay: () => waiting.length,
  };
}

test('callers during a read share one read that begins later', async () => {
  const source = slowSource();
  const shared = new SharedRead<number>();
  const first = shared.get('shop', source.read);
  source.write(1);
  const others = [shared.get('shop', source.read), shared.get('shop', source.read)];
  expect(source.underWay()).toBe(1);
  await source.endOne();
  expect([await first, source.underWay()]).toEqual([0, 1]);
  await source.endOne();
  expect(await Promise.all(others)).toEqual([1, 1]);
});

test('a finished read is never reused', async () => {
  const source = slowSource();
  const shared = new SharedRead<number>();
  const first = shared.get('shop', source.read);
  await source.endOne();
  expect(await first).toBe(0);
  source.write(2);
  const later = shared.get('shop', source.read);
  await source.endOne();
  expect(await later).toBe(2);
});

test('a failed read fails for those who share it only', async () => {
  const shared = new SharedRead<number>();
  const failing = shared.get('shop', () => Promise.reject(new Error('away')));
  const next = shared.get('shop', async () => 3);
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe(3);
});

test('different things are read beside each other', async () => {
  const source = slowSource();
  const shared = new SharedRead<number>();
  const both = [shared.get('one', source.read), shared.get('another', source.read)];
  expect(source.underWay()).toBe(2);
  await source.endOne();
  await source.endOne();
  expect(await Promise.all(both)).toEqual([0, 0]);
});

test('a reading that gathers waits for others to join it, and those who come after its beginning get the next', async () => {
  const source = slowSource();
  const shared = new SharedRead<number>(nextTurn);
  const first = shared.get('shop', source.read);
  const joined = shared.get('shop', source.read);
  source.write(1);
  expect(source.underWay()).toBe(0);
  await nextTurn();
  expect(source.underWay()).toBe(1);
  source.write(2);
  const late = shared.get('shop', source.read);
  await source.endOne();
  expect(await Promise.all([first, joined])).toEqual([1, 1]);
  await nextTurn();
  await source.endOne();
  expect(await late).toBe(2);
});
