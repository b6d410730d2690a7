import type { Request } from 'autocannon';
import type { Bench, BenchRow } from '../bench-row';
import { type Finding, figure, median } from '../finding';
import { compareWithBare } from '../load/compare';
import { send } from '../load/send';
import type { BenchStage } from '../stage/bench-stage';
import { touchMenu } from '../stage/touch-menu';

const PAGES = [
  { name: 'home page, HTML', path: '/en' },
  { name: 'category page, HTML', path: '/en/catalog/category-0' },
] as const;

const COLD_RENDERS = 15;
const LONGEST_COLD_MS = 60;

export const pages: BenchRow = {
  name: 'pages',
  summary: 'Home and a category of 24 dishes as HTML, rendered on the server.',
  async run(bench) {
    const findings: Finding[] = [];
    for (const { name, path } of PAGES) {
      findings.push(await measureWarmPage(bench, `${name}, warm`, path));
      findings.push(await renderCold(bench.stage, `${name}, after a change`, path));
    }
    return findings;
  },
};

/** @param host - which the shop is found by. */
export function measureWarmPage({ stage, seconds, turns }: Bench, work: string, path: string, host?: string) {
  const request: Request = { method: 'GET', path, headers: { ...(host && { host }), accept: 'text/html' } };
  return compareWithBare(work, { stage, requests: [request], atLeast: 0.5, seconds, turns });
}

/** The first answer after a change of the menu: nothing that was kept is good any more. */
async function renderCold(stage: BenchStage, work: string, path: string): Promise<Finding> {
  const times: number[] = [];
  for (let render = 0; render < COLD_RENDERS; render += 1) {
    await touchMenu(stage);
    const startedAt = performance.now();
    await (await send(stage.server.url, { path })).text();
    times.push(performance.now() - startedAt);
  }
  return figure(work, median(times), 'ms', { atMost: LONGEST_COLD_MS });
}
