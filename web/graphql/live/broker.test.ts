import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSource as NodeEventSource } from 'undici';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Broker } from './broker';
import type { Message } from './messages';
import { type Listener, Stream } from './stream';

const [ORDERS, MENU] = ['["aaa","en",{}]', '["bbb","en",{}]'];

/** A connection as the server has it. */
interface Connection {
  readonly keys: readonly string[];
  begin(): void;
  tell(key: string, result?: object): void;
  readonly response: ServerResponse;
}

const connections: Connection[] = [];
const server = createServer(({ url = '' }, response) => {
  const asked: unknown[] = JSON.parse(new URL(url, 'http://localhost').searchParams.get('operations') ?? '[]');
  const keys = asked.map((operation) => JSON.stringify(operation));
  connections.push({
    keys,
    response,
    begin: () => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ping\ndata: \n\n'),
    tell: (key, result) => response.write(`data: ${JSON.stringify({ operation: keys.indexOf(key), result })}\n\n`),
  });
});
let url: string;
const brokers: Broker[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { EventSource: NodeEventSource });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql/stream`;
});
afterEach(() => {
  for (const broker of brokers.splice(0)) broker.close();
  server.closeAllConnections();
  connections.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function createBroker(options: { readonly goneMs?: number } = {}): Broker {
  const open = (keys: readonly string[], listener: Listener) => new Stream(keys, listener, url);
  const broker = new Broker({ open, pause: () => 10, ...options });
  brokers.push(broker);
  return broker;
}

/** A tab, and the messages to it except acknowledgements. */
function createTab(broker: Broker) {
  const id = {};
  const told: Message[] = [];
  const post = (message: Message) => {
    if (message.kind !== 'heard') told.push(message);
  };
  return { told, want: (...keys: string[]) => broker.hear(id, keys, post) };
}

const connectionAt = (index: number) => vi.waitFor(() => connections.at(index) ?? expect.fail('no connection yet'));
const results = (told: readonly Message[]) =>
  told.flatMap((message) => (message.kind === 'result' ? [message.result] : []));

async function began(index: number): Promise<Connection> {
  const connection = await connectionAt(index);
  connection.begin();
  return connection;
}

test('several tabs share one stream, and each gets the results of what it wants', async () => {
  const broker = createBroker();
  const [board, menu] = [createTab(broker), createTab(broker)];
  board.want(ORDERS, MENU);
  menu.want(MENU);
  const { keys, tell } = await began(0);
  expect(keys).toEqual([ORDERS, MENU]);
  await vi.waitFor(() => expect(menu.told).toEqual([{ kind: 'live', keys: [MENU] }]));
  tell(MENU, { data: 1 });
  tell(ORDERS, { data: 2 });
  await vi.waitFor(() => expect(results(board.told)).toEqual([{ data: 1 }, { data: 2 }]));
  expect(results(menu.told)).toEqual([{ data: 1 }]);
  menu.want(MENU);
  expect(connections).toHaveLength(1);
});

test('a tab that comes later gets a stream of its own session, and no tab misses an event meanwhile', async () => {
  const broker = createBroker();
  const [early, late] = [createTab(broker), createTab(broker)];
  early.want(ORDERS);
  const first = await began(0);
  await vi.waitFor(() => expect(early.told).toHaveLength(1));
  late.want(ORDERS, MENU);
  const second = await connectionAt(1);
  first.tell(ORDERS, { data: 'before' });
  await vi.waitFor(() => expect(results(early.told)).toEqual([{ data: 'before' }]));
  expect(late.told).toEqual([]);
  second.begin();
  await vi.waitFor(() => expect(late.told).toEqual([{ kind: 'live', keys: [ORDERS, MENU] }]));
  second.tell(ORDERS, { data: 'after' });
  await vi.waitFor(() => expect(results(late.told)).toEqual([{ data: 'after' }]));
  expect(results(early.told)).toEqual([{ data: 'before' }, { data: 'after' }]);
  expect(early.told.some(({ kind }) => kind === 'lost')).toBe(false);
  await vi.waitFor(() => expect(first.response.destroyed).toBe(true), { timeout: 5_000 });
});

test('a stream ends when the last tab is gone without a word, and a tab that only slept gets a new one', async () => {
  const broker = createBroker({ goneMs: 50 });
  const tab = createTab(broker);
  tab.want(ORDERS);
  const { response } = await began(0);
  await vi.waitFor(() => expect(response.destroyed).toBe(true), { timeout: 5_000 });
  expect(tab.told.at(-1)).toEqual({ kind: 'lost', keys: [ORDERS] });
  tab.told.length = 0;
  // It says again and again what it wants.
  const speaking = setInterval(() => tab.want(ORDERS), 10);
  await began(1);
  await vi.waitFor(() => expect(tab.told).toContainEqual({ kind: 'live', keys: [ORDERS] }));
  clearInterval(speaking);
});

test('a tab learns that its stream broke, and that another one is live', async () => {
  const broker = createBroker();
  const tab = createTab(broker);
  tab.want(ORDERS);
  const { response } = await began(0);
  await vi.waitFor(() => expect(tab.told).toHaveLength(1));
  response.destroy();
  await began(1);
  const [live, lost] = [
    { kind: 'live', keys: [ORDERS] },
    { kind: 'lost', keys: [ORDERS] },
  ];
  await vi.waitFor(() => expect(tab.told).toEqual([live, lost, live]));
});

test('what is refused is over for good; what the server ends, as with a session that gave way, is asked for again', async () => {
  const broker = createBroker();
  const tab = createTab(broker);
  tab.want(ORDERS, MENU);
  const { tell } = await began(0);
  tell(ORDERS, { errors: [{}] });
  tell(ORDERS);
  tell(MENU);
  const again = await began(1);
  expect(again.keys).toEqual([MENU]);
  await vi.waitFor(() => expect(tab.told.map(({ kind }) => kind)).toEqual(['live', 'result', 'over', 'lost', 'live']));
});

test('a tab that comes while a stream is begun waits for the next one, of its own session', async () => {
  const broker = createBroker();
  const [early, late] = [createTab(broker), createTab(broker)];
  early.want(ORDERS);
  const first = await connectionAt(0);
  late.want(ORDERS);
  first.begin();
  first.tell(ORDERS, { data: 'of the session before' });
  await vi.waitFor(() => expect(results(early.told)).toHaveLength(1));
  expect(late.told).toEqual([]);
  const second = await began(1);
  second.tell(ORDERS, { data: 'of its own' });
  await vi.waitFor(() => expect(results(late.told)).toEqual([{ data: 'of its own' }]));
});

test('late events of a replaced stream reach no tab that waited for the next one, and end nothing of the next one', async () => {
  const broker = createBroker();
  const [early, late] = [createTab(broker), createTab(broker)];
  early.want(ORDERS);
  const first = await began(0);
  await vi.waitFor(() => expect(early.told).toHaveLength(1));
  late.want(ORDERS);
  const second = await began(1);
  await vi.waitFor(() => expect(late.told).toHaveLength(1));
  first.tell(ORDERS, { errors: [{}] });
  first.tell(ORDERS);
  await vi.waitFor(() => expect(results(early.told)).toHaveLength(1));
  expect(results(late.told)).toEqual([]);
  second.tell(ORDERS);
  expect((await began(2)).keys).toEqual([ORDERS]);
  await vi.waitFor(() => expect(late.told.map(({ kind }) => kind)).toEqual(['live', 'lost', 'live']));
});

test('the stream that gave way goes with the broker, whose page may not see its second out', async () => {
  const closed: Stream[] = [];
  class WatchedStream extends Stream {
    override close(): void {
      closed.push(this);
      super.close();
    }
  }
  const opened: Stream[] = [];
  const open = (keys: readonly string[], listener: Listener) => {
    const stream = new WatchedStream(keys, listener, url);
    opened.push(stream);
    return stream;
  };
  const broker = new Broker({ open });
  const [early, late] = [createTab(broker), createTab(broker)];
  early.want(ORDERS);
  await began(0);
  await vi.waitFor(() => expect(early.told).toEqual([{ kind: 'live', keys: [ORDERS] }]));
  late.want(MENU);
  await began(1);
  await vi.waitFor(() => expect(late.told).toEqual([{ kind: 'live', keys: [MENU] }]));
  broker.close();
  expect(new Set(closed)).toEqual(new Set(opened));
});

test('nothing is held once nobody wants anything', async () => {
  const broker = createBroker();
  const tab = createTab(broker);
  tab.want(ORDERS);
  const { response } = await began(0);
  await vi.waitFor(() => expect(tab.told).toHaveLength(1));
  tab.want();
  await vi.waitFor(() => expect(response.destroyed).toBe(true));
  expect(connections).toHaveLength(1);
});
