import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, type Tally } from '../floods/flood';

const CONNECTIONS = 60;
const BODY_BYTES = 33_500_000;
const CHUNK = Buffer.alloc(64 * 1024, 0x20);
const PAUSE_MS = 200;
const ROUTES = [
  ...['/api/menu/import', '/api/menu/import', '/api/media', '/graphql', '/api/checkout', '/api/checkout/add'],
  ...['/checkout', '/command-center/sign-in', '/api/session', '/'],
];

/** A stranger with sixty connections who sends large bodies to every route, and never the last byte of one. */
export async function withholdBodies(url: string, tally: Tally, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(url);
  const send = async (index: number) => {
    for (let turn = index; !signal.aborted; turn += 1) {
      const socket = connect(Number(port), hostname);
      const stop = () => socket.destroy();
      signal.addEventListener('abort', stop);
      let answer = '';
      socket
        .on('error', () => {})
        .on('data', (data) => {
          answer ||= data.toString('latin1');
        });
      await sendMost(socket, ROUTES[turn % ROUTES.length] ?? '/');
      signal.removeEventListener('abort', stop);
      count(tally, /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut');
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => send(index)));
}

/** Until the other side has had enough. */
async function sendMost(socket: Socket, path: string): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = ['content-type: application/json', `content-length: ${BODY_BYTES}`, 'x-forwarded-for: 203.0.113.7'];
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent + CHUNK.length < BODY_BYTES && !socket.destroyed; sent += CHUNK.length)
    if (!socket.write(CHUNK)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  await closed;
}
