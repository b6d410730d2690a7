import { expect, test, vi } from 'vitest';
import { ActivityCount } from './activity';

test('a write is under way until each of them has been answered, and listeners are called afterwards', async () => {
  const count = new ActivityCount();
  const told = vi.fn();
  count.subscribe(told);
  count.begin('mutation', 1);
  count.begin('mutation', 2);
  count.end(1);
  expect(count.current()).toEqual({ isWriting: true, isReading: false });
  count.end(2);
  expect(count.current()).toEqual({ isWriting: false, isReading: false });
  expect(told).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(2);
});

test('reads and writes are counted apart, and a second answer to the same one changes nothing', () => {
  const count = new ActivityCount();
  count.begin('query', 1);
  count.begin('mutation', 2);
  count.end(1);
  count.end(1);
  expect(count.current()).toEqual({ isWriting: true, isReading: false });
});
