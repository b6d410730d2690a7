// `npm run bench -- [row…] [--quick] [--growth] [--profile] [--list]`: what the built server does beside the least that could be done.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../api/kernel/project-root';
import { machine } from '../proof/run-proof';
import type { BenchRow } from './bench-row';
import { commitOf } from './commit';
import { type Finding, isReached, shareOfGoal } from './finding';
import { printProfiles } from './profile/print-profile';
import { benchRows } from './rows';
import { openBenchStage, PAST_ORDERS } from './stage/bench-stage';
import { printTable } from './table';

const USAGE = `npm run bench -- [row…] [--quick] [--growth] [--profile] [--list]

  --quick    one short turn of each row: to see whether it works, not what it takes
  --growth   also what becomes of it when menu, orders and subscribers grow; takes minutes more
  --profile  also where the server’s processor time went; the figures are a little worse for it
`;
const folder = join(projectRoot, 'test-results', 'bench');
const FULL = { seconds: 3, turns: 3, pastOrders: PAST_ORDERS };
const QUICK = { seconds: 1, turns: 1, pastOrders: 2_000 };

/** @returns whether every row could be measured. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const chosen = choose(positionals, values.growth);
  if (values.list) {
    for (const { name, summary } of chosen) console.log(`${name}: ${summary}`);
    return true;
  }
  const { pastOrders, ...effort } = values.quick ? QUICK : FULL;
  const startedAt = new Date();
  const findings: Finding[] = [];
  const failed: string[] = [];
  const profileDirectory = values.profile ? emptyFolder(join(folder, 'profiles')) : null;
  const stage = await openBenchStage(pastOrders, profileDirectory);
  try {
    for (const row of chosen) {
      console.log(`… ${row.name}: ${row.summary}`);
      const bench = { stage, ...effort, tell: (line: string) => console.log(`    ${line}`) };
      const found = await row.run(bench).catch((error: unknown) => {
        // The others are worth their minutes all the same.
        console.error(`✗ ${row.name} could not be measured: ${error instanceof Error ? error.message : error}`);
        failed.push(row.name);
        return [];
      });
      findings.push(...found);
    }
  } finally {
    await stage.close();
  }
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  const facts = { commit: commitOf(projectRoot), machine: machine(), startedAt: startedAt.toISOString(), seconds };
  keep({
    ...facts,
    isQuick: values.quick,
    failed,
    findings: findings.map((finding) => ({ ...finding, ofGoal: shareOfGoal(finding), isReached: isReached(finding) })),
  });
  console.log(
    `\n${printTable(findings)}\n\n${facts.commit}, ${facts.machine}, ${seconds} s; as JSON: ${join(folder, 'figures.json')}`,
  );
  if (profileDirectory) console.log(`\n${printProfiles(profileDirectory, projectRoot)}`);
  return failed.length === 0;
}

function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** @throws {Error} naming the ones that there are. */
function choose(names: readonly string[], withGrowth: boolean): readonly BenchRow[] {
  const unknown = names.filter((name) => !benchRows.some((row) => row.name === name));
  if (unknown.length > 0) {
    throw new Error(`no row is called ${unknown.join(', ')}: ${benchRows.map(({ name }) => name).join(', ')}`);
  }
  return benchRows.filter(({ name, isLong }) => (names.length > 0 ? names.includes(name) : withGrowth || !isLong));
}

function keep(figures: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(1);
  },
);
