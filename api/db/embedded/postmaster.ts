import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, commandOf } from './account';
import type { Cluster } from './cluster';
import { type PidFile, parsePidFile } from './pid-file';

/** A running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Recovery after a crash replays what was not yet written out, which can take a while on a slow disk. */
const READY_TIMEOUT_MS = 120_000;
/** Past it PostgreSQL is left to finish alone; the next start finds it, or waits for it. */
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
/** What PostgreSQL writes while sessions of one that was killed are still at work: they end with their statement. */
const HELD_BY_THE_FORMER = /shared memory block .* is still in use/;
const HELD_POLL_MS = 250;
/** Another process may take the free port between our look and PostgreSQL's; then another one is tried, unless it is given. */
const PORT_ATTEMPTS = 5;

/** Settings that are off in tests only: a power cut would lose data. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

export interface PostmasterOptions {
  readonly durable: boolean;
  /** A free one when it is left out. */
  readonly port?: number;
}

/** Finds the PostgreSQL that runs on this cluster, left behind by a killed process, or starts one. */
export async function findOrStart(
  cluster: Cluster,
  program: string,
  account: Account,
  options: PostmasterOptions,
): Promise<Postmaster> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (let attempt = 1; ; ) {
    const child = findRunning(cluster) ? null : await start(cluster, program, account, options);
    const postmaster = await waitUntilReady(cluster, child);
    if (postmaster) return postmaster;
    const said = readTail(cluster.log);
    if (HELD_BY_THE_FORMER.test(said) && Date.now() < deadline) {
      await sleep(HELD_POLL_MS);
      continue;
    }
    if (attempt === PORT_ATTEMPTS || options.port) throw new Error(`PostgreSQL did not start; its log says:\n${said}`);
    attempt += 1;
  }
}

/** Whether a PostgreSQL runs on this cluster, ready or not. */
export const isRunning = (cluster: Cluster): boolean => findRunning(cluster) !== null;

/** Asks PostgreSQL to end its sessions and stop, and waits until it has. */
export async function stop(cluster: Cluster): Promise<void> {
  const running = findRunning(cluster);
  if (!running) return;
  // "Fast" shutdown: sessions are ended, everything is written out.
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (findRunning(cluster)?.pid === running.pid && Date.now() < deadline) await sleep(POLL_MS);
}

async function start(
  cluster: Cluster,
  program: string,
  account: Account,
  { durable, port = 0 }: PostmasterOptions,
): Promise<ChildProcess> {
  const wanted = port || (await findFreePort());
  removeMisleadingPidFile(cluster);
  const { command, commandArguments, options } = commandOf(account, program, [
    ...['-D', cluster.data, '-p', String(wanted), '-k', ''],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
    ...(durable ? [] : NOT_DURABLE),
  ]);
  const log = openSync(cluster.log, 'w', 0o600);
  if (account.user) chownSync(cluster.log, account.user.uid, account.user.gid);
  // In a group of its own: Ctrl+C in the terminal must reach us first, and PostgreSQL after our last query.
  const child = spawn(command, commandArguments, { ...options, detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => {});
  child.unref();
  closeSync(log);
  return child;
}

/** @returns null when it ended before it was ready. */
async function waitUntilReady(cluster: Cluster, child: ChildProcess | null): Promise<Postmaster | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const running = findRunning(cluster);
    if (running?.isReady) return running;
    if (!running && (!child || hasEnded(child))) return null;
    await sleep(POLL_MS);
  }
  throw new Error(`PostgreSQL was not ready after ${READY_TIMEOUT_MS} ms; its log says:\n${readTail(cluster.log)}`);
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function findRunning(cluster: Cluster): PidFile | null {
  const file = readPidFile(cluster);
  return file && isAlive(file.pid) && servesCluster(file.pid, cluster) ? file : null;
}

/**
 * PostgreSQL itself passes over a file whose process is gone. But after a restart, of a container above all,
 * another program may carry that number, and PostgreSQL would refuse to start.
 */
function removeMisleadingPidFile(cluster: Cluster): void {
  const file = readPidFile(cluster);
  if (file && isAlive(file.pid) && !servesCluster(file.pid, cluster)) rmSync(join(cluster.data, 'postmaster.pid'));
}

function readPidFile(cluster: Cluster): PidFile | null {
  try {
    return parsePidFile(readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, and someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Where the system tells no command lines, the process is taken for the right one. */
function servesCluster(pid: number, cluster: Cluster): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster.data);
  } catch {
    return false;
  }
}

function readTail(log: string): string {
  return readFileSync(log, 'utf8').split('\n').slice(-20).join('\n');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
