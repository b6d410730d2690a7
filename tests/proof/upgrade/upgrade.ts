import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../e2e/free-port';
import { compareLedgers } from '../crash/compare-ledgers';
import { readLedgers } from '../crash/read-ledgers';
import { watchNode } from '../nodes/live-streams';
import { judgeOrders, ORDERS, OrderEvent } from '../nodes/order-watch';
import { startStaff } from '../nodes/staff';
import type { ProofTest } from '../proof-test';
import { startPatientShoppers } from '../stage/patient-shoppers';
import { openStage } from '../stage/stage';
import { buildRelease, installSmall, ownFilesOf, repackAs } from './releases';

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const [SHOPPERS, SMALL_SHOPPERS] = [8, 3];
const BOARDS = 3;
const ROUNDS = 3;
/** In which requests may wait. On a busy machine it measures the machine, so the small version leaves it. */
const LONGEST_WAIT_MS = 5_000;
const START_MS = 120_000;
const [CALM_MS, SMALL_CALM_MS] = [5_000, 1_500];
const LOOK_MS = 100;
const SLOT_CAPACITY = 100_000;

const Health = z.object({ version: z.string() });

/** Two releases that take over from each other, while people order and boards are open. */
export const upgrade: ProofTest = {
  name: 'upgrade',
  guarantee:
    'An upgrade and a rollback let requests wait for seconds and fail none; pages that are open go on working.',
  mutations: {
    queue: {
      gone: 'nobody holds the address while one release makes way for the next',
      shows: /got no answer/,
    },
  },
  async run({ isSmall, without, tell }) {
    const stage = await openStage({ settings: { slotCapacity: SLOT_CAPACITY }, receivers: 0 });
    const place = mkdtempSync(join(tmpdir(), 'carte-upgrade-'));
    const home = join(place, 'carte');
    const data = join(place, 'data');
    for (const directory of [join(home, 'releases'), data]) mkdirSync(directory, { recursive: true });
    const asked = await install(home, place, { isSmall, tell });
    symlinkSync(join('releases', OLD), join(home, 'current'));
    const port = await freePort();
    const environment = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      RATE_LIMIT: '1000000',
      STREAM_LIMIT: '10000',
      DATABASE_URL: stage.cluster.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      ...(without === 'queue' && { HOLDS_NOTHING: '1' }),
    };
    const carte = join(home, 'current/bin/carte');
    const holder = spawn('perl', [join(import.meta.dirname, 'socket-holder.pl'), String(port), carte, 'start'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [holder.stdout, holder.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    const url = `http://127.0.0.1:${port}`;
    const command = (...words: readonly string[]) => runCarte(carte, words, environment, holder.pid ?? 0);
    try {
      await untilVersion(url, OLD, () => log);
      const staff = await startStaff(stage.shop.login, url);
      const headers = staff.browser.headers();
      const boards = Array.from({ length: BOARDS }, () =>
        watchNode({ url, headers, query: ORDERS, event: OrderEvent }),
      );
      await Promise.all(boards.map(({ opened }) => opened));
      const count = isSmall ? SMALL_SHOPPERS : SHOPPERS;
      const shoppers = startPatientShoppers(stage.shop, url, { count, mayExcuse: () => false });
      const calm = isSmall ? SMALL_CALM_MS : CALM_MS;
      const faults: string[] = [];
      const expectVersion = async (version: string, said: string) => {
        const { version: found } = Health.parse(await (await fetch(`${url}/health`)).json());
        if (found !== version) faults.push(`${found} answers, and not ${version}: ${said}`);
      };
      for (let round = 0; round < (isSmall ? 1 : ROUNDS); round += 1) {
        await sleep(calm);
        tell(`round ${round + 1}: upgrade`);
        await expectVersion(NEW, await command('upgrade', round === 0 ? asked : NEW));
        faults.push(...(await oldFilesMissing(url)));
        await sleep(calm);
        tell(`round ${round + 1}: rollback`);
        await expectVersion(OLD, await command('rollback'));
      }
      await sleep(calm);
      await shoppers.stop();
      const staffFaults = await staff.stop();
      const watched = boards.map((board) => judgeOrders(board, shoppers.ledger.times));
      await Promise.all(boards.map((board) => board.stop()));
      const longest = Math.round(Math.max(...shoppers.latenciesMs));
      const ledgers = await readLedgers(stage, shoppers.ledger, SLOT_CAPACITY);
      return {
        figures: {
          'releases changed': 2 * (isSmall ? 1 : ROUNDS),
          'answers to shoppers': shoppers.latenciesMs.length,
          'requests that failed': shoppers.faults.length,
          'longest wait (ms)': longest,
          'orders acknowledged': shoppers.ledger.acknowledged.size,
          'orders on open boards': watched.reduce((sum, board) => sum + board.watched, 0),
          'boards connected again': boards.reduce((sum, { connections }) => sum + connections.length - 1, 0),
        },
        faults: [
          ...faults,
          ...shoppers.faults,
          ...staffFaults,
          ...watched.flatMap(({ missed }) => missed.map((order) => `a board did not get ${order}`)),
          ...compareLedgers(ledgers),
          ...(!isSmall && longest > LONGEST_WAIT_MS ? [`a request waited for ${longest} ms`] : []),
        ],
      };
    } finally {
      holder.kill('SIGTERM');
      await ended;
      await stage.close();
      rmSync(place, { recursive: true, force: true });
    }
  },
};

/** @returns what `carte upgrade` is given: an installed version, or in full the archive of one that is not. */
async function install(
  home: string,
  place: string,
  { isSmall, tell }: { readonly isSmall: boolean; readonly tell: (line: string) => void },
): Promise<string> {
  if (isSmall) {
    for (const version of [OLD, NEW]) installSmall(home, version);
    return NEW;
  }
  tell('the release is built from the present commit, which takes some minutes');
  const archive = await buildRelease();
  await repackAs(archive, OLD, place);
  renameSync(join(place, `carte-${OLD}`), join(home, 'releases', OLD));
  return repackAs(archive, NEW, place);
}

/** Runs a command of the installed release. @returns what it said. */
async function runCarte(
  carte: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  holder: number,
): Promise<string> {
  const child = spawn(carte, [...words, '--restart', `kill -HUP ${holder}`], { env: environment });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  await new Promise((resolve) => child.once('close', resolve));
  return said.trim();
}

/** What a page of the old release asks for, of the one that answers now. */
async function oldFilesMissing(url: string): Promise<string[]> {
  const { asset, document } = ownFilesOf(OLD);
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: document } });
  const file = await fetch(`${url}${asset}`);
  const answer = await fetch(`${url}/graphql?extensions=${encodeURIComponent(extensions)}`);
  const said = await answer.text();
  return [
    ...(file.ok && file.headers.get('cache-control')?.includes('immutable') ? [] : [`${asset} is ${file.status}`]),
    ...(answer.ok && !said.includes('"errors"') ? [] : [`a stored document of ${OLD} is answered ${said}`]),
  ];
}

async function untilVersion(url: string, version: string, log: () => string): Promise<void> {
  for (const endsAt = Date.now() + START_MS; Date.now() < endsAt; await sleep(LOOK_MS)) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok && Health.parse(await answer.json()).version === version) return;
  }
  throw new Error(`${version} did not get ready:\n${log()}`);
}
