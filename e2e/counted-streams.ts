import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a server, speaks HTTP/1.1 with the browser, and counts the streams of live updates that are open. */
export interface CountedStreams {
  readonly url: string;
  open(): number;
  close(): Promise<void>;
}

export async function countStreams(serverUrl: string): Promise<CountedStreams> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<object>();
  const gate = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onwards = request({ hostname, port, method, path, headers }, (answer) => {
      if (answer.headers['content-type']?.includes('event-stream')) open.add(outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      open.delete(outgoing);
      onwards.destroy();
    });
    incoming.pipe(onwards);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const { port: own } = gate.address() as AddressInfo;
  return {
    // Cookies know no port: whoever has signed in at the server has signed in here.
    url: `http://${hostname}:${own}`,
    open: () => open.size,
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        gate.closeAllConnections();
      }),
  };
}
