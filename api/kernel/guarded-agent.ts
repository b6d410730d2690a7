import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';

type GuardedRequest = Pick<
  Dispatcher.RequestOptions,
  'method' | 'headers' | 'body' | 'signal' | 'headersTimeout' | 'bodyTimeout'
>;

/** Sends, but only to addresses that are permitted. */
export interface GuardedAgent {
  request(url: string, options: GuardedRequest): Promise<Dispatcher.ResponseData>;
  /** A connection without TLS, for other protocols than HTTP. @throws {Error} of `net`, or as `request` does. */
  connect(host: string, port: number): Promise<Socket>;
  /** False for numbers that are not permitted; of a name only a request knows. */
  mayConnect(host: string): boolean;
  /** Cuts what requests have open. */
  destroy(): Promise<void>;
}
