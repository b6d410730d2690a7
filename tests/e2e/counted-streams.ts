import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a server that speaks HTTP/1.1 with the browser and counts the streams of live updates. */
export interface CountedStreams {
  readonly url: string;
  /** Those that are open. */
  open(): number;
  /** What each one was answered with, in their order; null where the server could not be reached. Readers take out what they have read. */
  readonly answers: (number | null)[];
  /** Breaks those that are open, as a network does that changes. */
  cut(): void;
  close(): Promise<void>;
}

export async function countStreams(serverUrl: string): Promise<CountedStreams> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<ServerResponse>();
  const answers: (number | null)[] = [];
  const gate = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const isStream = path?.startsWith('/graphql/stream') ?? false;
    const onwards = request({ hostname, port, method, path, headers }, (answer) => {
      if (isStream) answers.push(answer.statusCode ?? null);
      if (answer.headers['content-type']?.includes('event-stream')) open.add(outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // A server that ends cuts its streams: so is the browser's.
      answer.on('error', () => outgoing.destroy());
    });
    onwards.on('error', () => {
      if (isStream && !outgoing.headersSent && !outgoing.destroyed) answers.push(null);
      outgoing.destroy();
    });
    outgoing.on('close', () => {
      open.delete(outgoing);
      onwards.destroy();
    });
    incoming.pipe(onwards);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const { port: own } = gate.address() as AddressInfo;
  return {
    // Cookies know no port: a sign-in at the server counts here.
    url: `http://${hostname}:${own}`,
    open: () => open.size,
    answers,
    cut: () => {
      for (const stream of open) stream.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        gate.closeAllConnections();
      }),
  };
}
