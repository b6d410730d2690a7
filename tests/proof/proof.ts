import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ProofOptions, ProofTest } from './proof-test';
import { keepReport, printReport } from './report';
import { runProof } from './run-proof';
import { selfCheck } from './self-check';
import { proofTests } from './tests';

const USAGE = `npm run proof -- [test…] [--small] [--without mutation] [--minutes number] [--seed number] [--self-check] [--list]

  --small       the version that takes seconds
  --without     takes a guarantee away: the test has to fail then
  --minutes     how long database and memory last
  --seed        sees the random examples of an earlier run again
  --self-check  runs every mutation small, and fails unless each is caught
`;

/** `npm run proof`: what Carte guarantees, tested until it would break. Ends with 1 when a guarantee does not hold. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      small: { type: 'boolean', default: false },
      without: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      'self-check': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const tests = choose(positionals);
  if (values.list) return list(tests);
  if (values['self-check']) return (await selfCheck(tests)) ? 0 : 1;
  const without = values.without ?? null;
  const minutes = values.minutes === undefined ? null : readMinutes(values.minutes);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : readSeed(values.seed);
  for (const test of tests) requireMutation(test, without);
  let holds = true;
  for (const test of tests) {
    const report = await runProof(test, { isSmall: values.small, without, minutes, seed, tell });
    keepReport(report);
    printReport(test, report);
    holds &&= report.faults.length === 0;
  }
  return holds ? 0 : 1;
}

const tell: ProofOptions['tell'] = (line) => console.log(`    ${line}`);

/** @throws {Error} saying what minutes are. */
function readMinutes(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0)) throw new Error(`${text} are no minutes: any number above zero is`);
  return minutes;
}

/** @throws {Error} saying what a seed is. */
function readSeed(text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new Error(`${text} is no seed: it is a whole number, as an earlier run printed it`);
  return Number(text);
}

/** @throws {Error} naming the ones that there are. */
function choose(names: readonly string[]): readonly ProofTest[] {
  const unknown = names.filter((name) => !proofTests.some((test) => test.name === name));
  if (unknown.length > 0) {
    throw new Error(`no test is called ${unknown.join(', ')}: ${proofTests.map(({ name }) => name).join(', ')}`);
  }
  return names.length === 0 ? proofTests : proofTests.filter(({ name }) => names.includes(name));
}

/** @throws {Error} naming the mutations that the test knows. */
function requireMutation({ name, mutations }: ProofTest, without: string | null): void {
  if (without === null || without in mutations) return;
  throw new Error(`${name} cannot do without ${without}: ${Object.keys(mutations).join(', ') || 'it has no mutation'}`);
}

function list(tests: readonly ProofTest[]): number {
  for (const { name, guarantee, mutations } of tests) {
    console.log(`${name}: ${guarantee}`);
    for (const [without, { gone }] of Object.entries(mutations)) console.log(`    --without ${without}: ${gone}`);
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(1);
  },
);
