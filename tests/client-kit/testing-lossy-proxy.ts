import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network between a client and a server that can lose answers and cut connections. */
export interface LossyProxy {
  readonly url: string;
  /** Requests that reached the server. */
  readonly passed: number;
  /** The server does what the next requests ask, and their answers are lost. */
  loseAnswers(count: number): void;
  /** Cuts all connections that are open. */
  cut(): void;
  close(): void;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  let toLose = 0;
  let passed = 0;
  const server = createServer((incoming, outgoing) => {
    const isLost = toLose > 0;
    if (isLost) toLose -= 1;
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      passed += 1;
      if (isLost) {
        answer.resume().once('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => incoming.socket.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get passed() {
      return passed;
    },
    loseAnswers: (count) => {
      toLose = count;
    },
    cut: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
