import { memoryOf } from '../../proof/stage/processes';
import type { BenchRow } from '../bench-row';
import { type Finding, figure, type Load, median } from '../finding';
import { measureLoad } from '../load/load';
import { send } from '../load/send';
import type { BenchStage } from '../stage/bench-stage';
import { openMenuOf } from '../stage/more-menus';
import { touchMenuOf } from '../stage/touch-menu';
import { catalogRequest } from './catalog';
import { newSearches } from './search';

const SIZES = [10, 100, 1_000, 10_000] as const;
/** As many as the smallest menu has, so that all are asked for the same. */
const PAGE = 10;
const PAGES_READ = 15;
const SEARCHERS = 4;

interface Grown {
  readonly products: number;
  /** Milliseconds of a page right after a change. */
  readonly page: number;
  readonly search: Load;
  readonly megabytes: number;
}

/** A server of its own, that has nothing of another menu in its memory. */
async function measure(stage: BenchStage, products: number, seconds: number): Promise<Grown> {
  const { host } = await openMenuOf(stage, products);
  const server = await stage.startServer();
  try {
    const request = catalogRequest(PAGE);
    const target = { stage: { ...stage, server }, requests: newSearches(host) };
    await measureLoad(target, { seconds: 1, connections: SEARCHERS });
    const search = await measureLoad(target, { seconds, connections: SEARCHERS });
    const pages: number[] = [];
    for (let read = 0; read < PAGES_READ; read += 1) {
      await touchMenuOf(stage, host);
      const startedAt = performance.now();
      await (await send(server.url, { ...request, headers: { ...request.headers, host } })).arrayBuffer();
      pages.push(performance.now() - startedAt);
    }
    return { products, page: median(pages), search, megabytes: memoryOf(server.pid) };
  } finally {
    await server.stop();
  }
}

export const growingMenu: BenchRow = {
  name: 'growing-menu',
  summary: `Menus of ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} dishes: a page of one, a search, the memory.`,
  isLong: true,
  async run({ stage, seconds, tell }) {
    const grown: Grown[] = [];
    for (const size of SIZES) {
      const one = await measure(stage, size, seconds);
      tell(
        `${size} dishes: page ${one.page.toFixed(1)} ms, search ${one.search.p50} ms, ${one.megabytes.toFixed(0)} MB`,
      );
      grown.push(one);
    }
    return findingsOf(grown);
  },
};

function findingsOf(grown: readonly Grown[]): Finding[] {
  const [first, last] = [grown[0], grown.at(-1)];
  if (!first || !last) return [];
  // The clock of the load has whole milliseconds.
  const searches = Math.max(1, last.search.p50) / Math.max(1, first.search.p50);
  return [
    figure('a page of the menu, 10 → 10,000 dishes', last.page / first.page, 'times', { atMost: 1.2 }),
    {
      ...figure('a new search, 10 → 10,000 dishes', searches, 'times', { atMost: 2 }),
      foundBy: grown.map(({ search }) => search),
    },
    ...grown.map(({ products, megabytes }) =>
      figure(`memory, ${products.toLocaleString('en')} dishes`, megabytes, 'MB'),
    ),
  ];
}
