import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../kernel/project-root';
import { chooseAccount } from './account';
import { makeBriefPlace } from './brief-place';
import { type EmbeddedServer, startEmbedded } from './embedded';
import { parsePidFile } from './pid-file';
import { EmbeddedUnavailable } from './unavailable';

const isRoot = process.getuid?.() === 0;

let parent: string;
let directory: string;
let server: EmbeddedServer | null = null;

beforeEach(() => {
  parent = makeBriefPlace();
  directory = join(parent, 'postgres');
});

afterEach(async () => {
  await server?.stop();
  server = null;
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedServer> {
  server = await startEmbedded({ directory, durable: false });
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The server as another process starts it, which is then killed without a chance to clean up. */
async function startAndKill(user: { uid?: number; gid?: number } = {}): Promise<string> {
  const program = join(projectRoot, 'api/db/embedded/child-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], { ...user, cwd: projectRoot });
  let told = '';
  child.stderr.on('data', (text) => {
    told += text;
  });
  const url = await Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text).trim()),
    once(child, 'exit').then(() => Promise.reject(new Error(told))),
  ]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return url;
}

function readPid(): number {
  return parsePidFile(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8'))?.pid ?? 0;
}

test('what was written is there after a stop and a start', async () => {
  const first = await start();
  await query(first.url, 'create table dish as select 1 as id');
  await first.stop();
  expect(await query((await start()).url, 'select id from dish')).toEqual([{ id: 1 }]);
});

test('the server that a killed process left behind is taken over, and stopped in the end', async () => {
  const left = await startAndKill();
  const taken = await start();
  expect(taken.url).toBe(left);
  await taken.stop();
  await expect(query(left, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a killed PostgreSQL has lost nothing at the next start', async () => {
  const { url } = await start();
  await query(url, 'create table dish as select 1 as id');
  await query(url, 'checkpoint');
  process.kill(readPid(), 'SIGKILL');
  expect(await query((await start()).url, 'select id from dish')).toEqual([{ id: 1 }]);
});

test('a start waits for a statement of a killed PostgreSQL that is still at work', async () => {
  const { url } = await start();
  await query(url, 'create table dish as select 1 as id');
  await query(url, 'checkpoint');
  const client = new pg.Client(url);
  // It loses its connection, after its answer or before.
  client.on('error', () => {});
  await client.connect();
  const work = client.query('select count(*) from generate_series(1, 10000000)').catch(() => {});
  await expect
    .poll(() => query(url, "select 1 as one from pg_stat_activity where query like '%generate\\_series(1, 1%'"))
    .toContainEqual({ one: 1 });
  process.kill(readPid(), 'SIGKILL');
  expect(await query((await start()).url, 'select id from dish')).toEqual([{ id: 1 }]);
  await work;
}, 60_000);

test('a PostgreSQL that ends under a running shop is started again where it was, and stays down after a stop', async () => {
  const told: string[] = [];
  server = await startEmbedded({ directory, durable: false, tell: (sentence) => told.push(sentence) });
  const { url } = server;
  await query(url, 'create table dish as select 1 as id');
  await query(url, 'checkpoint');
  const data = join(directory, 'data');
  // As when there is no room on the disk: it can't start, for a while.
  renameSync(data, `${data}.away`);
  process.kill(parsePidFile(readFileSync(`${data}.away/postmaster.pid`, 'utf8'))?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => told, { timeout: 20_000 }).toEqual([expect.stringContaining('does not start yet')]);
  renameSync(`${data}.away`, data);
  await expect
    .poll(() => query(url, 'select id from dish').catch(() => []), { timeout: 20_000, interval: 200 })
    .toEqual([{ id: 1 }]);
  await expect.poll(() => told).toEqual([expect.anything(), expect.stringContaining('started again')]);
  await server.stop();
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a number in an old pid file that another program carries by now does not stop the start', async () => {
  await (await start()).stop();
  const lines = [process.pid, join(directory, 'data'), 0, 5432, '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(directory, 'data/postmaster.pid'), `${lines.join('\n')}\n`);
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two that start at once share one server, and the last one turns it off', async () => {
  const [first, second] = await Promise.all([start(), startEmbedded({ directory, durable: false })]);
  expect(second.url).toBe(first.url);
  const client = new pg.Client(second.url);
  await client.connect();
  await first.stop();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test('connections need the password, which only its owner can read', async () => {
  const { url } = await start();
  expect(statSync(join(directory, 'password')).mode & 0o077).toBe(0);
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
});

test.runIf(isRoot)('root hands over to an account without rights', async () => {
  await start();
  expect(statSync(join(directory, 'data')).uid).not.toBe(0);
});

test.runIf(isRoot)('root under a private directory runs it in disguise, and the files stay its own', async () => {
  chmodSync(parent, 0o700);
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(directory, 'data')).uid).toBe(0);
});

test.runIf(isRoot)('an ordinary user starts it, and root takes it over under that account', async () => {
  const ordinary = statSync(projectRoot).uid || 65_534;
  mkdirSync(join(parent, 'home'));
  directory = join(parent, 'home', 'postgres');
  chownSync(join(parent, 'home'), ordinary, ordinary);
  await startAndKill({ uid: ordinary, gid: ordinary });
  process.kill(readPid(), 'SIGKILL');
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(directory, 'data')).uid).toBe(ordinary);
});

test.runIf(isRoot)('where no account can reach the program, the owner is told what to do', () => {
  expect(() => chooseAccount(parent, directory, '/root/no-such-program')).toThrow(EmbeddedUnavailable);
  expect(() => chooseAccount(parent, directory, '/root/no-such-program')).toThrow(/ordinary user.*DATABASE_URL/);
});
