import { findCaddy, installCaddy } from '../caddy.mjs';
import { findChromium, installChromium } from '../chromium.mjs';
import { overweight, weighPages, weightTable } from '../client-bundle/weights.mjs';
import { findForeignClients, installForeignClients } from '../foreign-clients.mjs';
import { findPgbouncer, installPgbouncer } from '../pgbouncer.mjs';
import { runToEnd } from '../preparation/child.mjs';
import { prepare } from '../preparation/prepare.mjs';
import { findPython, installPython } from '../python.mjs';
import { findRedis, installRedis } from '../redis.mjs';
import { findWebkit, installWebkit } from '../webkit.mjs';
import { readPlaywrightCounts, readVitestCounts } from './counts.mjs';
import { readPlaywrightFailures, readSecondTries, readVitestFailures } from './failures.mjs';
import { NOT_OF_RELEASE } from './related-tests.mjs';

const MINUTE_MS = 60_000;
const bin = (name) => `node_modules/.bin/${name}`;

/**
 * The checks of `npm test` once packages and generated files are ready, in order. Each is a command or a function,
 * and counts as one, unless `counts` reads how many tests it ran; `failures` then reads which failed, and why,
 * `secondTries` which passed only when they were tried again.
 */
export const checks = [
  {
    name: 'lint',
    doing: 'Looking for faults (Biome)',
    done: 'No faults found',
    command: [bin('biome'), 'check', '--formatter-enabled=false', '--error-on-warnings', '.'],
  },
  {
    name: 'format',
    doing: 'Checking the format',
    done: 'Formatted',
    command: [bin('biome'), 'format', '.'],
  },
  {
    name: 'typecheck',
    doing: 'Checking the types',
    done: 'Types fit',
    command: ['npm', 'run', '--silent', 'typecheck'],
  },
  {
    name: 'messages',
    doing: 'Comparing the messages of both languages',
    done: 'Messages whole in both languages',
    command: [process.execPath, 'scripts/messages.mjs', '--check'],
  },
  {
    name: 'drift',
    doing: 'Comparing generated files with their sources',
    done: 'Generated files up to date',
    command: [process.execPath, '--import', 'tsx', 'scripts/check-drift.ts'],
  },
  {
    name: 'zones',
    doing: 'Checking types of promises and the import zones (Oxlint)',
    done: 'Import zones kept',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  },
  {
    name: 'unit',
    doing: 'Testing rules, and commands on a real PostgreSQL',
    done: 'Tests passed',
    run: runUnitTests,
    counts: () => readVitestCounts('test-results/unit.json'),
    failures: () => readVitestFailures('test-results/unit.json'),
  },
  {
    name: 'build',
    doing: 'Building',
    done: 'Built',
    run: async () => ({ ok: await prepare('server'), output: '' }),
  },
  {
    name: 'weight',
    doing: 'Weighing what a phone loads first',
    done: 'Pages light enough',
    run: weigh,
  },
  {
    name: 'e2e',
    doing: 'Testing in a browser',
    done: 'End-to-end tests passed',
    run: runEndToEndTests,
    counts: () => readPlaywrightCounts('test-results/e2e.json'),
    failures: () => readPlaywrightFailures('test-results/e2e.json'),
    secondTries: () => readSecondTries('test-results/e2e.json'),
  },
];

/** The check of this name. */
export function checkOf(name) {
  const check = checks.find((each) => each.name === name);
  if (!check) throw new Error(`there is no check ${name}`);
  return check;
}

/** Prints the figures each time, so that growth shows before a limit is passed. */
async function weigh() {
  const { code, output } = await runToEnd(process.execPath, [
    ...['--import', 'tsx'],
    'scripts/client-bundle/weigh-documents.ts',
  ]);
  const documents = /^\{.*\}$/m.exec(output)?.[0];
  if (code !== 0 || !documents) return { ok: false, output };
  const weights = weighPages(JSON.parse(documents));
  console.log(weightTable(weights));
  const tooMuch = overweight(weights);
  return { ok: tooMuch.length === 0, output: tooMuch.join('\n') };
}

/**
 * Without a browser the check fails. Where another program can't be installed, its tests are skipped on a developer's
 * machine; in CI this fails, and is answered.
 */
async function installForTests(programs) {
  const browser = await installChromium();
  if (!browser.ok) return browser;
  for (const [find, install] of programs) {
    if (find()) continue;
    const { ok, output } = await install();
    if (!ok && process.env.CI) return { ok, output };
    if (!ok) console.log(output);
  }
  return null;
}

async function runUnitTests({ all, shard }) {
  const failure = await installForTests([
    [findRedis, installRedis],
    [findPgbouncer, installPgbouncer],
    ...(all ? [[findForeignClients, installForeignClients]] : []),
  ]);
  if (failure) return failure;
  const chosen = [...(all ? [] : [`--project=${NOT_OF_RELEASE}`]), ...shardOf(shard)];
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  const { code, output } = await runToEnd(bin('vitest'), ['run', ...chosen, ...reporters], {
    timeoutMs: 20 * MINUTE_MS,
  });
  return { ok: code === 0, output };
}

const shardOf = (shard) => (shard ? [`--shard=${shard}`] : []);

async function runEndToEndTests({ all, shard, only }) {
  const ofRelease = [
    [findCaddy, installCaddy],
    [findPython, installPython],
    [findWebkit, installWebkit],
  ];
  const failure = await installForTests(all ? ofRelease : []);
  if (failure) return failure;
  const chosen = [...(only ? [only] : []), ...(all ? [] : ['--project=journeys']), ...shardOf(shard)];
  const { code, output } = await runToEnd(bin('playwright'), ['test', ...chosen, '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/e2e.json', CHROMIUM_PATH: findChromium() ?? '' },
    timeoutMs: (all ? 60 : 20) * MINUTE_MS,
  });
  return { ok: code === 0, output };
}
