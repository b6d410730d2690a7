import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../api/kernel/project-root';
import { runToEnd } from '../../scripts/preparation/child.mjs';
import type { ProofTest } from './proof-test';

const RUNS = 10_000;
const SMALL_RUNS = 300;
const HOUR_MS = 3_600_000;
const RESULTS = 'proof-results/vitest.json';

const Results = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The rules' own tests, tried on far more examples than a change waits for. */
export const properties: ProofTest = {
  name: 'properties',
  guarantee: 'Money, hours, time slots and everything typed are counted and read right, whatever the example.',
  mutations: {
    cent: {
      gone: 'the rule of totals loses one minor unit of each total',
      shows: /api\/checkout\/totals\.test\.ts/,
    },
    slot: {
      gone: 'the rule of time slots forgets the kitchen’s preparation time',
      shows: /api\/hours\/offered-times\.test\.ts/,
    },
  },
  async run({ isSmall, without, seed, tell }) {
    const runs = isSmall ? SMALL_RUNS : RUNS;
    tell(`seed ${seed}; to see these examples again: PROPERTY_RUNS=${runs} PROPERTY_SEED=${seed} npx vitest run`);
    const files = propertyTests();
    rmSync(join(projectRoot, RESULTS), { force: true });
    const { output } = await runToEnd(
      'node_modules/.bin/vitest',
      [
        ...['run', ...files, `--testTimeout=${HOUR_MS}`, '--reporter=json', `--outputFile.json=${RESULTS}`],
        ...(without ? ['--config', 'tests/proof/mutated.vitest.config.ts'] : []),
      ],
      {
        env: {
          PROPERTY_RUNS: String(runs),
          PROPERTY_SEED: String(seed),
          ...(without && { PROOF_WITHOUT: without }),
        },
        timeoutMs: HOUR_MS,
      },
    );
    const { passed, faults } = readResults(output);
    return {
      figures: { files: files.length, 'tests passed': passed, 'examples each': runs, seed: String(seed) },
      faults,
    };
  },
};

/** Every test file that tries a property. */
function propertyTests(): string[] {
  return ['api', 'domain', 'web'].flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter((name) => name.endsWith('.test.ts') && triesAProperty(name))
      .sort(),
  );
}

function triesAProperty(name: string): boolean {
  return readFileSync(join(projectRoot, name), 'utf8').includes("from 'fast-check'");
}

/** @throws {Error} when Vitest itself did not get as far as writing down how it went. */
function readResults(output: string): { passed: number; faults: string[] } {
  const path = join(projectRoot, RESULTS);
  if (!existsSync(path)) throw new Error(`Vitest wrote no results:\n${output}`);
  const { numPassedTests, testResults } = Results.parse(JSON.parse(readFileSync(path, 'utf8')));
  const faults = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
    return failed.map(({ fullName }) => `it does not hold that ${fullName} (${relative(projectRoot, name)})`);
  });
  return { passed: numPassedTests, faults };
}
