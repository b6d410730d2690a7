import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type CarteServer, makeDataDirectory, startCarte } from '../../e2e/carte-server';
import { runToEnd } from '../preparation/child.mjs';
import { prepare } from '../preparation/prepare.mjs';
import type { Figures, ProofTest } from './proof-test';
import { beNeighbour } from './scanners/neighbour';
import type { Tool } from './scanners/tool';
import { TOOLS } from './scanners/tools';
import { errorsOf } from './stage/server-log';

const SECONDS = 300;
const SMALL_SECONDS = 30;

/** The scanners of others that are installed, against a demo shop; those that are not are named. */
export const scanners: ProofTest = {
  name: 'scanners',
  guarantee: 'Scanners that anybody can run find nothing in the shop that nobody has looked into.',
  sabotages: {},
  async run({ isSmall, tell }) {
    if (!(await prepare('server'))) throw new Error('the server could not be built');
    const data = await makeDataDirectory();
    // Shares of the server are on and counted by address; the count of requests is out of reach, or scanners would see
    // little more than that it is too much.
    const environment = { RATE_LIMIT: '1000000', TRUST_PROXY: 'on' };
    const server = await startCarte({ demo: true, dataDirectory: data.path, environment });
    const figures: Record<string, string | number> = {};
    const faults: string[] = [];
    try {
      for (const tool of TOOLS) {
        if (!isInstalled(tool.name)) {
          figures[tool.name] = 'not installed';
          continue;
        }
        tell(tool.name);
        const end = new AbortController();
        const neighbour = tool.isFlood ? beNeighbour(server.url, end.signal) : null;
        const found = await scan(tool, server, isSmall ? SMALL_SECONDS : SECONDS).finally(() => end.abort());
        const beside = await neighbour;
        if (beside) figures[`${tool.name}, a neighbour’s requests`] = beside.asked;
        found.push(...(beside?.faults ?? []));
        figures[tool.name] = `${found.length} found`;
        faults.push(...found.map((fault) => `${tool.name}: ${fault}`));
      }
      return { figures: figures satisfies Figures, faults: [...faults, ...errorsOf(server.output())] };
    } finally {
      await server.stop();
      await data.remove();
    }
  },
};

async function scan(tool: Tool, { url }: CarteServer, seconds: number): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'carte-scan-'));
  const report = join(directory, 'report');
  const found: string[] = [];
  for (const options of tool.runs({ url, report, seconds })) {
    const { output } = await runToEnd(tool.name, [...options], { timeoutMs: 3 * seconds * 1000 });
    const written = existsSync(report) ? readFileSync(report, 'utf8') : '';
    found.push(...tool.read(output, written));
  }
  rmSync(directory, { recursive: true, force: true });
  return found;
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));
}
