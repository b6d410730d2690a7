import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (toasts: Toasts) => toasts.current().map(({ message }) => message);
const open = (toasts: Toasts) => toasts.current().filter(({ isClosing }) => !isClosing);

test('a toast closes after five seconds and is gone 200 ms later', () => {
  const toasts = new Toasts();
  toasts.show({ message: 'saved' });
  vi.advanceTimersByTime(4999);
  expect(open(toasts)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toMatchObject([{ message: 'saved', isClosing: true }]);
  vi.advanceTimersByTime(200);
  expect(messages(toasts)).toEqual([]);
});

test('at most five are open: the sixth closes the oldest', () => {
  const toasts = new Toasts();
  for (const message of ['1', '2', '3', '4', '5', '6']) toasts.show({ message });
  expect(open(toasts).map(({ message }) => message)).toEqual(['2', '3', '4', '5', '6']);
});

test('a toast that is pointed at stays, and has its whole time again afterwards', () => {
  const toasts = new Toasts();
  const id = toasts.show({ message: 'removed' });
  toasts.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(open(toasts)).toHaveLength(1);
  toasts.resume(id);
  vi.advanceTimersByTime(5000);
  expect(open(toasts)).toHaveLength(0);
});

test('closing twice is closing once', () => {
  const toasts = new Toasts();
  const id = toasts.show({ message: 'once' });
  const listener = vi.fn();
  toasts.subscribe(listener);
  toasts.close(id);
  toasts.close(id);
  expect(listener).toHaveBeenCalledTimes(1);
});
