import { connect } from 'node:net';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

interface Sending {
  readonly method: string;
  readonly path: string;
  /** Bytes of the body; the last one is held back. */
  readonly bytes: number;
  /** In pieces of unreported length. */
  readonly isChunked?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client that sends a body and holds back its last byte. */
export interface Sender {
  /** The end of the connection: all that was answered until then. */
  readonly ended: Promise<string>;
  /** The connection's own port, by which the server knows it. */
  readonly port: () => number | undefined;
  /** What was answered so far. */
  answer(): string;
  /** Sends the last byte. */
  finish(): void;
  leave(): void;
}

/** Sends as fast as it is taken, until the connection ends. */
export function startSending(url: string, { method, path, bytes, isChunked = false, headers = {} }: Sending): Sender {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  let answer = '';
  let ownPort: number | undefined;
  let left = bytes - 1;
  const send = () => {
    while (left > 0 && socket.writable) {
      const chunk = CHUNK.subarray(0, left);
      left -= chunk.length;
      const framed = isChunked
        ? [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]
        : [chunk];
      if (!socket.write(Buffer.concat(framed))) return;
    }
  };
  socket.on('data', (part) => {
    answer += part.toString();
  });
  socket.on('drain', send);
  // The server's end: what is left need not be sent.
  socket.on('end', () => socket.destroy());
  // An answer to what was not read to its end is cut off by the machine, now and then.
  socket.on('error', () => {});
  socket.once('connect', () => {
    // A socket that is closed no longer knows it.
    ownPort = socket.localPort;
    socket.write(`${method} ${path} HTTP/1.1\r\n${[...lines, length].join('\r\n')}\r\n\r\n`);
    send();
  });
  return {
    ended: new Promise((resolve) => socket.once('close', () => resolve(answer))),
    port: () => ownPort,
    answer: () => answer,
    finish: () => void socket.write(isChunked ? '1\r\nx\r\n0\r\n\r\n' : 'x'),
    leave: () => void socket.destroy(),
  };
}
