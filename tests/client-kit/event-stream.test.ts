import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsOf, reconnecting } from '../../examples/client-kit/event-stream.js';

const encoder = new TextEncoder();

/** A body that comes in these pieces. */
function bodyOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: readonly Uint8Array[]) {
  const events = [];
  for await (const event of eventsOf(bodyOf(pieces))) events.push(event);
  return events;
}

const TEXT = [
  ': a comment',
  'event: order\r\nid: 7\r\ndata: {"name":"Хачапури"}\r\n',
  'data: first\ndata:second\n',
  'event: next\rdata:  two spaces\r\r',
  'event: nothing\n',
  'id: no\0id\ndata: x\n',
  '',
].join('\n');
const EVENTS = [
  { event: 'order', id: '7', data: '{"name":"Хачапури"}' },
  { event: 'message', id: null, data: 'first\nsecond' },
  { event: 'next', id: null, data: ' two spaces' },
  { event: 'message', id: null, data: 'x' },
];

test('reads the same events however the bytes are cut', async () => {
  const bytes = encoder.encode(TEXT);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const pieces = edges.slice(1).map((end, index) => bytes.slice(edges[index], end));
      expect(await read(pieces)).toEqual(EVENTS);
    }),
  );
});

test('leaves out an event that was cut off', async () => {
  expect(await read([encoder.encode('data: whole\n\ndata: half')])).toEqual([
    { event: 'message', id: null, data: 'whole' },
  ]);
});

test('gives a silent connection up', async () => {
  const silent = new ReadableStream<Uint8Array>();
  await expect(eventsOf(silent, 10).next()).rejects.toThrow('Nothing came for 10 ms');
});

describe('after a break', () => {
  const answers = [
    'id: 1\ndata: a\n\nid: 2\ndata: b\n\n',
    // One without an id does not move the place.
    'data: c\n\n',
    'id: 3\ndata: d\n\n',
  ];

  test('connects again behind the last event that was taken', async () => {
    const asked: (string | null)[] = [];
    const leaving = new AbortController();
    const open = async (last: string | null) => {
      asked.push(last);
      return new Response(answers[asked.length - 1]);
    };
    const heard: string[] = [];
    for await (const { data } of reconnecting(open, { signal: leaving.signal })) {
      heard.push(data);
      if (data === 'd') leaving.abort();
    }
    expect(heard).toEqual(['a', 'b', 'c', 'd']);
    expect(asked).toEqual([null, '2', '2']);
  });

  test('tries no more when it is called off during the wait', async () => {
    const leaving = new AbortController();
    const open = async () => {
      queueMicrotask(() => leaving.abort());
      throw new TypeError('no network');
    };
    const events = [];
    for await (const event of reconnecting(open, { signal: leaving.signal })) events.push(event);
    expect(events).toEqual([]);
  });
});
