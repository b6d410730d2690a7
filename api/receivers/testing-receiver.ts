import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';

/** A request as a receiver in a test got it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server on loopback that stands for a restaurant's hook. */
export interface TestReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedRequest[];
  /** TCP connections, also those on which nothing was asked. */
  connections(): number;
  close(): Promise<void>;
}

/** Answers the `index`-th request (from 0); the body has been read. */
export type Answer = (response: ServerResponse, index: number, request: ReceivedRequest) => void;

export const answerOk: Answer = (response) => response.writeHead(200).end('thanks');

export async function startReceiver(answer: Answer = answerOk): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    answer(response, received.push(one) - 1, one);
  };
  const server = createServer((request, response) => void receive(request, response));
  const { port, connections } = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    received,
    connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Listens on a free port of 127.0.0.1 and counts the connections. */
export async function listenOnLoopback(server: Server): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server has no port');
  return { port: address.port, connections: () => connections };
}
