import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * How a connection is lost when a packet comes by: the network resets it, PostgreSQL says that it ends it, or the packet
 * arrives and its answer is lost.
 */
export type Loss = 'reset' | 'terminated' | 'answer lost';

/** A way to PostgreSQL on which a test loses connections at the packet that it chooses. */
export interface Gate {
  readonly url: string;
  /** Connections that were lost. */
  readonly losses: number;
  /** Loses each connection that sends this text, at most so many times; a statement's text is sent once a connection. */
  loseAt(text: string, loss: Loss, times?: number): void;
  /** Ends each new connection at once: silently, or with what PostgreSQL says, until it lets them through again. */
  shut(words?: string | null): void;
  letThrough(): void;
  /** What is sent from now on arrives nowhere, and nobody answers, until new connections are let through again. */
  fallSilent(): void;
  /** Tells the next so many connections that they are open, and in the same packet that they are ended. */
  endAsOpened(times: number): void;
  close(): Promise<void>;
}

/** What PostgreSQL sends when somebody ends the connection by `pg_terminate_backend`. */
const TERMINATED = errorResponse({ S: 'FATAL', V: 'FATAL', C: '57P01', M: 'terminating connection' });
/** `ReadyForQuery`, outside of a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}${value}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export async function openGate(target: string): Promise<Gate> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let planned: { readonly text: string; readonly loss: Loss; left: number } | null = null;
  let shut: { readonly words: Buffer } | null = null;
  let isSilent = false;
  let toEndAsOpened = 0;
  let losses = 0;
  const server = createServer((socket) => {
    if (shut)
      return void socket
        .on('error', () => {})
        .resume()
        .end(shut.words);
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {}).on('close', () => [socket, onward].forEach((other) => void other.destroy()));
    }
    let isAnswerLost = false;
    let isCutOff = false;
    socket.on('data', (packet) => {
      isCutOff ||= isSilent;
      if (isCutOff) return;
      const isMeant = planned !== null && planned.left > 0 && packet.includes(planned.text);
      if (!isMeant || !planned) return void onward.write(packet);
      planned.left -= 1;
      losses += 1;
      if (planned.loss === 'reset') socket.resetAndDestroy();
      if (planned.loss === 'terminated') socket.end(TERMINATED);
      isAnswerLost = planned.loss === 'answer lost';
      if (isAnswerLost) onward.write(packet);
    });
    onward.on('data', (packet) => {
      if (isAnswerLost) return socket.resetAndDestroy();
      if (toEndAsOpened === 0 || !packet.subarray(-READY.length).equals(READY)) return socket.write(packet);
      toEndAsOpened -= 1;
      losses += 1;
      return socket.end(Buffer.concat([packet, TERMINATED]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof own === 'object' ? own?.port : ''}`;
  return {
    url: url.toString(),
    get losses() {
      return losses;
    },
    loseAt(text, loss, times = 1) {
      planned = { text, loss, left: times };
    },
    shut(words = null) {
      shut = {
        words: words === null ? Buffer.alloc(0) : errorResponse({ S: 'FATAL', V: 'FATAL', C: '57P03', M: words }),
      };
    },
    fallSilent() {
      isSilent = true;
    },
    letThrough() {
      isSilent = false;
      shut = null;
    },
    endAsOpened(times) {
      toEndAsOpened = times;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
