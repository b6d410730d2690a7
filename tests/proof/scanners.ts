import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/find-program.mjs';
import { runToEnd } from '../../scripts/preparation/child.mjs';
import { prepare } from '../../scripts/preparation/prepare.mjs';
import { type CarteServer, makeDataDirectory, startCarte } from '../e2e/carte-server';
import type { Figures, ProofTest } from './proof-test';
import { type Answers, countAnswers, countedSince } from './scanners/answers';
import { type Lure, setLure } from './scanners/lure';
import type { Tool } from './scanners/tool';
import { TOOLS } from './scanners/tools';
import { errorsOf } from './stage/server-log';

/** Of its whole time, what a tool gets in the small version. */
const SMALL_PART = 0.1;
/**
 * The limits are on, and count each tool by its address. A tool asks more than any visitor would: with the limit that
 * shops have it would see little more than that it is too much.
 */
const LIMITS = { RATE_LIMIT: '12000', STREAM_LIMIT: '100', TRUST_PROXY: 'on' };

/** The scanners of others that are installed, against a demo shop; those that are not are named. */
export const scanners: ProofTest = {
  name: 'scanners',
  guarantee: 'Scanners that anybody can run find nothing in the shop that nobody has looked into.',
  mutations: {},
  async run({ isSmall, tell }) {
    if (!(await prepare('server'))) throw new Error('the server could not be built');
    const data = await makeDataDirectory();
    const lure = await setLure();
    const environment = { ...LIMITS, METRICS_PORT: '0' };
    const server = await startCarte({ demo: true, dataDirectory: data.path, environment });
    const figures: Record<string, string | number> = { 'requests a minute, of one address': LIMITS.RATE_LIMIT };
    const faults: string[] = [];
    try {
      for (const tool of TOOLS) {
        if (!isInstalled(tool.name)) {
          figures[tool.name] = 'not installed';
          continue;
        }
        const { found, figures: counted } = await scan(tool, server, lure, isSmall ? SMALL_PART : 1);
        Object.assign(figures, counted);
        faults.push(...found.map((fault) => `${tool.name}: ${fault}`));
        tell(`${tool.name}: ${Object.values(counted).join(', ')}`);
        for (const fault of found) tell(`✗ ${fault.slice(0, 300)}`);
      }
      return { figures: figures satisfies Figures, faults };
    } finally {
      await server.stop();
      lure.close();
      await data.remove();
    }
  },
};

interface Scanned {
  readonly found: readonly string[];
  readonly figures: Readonly<Record<string, string | number>>;
}

/** One tool with all that it does, and what the server says of it. */
async function scan(tool: Tool, server: CarteServer, lure: Lure, part: number): Promise<Scanned> {
  const [before, logged, caught] = [await answersOf(server), errorsOf(server.output()).length, lure.caught.length];
  const startedAt = performance.now();
  const { found, cutShort, unfinished } = await runTool(tool, server, lure, part);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return {
    found: [
      ...found,
      ...lure.caught.slice(caught).map((path) => `the shop asked another server for ${path}`),
      ...errorsOf(server.output())
        .slice(logged)
        .map((line) => `logged: ${line}`),
    ],
    figures: {
      [tool.name]: `${seconds} s, ${cutShort} runs cut short, ${found.length} found`,
      ...(unfinished.length > 0 && { [`${tool.name}, not to their end`]: unfinished.join(', ') }),
      [`${tool.name}, came to`]: countedSince(before, await answersOf(server)),
    },
  };
}

async function runTool(tool: Tool, { url }: CarteServer, lure: Lure, part: number) {
  const directory = mkdtempSync(join(tmpdir(), 'carte-scan-'));
  const report = join(directory, 'report');
  const found: string[] = [];
  const unfinished: string[] = [];
  let cutShort = 0;
  const seconds = (whole: number) => Math.max(1, Math.round(whole * part));
  for (const run of tool.runs({ url, report, lure: lure.url, seconds })) {
    const startedAt = performance.now();
    rmSync(report, { force: true });
    const { output } = await runToEnd(tool.name, [...run.options], { timeoutMs: run.seconds * 1000 });
    if (performance.now() - startedAt >= run.seconds * 1000) cutShort += 1;
    unfinished.push(...(tool.unfinished?.(output) ?? []));
    found.push(...tool.read(output, existsSync(report) ? readFileSync(report, 'utf8') : ''));
  }
  rmSync(directory, { recursive: true, force: true });
  return { found, cutShort, unfinished };
}

async function answersOf(server: CarteServer): Promise<Answers> {
  const [, address] = /Metrics for Prometheus: (\S+)/.exec(server.output()) ?? [];
  if (address === undefined) throw new Error('the server did not say where its metrics are');
  return countAnswers(await (await fetch(address)).text());
}

function isInstalled(program: string): boolean {
  return findProgram(program) !== null;
}
