import autocannon from 'autocannon';
import type { CarteServer } from '../../e2e/carte-server';
import type { Cluster } from '../../proof/stage/cluster';
import { processorTime } from '../../proof/stage/processes';
import type { Failures, Load, Processor } from '../finding';

/** What answers, and its PostgreSQL: processor time is counted of both. */
export interface Answering {
  readonly server: Pick<CarteServer, 'url' | 'pid'>;
  readonly cluster: Pick<Cluster, 'url' | 'pid'>;
}

/** One request, or several that are sent in turn. */
export interface Target {
  readonly stage: Answering;
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
export async function measureLoad({ stage, requests }: Target, { seconds, connections }: LoadOptions): Promise<Load> {
  const before = processorOf(stage);
  const result = await autocannon({
    url: stage.server.url,
    requests: [...requests],
    connections,
    duration: seconds,
  });
  const after = processorOf(stage);
  const { latency, errors, timeouts, statusCodeStats } = result;
  const answers = result['2xx'] ?? 0;
  const each = (part: keyof Processor) => (after[part] - before[part]) / Math.max(1, answers);
  return {
    p50: latency.p50,
    p99: latency.p99,
    rate: answers / result.duration,
    processor: { node: each('node'), postgres: each('postgres') },
    failures: {
      ...refusals(statusCodeStats),
      'connection lost': errors - timeouts,
      timeout: timeouts,
      // Its times are all 0, which would be the best there are.
      'no answer at all': answers === 0 ? 1 : 0,
    },
  };
}

function processorOf({ server, cluster }: Answering): Processor {
  return { node: processorTime(server.pid), postgres: processorTime(cluster.pid()) };
}

/** Answers that are no success, by their status. */
function refusals(byStatus: Readonly<Record<string, { readonly count?: number }>> = {}): Failures {
  const failed = Object.entries(byStatus).filter(([status]) => !status.startsWith('2'));
  return Object.fromEntries(failed.map(([status, { count = 0 }]) => [`status ${status}`, count]));
}
