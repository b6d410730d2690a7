import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withDatabase } from '../connection';
import { isConnectionLost } from '../database-failure';
import { PostgresClient } from '../postgres-client';
import { chooseAccount } from './account';
import { findBinaries } from './binaries';
import { CLUSTER_USER, openCluster } from './cluster';
import { keepRunning } from './keep-running';
import { findOrStart, isRunning, stop } from './postmaster';

/** The PostgreSQL that comes with Carte, running. */
export interface EmbeddedServer {
  /** Of the database `carte`, its password included. */
  readonly url: string;
  /** Stops it, unless another process still has sessions on it. Close your own pool first. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The cluster's place, made when it is missing; its parent is made too. */
  readonly directory: string;
  /** False only in tests: faster, and a power cut loses data. */
  readonly durable?: boolean;
  /** A free one when it is left out; a test that kills PostgreSQL wants it back where it was. */
  readonly port?: number;
  /** If given, PostgreSQL is started again when it ends, and each time the function gets a sentence. */
  readonly tell?: (sentence: string) => void;
}

const DATABASE = 'carte';
const DUPLICATE_DATABASE = ['42P04', '23505'];
const ANSWER_TIMEOUT_MS = 60_000;
const ANSWER_POLL_MS = 100;

/**
 * Starts PostgreSQL on loopback with a random password, or takes over the one that a killed process left running.
 * After SIGTERM, SIGINT or kill -9 of either, the next start works.
 *
 * @throws {EmbeddedUnavailable} when it cannot run here, saying what to do.
 */
export async function startEmbedded({
  directory,
  durable = true,
  port: wanted,
  tell,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = resolve(directory);
  const binaries = await findBinaries();
  mkdirSync(dirname(place), { recursive: true });
  const account = chooseAccount(dirname(place), place, binaries.postgres);
  const cluster = await openCluster(place, binaries, account, durable);
  const run = (port?: number) => findOrStart(cluster, binaries.postgres, account, { durable, port });
  const adminUrl = await untilItAnswers(async () => {
    const { port } = await run(wanted);
    const url = `postgresql://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}/postgres`;
    await ensureDatabase(url);
    return url;
  });
  // The same port, since connections use the former address.
  const start = () => run(Number(new URL(adminUrl).port));
  const keeper = tell ? keepRunning({ isRunning: () => isRunning(cluster), start, tell }) : null;
  return {
    url: withDatabase(adminUrl, DATABASE),
    stop: async () => {
      await keeper?.stop();
      if (!(await hasSessions(adminUrl))) await stop(cluster);
    },
  };
}

/** A server that is just ending, or was killed a moment ago, still looks alive: then it is looked for again. */
async function untilItAnswers(open: () => Promise<string>): Promise<string> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > deadline) throw error;
      await sleep(ANSWER_POLL_MS);
    }
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(DATABASE)}`).catch((error) => {
      // Another process was faster.
      if (!DUPLICATE_DATABASE.includes(error.code)) throw error;
    });
  });
}

async function hasSessions(adminUrl: string): Promise<boolean> {
  try {
    return await withClient(adminUrl, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return (rows[0]?.count ?? 0) > 0;
    });
  } catch {
    // It is down already, or going down.
    return false;
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new PostgresClient(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
