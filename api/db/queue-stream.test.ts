import { expect, test } from 'vitest';
import { createQueueStream } from './queue-stream';

function createStream(limit = 10) {
  let closings = 0;
  const onClose = () => {
    closings += 1;
  };
  const stream = createQueueStream<{ text: string }>({ limit, overflow: { text: 'overflow' }, onClose });
  return { stream, closings: () => closings };
}

test('what was pushed is read in order, before and after a reader waits', async () => {
  const { stream } = createStream();
  stream.push({ text: 'one' });
  stream.push({ text: 'two' });
  expect(await stream.next()).toEqual({ done: false, value: { text: 'one' } });
  expect(await stream.next()).toEqual({ done: false, value: { text: 'two' } });
  const waiting = stream.next();
  stream.push({ text: 'three' });
  expect(await waiting).toEqual({ done: false, value: { text: 'three' } });
});

test('a slow reader finds one overflow instead of all that it missed', async () => {
  const { stream } = createStream(2);
  for (const text of ['one', 'two', 'three']) stream.push({ text });
  stream.push({ text: 'four' });
  expect((await stream.next()).value).toEqual({ text: 'overflow' });
  expect((await stream.next()).value).toEqual({ text: 'four' });
});

test('leaving the stream lets a waiting reader go and closes once', async () => {
  const { stream, closings } = createStream();
  const waiting = stream.next();
  await stream.return();
  stream.close();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(closings()).toBe(1);
});

test('a closed stream holds nothing, neither what was queued nor what comes later', async () => {
  const { stream } = createStream();
  stream.push({ text: 'queued' });
  stream.close();
  stream.push({ text: 'late' });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});
