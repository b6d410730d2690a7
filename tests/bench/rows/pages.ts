import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { type Finding, median } from '../finding';
import { compareWithBare } from '../load/compare';
import type { BenchStage } from '../stage/bench-stage';
import { touchMenu } from '../stage/touch-menu';

const PAGES = [
  { name: 'home page, HTML', path: '/en' },
  { name: 'category page, HTML', path: '/en/catalog/category-0' },
] as const;

const COLD_RENDERS = 15;
const LONGEST_COLD_MS = 60;

const pageRequest = (path: string): Request => ({ method: 'GET', path, headers: { accept: 'text/html' } });

export const pages: BenchRow = {
  name: 'pages',
  summary: 'Home and a category of 24 dishes as HTML, rendered on the server.',
  async run({ stage, seconds, turns }) {
    const findings: Finding[] = [];
    for (const { name, path } of PAGES) {
      const target = { url: stage.server.url, requests: [pageRequest(path)] };
      findings.push(await compareWithBare(`${name}, warm`, { target, atLeast: 0.5, seconds, turns }));
      findings.push(await renderCold(stage, name, path));
    }
    return findings;
  },
};

/** The first answer after a change of the menu: nothing that was kept is good any more. */
async function renderCold(stage: BenchStage, name: string, path: string): Promise<Finding> {
  const times: number[] = [];
  for (let render = 0; render < COLD_RENDERS; render += 1) {
    await touchMenu(stage);
    const startedAt = performance.now();
    const answer = await fetch(`${stage.server.url}${path}`);
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  const alone = { load: null, baseline: null } as const;
  return {
    work: `${name}, after a change`,
    ...alone,
    found: median(times),
    unit: 'ms',
    goal: { atMost: LONGEST_COLD_MS },
  };
}
