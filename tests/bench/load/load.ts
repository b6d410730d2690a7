import autocannon from 'autocannon';
import type { Failures, Load } from '../finding';

/** One request, or several that are sent in turn. */
export interface Target {
  readonly url: string;
  readonly requests: readonly autocannon.Request[];
}

export interface LoadOptions {
  readonly seconds: number;
  /** Requests under way at once, each on a connection that is kept. */
  readonly connections: number;
}

/** Enough to keep one process busy; with more, the wait says more of the queue than of the work. */
export const CONNECTIONS = 32;

/** Sends the requests as fast as they are answered. An answer that is no success counts as a failure. */
export async function measureLoad({ url, requests }: Target, { seconds, connections }: LoadOptions): Promise<Load> {
  const result = await autocannon({ url, requests: [...requests], connections, duration: seconds });
  const { latency, errors, timeouts, statusCodeStats } = result;
  return {
    p50: latency.p50,
    p99: latency.p99,
    rate: (result['2xx'] ?? 0) / result.duration,
    failures: { ...refusals(statusCodeStats), 'connection lost': errors - timeouts, timeout: timeouts },
  };
}

/** Answers that are no success, by their status. */
function refusals(byStatus: Readonly<Record<string, { readonly count?: number }>> = {}): Failures {
  const failed = Object.entries(byStatus).filter(([status]) => !status.startsWith('2'));
  return Object.fromEntries(failed.map(([status, { count = 0 }]) => [`status ${status}`, count]));
}
