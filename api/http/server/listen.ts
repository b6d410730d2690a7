import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Fetch, Listener } from '../cache/front-cache';

export interface ListeningServer {
  /** Of the address that it answers on. */
  readonly url: string;
  /**
   * Of an inherited socket: new connections wait in the kernel from now on, for the process that comes next. Those that are
   * open are still answered. Otherwise it does nothing: a balancer needs to be answered until it has turned away.
   */
  leaveQueue(): void;
  /** Takes no new request and lets the running ones finish; live streams are cut after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** A slow sender holds a connection no longer than that; Node looks every `checkEveryMs`. */
const PATIENCE = { headersTimeoutMs: 10_000, requestTimeoutMs: 30_000, checkEveryMs: 5_000 };
/**
 * Longer than a proxy keeps a quiet connection (nginx 60 s, Caddy 120 s): who closes it must be the one that sends on it, or
 * an order meets a connection that has just ended, and no proxy sends a POST a second time.
 */
const QUIET_CONNECTION_MS = 125_000;

/** Handles a connection's requests before the server, as Node reads them. */
export interface RequestLane {
  /** @param rest - answers all else. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse, rest: Listener): void;
  /** The rest of the server, watched for public answers that can be kept. */
  heard(rest: Fetch): Fetch;
  /** Takes requests for a WebSocket; without it there are none. */
  upgrade?(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface ListenOptions extends Partial<typeof PATIENCE> {
  readonly port: number;
  readonly hostname: string;
  /** Answers what it has ready before a request is made of it. */
  readonly lane?: RequestLane | null;
  /** The descriptor of a socket that is open already: in place of `port` and `hostname`. */
  readonly inherited?: number | null;
}

/**
 * @throws {Error} with a sentence for a person when the port is taken or the host is not this machine's.
 */
export async function listen(
  fetch: Fetch,
  { port, hostname, lane = null, inherited = null, ...changed }: ListenOptions,
): Promise<ListeningServer> {
  const { headersTimeoutMs, requestTimeoutMs, checkEveryMs } = { ...PATIENCE, ...changed };
  const whole = getRequestListener(lane ? lane.heard(fetch) : fetch, { hostname, autoCleanupIncoming: false });
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: QUIET_CONNECTION_MS,
      connectionsCheckingInterval: checkEveryMs,
    },
    lane ? (incoming, outgoing) => lane.serve(incoming, outgoing, (...asked) => void whole(...asked)) : whole,
  );
  if (lane?.upgrade) server.on('upgrade', lane.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, hostname)));
    if (inherited === null) server.listen(port, hostname, resolve);
    else server.listen({ fd: inherited }, resolve);
  });
  const stopListening = onceClosed(server);
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${isLoopback(hostname) ? 'localhost' : hostname}:${actualPort}`,
    leaveQueue: () => {
      if (inherited !== null) void stopListening();
    },
    close: async (graceMs) => {
      const closed = stopListening();
      // A connection counts as idle until its request is read, and a busy process has not read yet what came meanwhile. The
      // first turn may be the end of the present one, which has read already.
      await nextTurn();
      await nextTurn();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === '127.0.0.1' || hostname === '0.0.0.0' || hostname === 'localhost';
}

function listenError(error: NodeJS.ErrnoException, port: number, hostname: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is in use: set PORT to a free one.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new Error(`${hostname} is not an address of this machine: set HOST to one.`);
  return error;
}

/** Once, however often it is asked. The HTTP server's own `close()` would end quiet connections too: a request may be on its way. */
function onceClosed(server: Server): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => {
    closed ??= new Promise((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
    return closed;
  };
}
