import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reachability } from './reachability';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param answers - of the server, in turn; the last one for good. */
function watched(...answers: boolean[]) {
  const ask = vi.fn(async () => (answers.length > 1 ? answers.shift() === true : answers[0] === true));
  const reachability = new Reachability(ask);
  const told: boolean[] = [];
  reachability.subscribe(() => told.push(reachability.current()));
  return { reachability, ask, told };
}

test('a doubt that the server answers tells nobody anything', async () => {
  const { reachability, ask, told } = watched(true);
  reachability.doubt();
  reachability.doubt();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});

test('without an answer listeners are called once, and the server is asked less and less often until it answers', async () => {
  const { reachability, ask, told } = watched(false, false, false, true);
  reachability.doubt();
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(told).toEqual([false]);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(told).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('any other answer brings it back at once, and the next doubt is asked about again', async () => {
  const { reachability, ask, told } = watched(false);
  reachability.doubt();
  await vi.advanceTimersByTimeAsync(100);
  reachability.answered();
  expect(told).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  reachability.doubt();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what the device says is believed until the server answers', async () => {
  const { reachability, told } = watched(true);
  reachability.lost();
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([false, true]);
});

test('an answer from before the connection went does not end the asking', async () => {
  const { reachability, told } = watched(false);
  reachability.lost();
  reachability.answered();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([false, true, false]);
});

test('a page that nobody sees asks once, and again as soon as it is looked at', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const { reachability, ask, told } = watched(false, true);
  reachability.doubt();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(told).toEqual([false, true]);
});
