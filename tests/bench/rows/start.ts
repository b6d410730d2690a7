import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../proof/stage/processes';
import type { BenchRow } from '../bench-row';
import { figure, median } from '../finding';

const STARTS = 3;
const LONGEST_SECONDS = 2;
const MOST_MEGABYTES = 300;
/** After so long without work Node has given back what it held for the rush. */
const REST_MS = 30_000;

export const start: BenchRow = {
  name: 'start',
  summary: 'The start of the built server on an existing database, and the memory of the one that was measured.',
  async run({ stage }) {
    const memory = (work: string) => figure(work, memoryOf(stage.server.pid), 'MB', { atMost: MOST_MEGABYTES });
    const afterWork = memory('memory after the bench');
    const rested = pause(REST_MS);
    const times: number[] = [];
    for (let started = 0; started < STARTS; started += 1) {
      const begunAt = performance.now();
      const server = await stage.startServer();
      times.push((performance.now() - begunAt) / 1000);
      await server.stop();
    }
    const ready = figure('start until it answers', median(times), 's', { atMost: LONGEST_SECONDS });
    await rested;
    return [ready, afterWork, memory('memory after the bench, at rest')];
  },
};
