import type { BenchRow } from '../bench-row';
import { figure, type Load } from '../finding';
import { measureLoad } from '../load/load';
import type { BenchStage } from '../stage/bench-stage';
import { ownRequest } from '../stage/own-documents';

/** Some colleagues look at once. */
const CONNECTIONS = 4;

export async function measureBoard(stage: BenchStage, seconds: number): Promise<Load> {
  const request = {
    method: 'POST',
    path: '/graphql',
    headers: { cookie: stage.staffCookie, 'content-type': 'application/json', accept: 'application/json' },
    body: ownRequest('OrderBoard'),
  } as const;
  const target = { stage, requests: [request] };
  await measureLoad(target, { seconds: 1, connections: CONNECTIONS });
  return measureLoad(target, { seconds, connections: CONNECTIONS });
}

export const board: BenchRow = {
  name: 'board',
  summary: 'The order board with 40 orders on it, and a long past behind it.',
  async run({ stage, seconds, turns }) {
    const load = await measureBoard(stage, seconds * turns);
    const work = `order board, ${stage.pastOrders().toLocaleString('en')} past orders: p50`;
    return [{ ...figure(work, load.p50, 'ms'), load }];
  },
};
