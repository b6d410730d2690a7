import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { Resolve } from '../../sending/address-guard';
import { listenOnLoopback } from '../testing-receiver';

/** Receivers that do everything wrong, on loopback. */
export interface Misbehaviours {
  readonly names: readonly string[];
  /** One for each name. */
  readonly urls: readonly string[];
  /** For the guarded agent: of `rebinding.example` it says another address each time. */
  readonly resolve: Resolve;
  close(): Promise<void>;
}

const YEAR_SECONDS = '31536000';
/** More than any socket's buffers hold. */
const HUGE = Buffer.alloc(50_000_000, 'x');

const dripping = (socket: Socket) => {
  const drip = setInterval(() => socket.write('x'), 20);
  socket.on('close', () => clearInterval(drip));
};
const writeForever: RequestListener = (_request, response) => {
  response.writeHead(500);
  const more = () => {
    while (!response.destroyed && response.write(HUGE.subarray(0, 65_536)));
  };
  response.on('drain', more);
  more();
};

/** Once there is a request, however little of it. */
const onRequest = (answer: (socket: Socket) => void) => (socket: Socket) => socket.once('data', () => answer(socket));

const OVER_HTTP: Readonly<Record<string, RequestListener>> = {
  'answers 500': (_request, response) => response.writeHead(500).end(),
  'redirects to loopback': ({ headers }, response) =>
    response.writeHead(307, { location: `http://${headers.host}/` }).end(),
  'wants to be asked again in a year': (_request, response) =>
    response.writeHead(503, { 'retry-after': YEAR_SECONDS }).end(),
  'is gone': (_request, response) => response.writeHead(410).end(),
  'never answers': () => {},
  'answers 50 MB': (_request, response) => response.writeHead(500).end(HUGE),
  'answers without end': writeForever,
  'breaks off its answer': (_request, response) => {
    response.writeHead(500, { 'content-length': '100' });
    response.write('half', () => response.socket?.resetAndDestroy());
  },
  'drips its answer': (_request, response) => {
    response.writeHead(500);
    if (response.socket) dripping(response.socket);
  },
};

const OVER_TCP: Readonly<Record<string, (socket: Socket) => void>> = {
  'never reads the request': (socket) => void socket.pause(),
  'drips its head': onRequest((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    dripping(socket);
  }),
  'resets the connection': onRequest((socket) => socket.resetAndDestroy()),
  'closes without an answer': onRequest((socket) => socket.end()),
  'speaks no HTTP': onRequest((socket) => socket.end('SSH-2.0-OpenSSH_9\r\n')),
  'has a head of 100 KB': onRequest((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`)),
};

interface Started {
  readonly name: string;
  readonly url: string;
  close(): Promise<void>;
}

export async function startMisbehaviours(): Promise<Misbehaviours> {
  const closing: RequestListener = (_request, response) => response.writeHead(500, { connection: 'close' }).end();
  const started = [
    ...(await Promise.all(
      Object.entries(OVER_HTTP).map(([name, listener]) => start(name, createHttpServer(listener))),
    )),
    ...(await Promise.all(Object.entries(OVER_TCP).map(([name, listener]) => start(name, createTcpServer(listener))))),
  ];
  const plain = await start('speaks no TLS', createHttpServer(closing));
  const rebinding = await start('is rebound to another address', createHttpServer(closing));
  const down = await start('is down', createHttpServer(closing));
  await down.close();
  const all: Started[] = [
    ...started,
    { ...plain, url: plain.url.replace('http:', 'https:') },
    { ...rebinding, url: rebinding.url.replace('127.0.0.1', 'rebinding.example') },
    { ...down, close: async () => {} },
  ];
  let asked = 0;
  return {
    names: all.map(({ name }) => name),
    urls: all.map(({ url }) => url),
    resolve: async () => [{ address: asked++ % 2 === 0 ? '127.0.0.1' : '169.254.169.254', family: 4 }],
    close: async () => {
      await Promise.all(all.map(({ close }) => close()));
    },
  };
}

async function start(name: string, server: Server): Promise<Started> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  const { port } = await listenOnLoopback(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { name, url: `http://127.0.0.1:${port}/`, close };
}
