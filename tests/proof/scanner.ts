import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/find-program.mjs';
import { runToEnd } from '../../scripts/preparation/child.mjs';
import { prepare } from '../../scripts/preparation/prepare.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../e2e/carte-server';
import type { ProofOutcome, ProofTest } from './proof-test';
import { type Answers, countAnswers, countedSince } from './scanner/answers';
import { type Lure, setLure } from './scanner/lure';
import { unexplained, unfinishedModules, wapitiRun } from './scanner/wapiti';
import { errorsOf } from './stage/server-log';

/** Of its whole time, what it gets in the small version. */
const SMALL_PART = 0.1;
/** It asks more than any visitor would: with the limit that shops have it would see little more than that it is too much. */
const LIMITS = { RATE_LIMIT: '12000', STREAM_LIMIT: '100' };

/** Wapiti, where it is installed, against a demo shop. */
export const scanner: ProofTest = {
  name: 'scanner',
  guarantee: 'A scanner that anybody can run finds nothing in the shop that is not explained.',
  mutations: {},
  async run({ isSmall, tell }): Promise<ProofOutcome> {
    if (findProgram('wapiti') === null) return { figures: { wapiti: 'not installed' }, faults: [] };
    if (!(await prepare('server'))) throw new Error('the server could not be built');
    const data = await makeDataDirectory();
    const lure = await setLure();
    const environment = { ...LIMITS, METRICS_PORT: '0' };
    const server = await startCarte({ demo: true, dataDirectory: data.path, environment });
    try {
      const { figures, faults } = await scan(server, lure, isSmall ? SMALL_PART : 1);
      for (const fault of faults) tell(`✗ ${fault.slice(0, 300)}`);
      return { figures: { 'requests a minute, of one address': LIMITS.RATE_LIMIT, ...figures }, faults };
    } finally {
      await server.stop();
      lure.close();
      await data.remove();
    }
  },
};

/** What it does, and what the server says of it. */
async function scan(server: CarteServer, lure: Lure, part: number) {
  const before = await answersOf(server);
  const logged = errorsOf(server.output()).length;
  const directory = mkdtempSync(join(tmpdir(), 'carte-scan-'));
  const report = join(directory, 'report');
  const run = wapitiRun({ url: server.url, report, lure: lure.url, part });
  const { output } = await runToEnd('wapiti', run.options, { timeoutMs: run.seconds * 1000 });
  const found = existsSync(report)
    ? unexplained(readFileSync(report, 'utf8'))
    : [`it wrote no report: ${output.slice(-300)}`];
  rmSync(directory, { recursive: true, force: true });
  return {
    faults: [
      ...found,
      ...lure.caught.map((path) => `the shop asked another server for ${path}`),
      ...errorsOf(server.output())
        .slice(logged)
        .map((line) => `logged: ${line}`),
    ],
    figures: {
      found: found.length,
      'not to their end': unfinishedModules(output).join(', ') || 'none',
      'came to': countedSince(before, await answersOf(server)),
    },
  };
}

async function answersOf(server: CarteServer): Promise<Answers> {
  const [, address] = /Metrics for Prometheus: (\S+)/.exec(server.output()) ?? [];
  if (address === undefined) throw new Error('the server did not say where its metrics are');
  return countAnswers(await (await fetch(address)).text());
}
