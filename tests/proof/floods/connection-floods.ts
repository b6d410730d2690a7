import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, type Flood, type Flooded, type Tally, total } from './flood';

const CONNECTIONS = 500;
const STREAMS = 300;
/** What a standard server lets one address hold open. */
const STREAMS_OF_ADDRESS = 100;
const DRIBBLE_MS = 500;
const LOOK_MS = 50;

/** Heads and bodies that go on for ever, a character at a time. */
export const slowSenders: Flood = {
  name: 'slow senders',
  async run({ url }, tally, signal) {
    const { hostname, port } = new URL(url);
    const sockets = Array.from({ length: CONNECTIONS }, (_, index) => {
      const socket = connect(Number(port), hostname);
      const head = 'POST /api/checkout HTTP/1.1\r\nHost: shop.example\r\n';
      const isSlowBody = index % 2 === 0;
      socket.on('error', () => undefined);
      socket.on('connect', () => {
        count(tally, 'opened');
        socket.write(
          isSlowBody ? `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{` : `${head}X-A: `,
        );
      });
      socket.on('close', () => count(tally, 'closed'));
      return socket;
    });
    await dribble(sockets, signal);
    for (const socket of sockets) socket.destroy();
  },
  judge: (tally) => ((tally.get('opened') ?? 0) > 0 ? [] : ['no connection was opened: nothing was tried']),
};

async function dribble(sockets: readonly Socket[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const socket of sockets) if (socket.writable) socket.write('x');
    await sleep(DRIBBLE_MS);
  }
}

/** More streams of live updates than anybody watches. */
export const streams: Flood = {
  name: 'streams',
  async run(flooded, tally, signal) {
    const leave = Array.from({ length: STREAMS }, () => listen(flooded, tally));
    while (!signal.aborted || total(tally) < STREAMS) await sleep(LOOK_MS);
    for (const end of leave) end();
  },
  judge: (tally) => {
    const opened = tally.get('opened') ?? 0;
    return opened > STREAMS_OF_ADDRESS ? [`one address holds ${opened} streams open`] : [];
  },
};

function listen({ url }: Flooded, tally: Tally): () => void {
  const { hostname, port } = new URL(url);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'x-forwarded-for': '203.0.113.6',
  };
  const request = httpRequest({ hostname, port, method: 'POST', path: '/graphql', headers, agent: false }, (answer) => {
    count(tally, answer.statusCode === 200 ? 'opened' : String(answer.statusCode));
    answer.on('error', () => undefined);
    answer.resume();
  });
  request.on('error', () => count(tally, 'cut'));
  request.end(JSON.stringify({ query: 'subscription { catalogChanged }' }));
  return () => request.destroy();
}
