import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { FastLane, Fetch } from './fast-lane/fast-lane';

export interface ListeningServer {
  /** Of the address that it answers on. */
  readonly url: string;
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

export interface ListenOptions extends Partial<typeof PATIENCE> {
  readonly port: number;
  readonly hostname: string;
  /** Answers what it has ready before a request is made of it. */
  readonly lane?: FastLane | null;
}

/**
 * @throws {Error} with a sentence for a person when the port is taken or the host is not this machine's.
 */
export async function listen(
  fetch: Fetch,
  { port, hostname, lane = null, ...changed }: ListenOptions,
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, hostname)));
    server.listen(port, hostname, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${isLoopback(hostname) ? 'localhost' : hostname}:${actualPort}`,
    close: (graceMs) => close(server, graceMs),
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

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
