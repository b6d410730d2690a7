import type { Dispatcher } from 'undici';

type GuardedRequest = Pick<
  Dispatcher.RequestOptions,
  'method' | 'headers' | 'body' | 'signal' | 'headersTimeout' | 'bodyTimeout'
>;

/** Sends requests, but only to addresses that are permitted. */
export interface GuardedAgent {
  request(url: string, options: GuardedRequest): Promise<Dispatcher.ResponseData>;
  /** Cuts what it has open. */
  destroy(): Promise<void>;
}
