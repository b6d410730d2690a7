import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from './connection';
import { startEmbedded } from './embedded/embedded';
import { migrate } from './migrate';
import { TEMPLATE_DATABASE } from './testing';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that this run's tests share. */
    serverUrl: string;
  }
}

/** PostgreSQL's log of changes grows to a gigabyte; the databases at one time to a few hundred megabytes. */
const ROOM_BYTES = 3 * 1024 ** 3;
const PREFIX = 'carte-test-';
const LONGEST_RUN_MS = 6 * 60 * 60_000;

/**
 * Vitest's global set-up for `*.db.test.ts`: one PostgreSQL a run, gone when the run ends. `TEST_POSTGRES_URL` names another
 * to run them on, such as the oldest version that Carte supports; its account has to be able to create databases.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    await makeTemplate(given);
    project.provide('serverUrl', given);
    return () => execute(given, `drop database "${TEMPLATE_DATABASE}"`);
  }
  const memory = memoryWithRoom();
  if (memory) removeLeftovers(memory);
  const directory = mkdtempSync(join(memory ?? tmpdir(), PREFIX));
  // Root hands PostgreSQL over to another account, which has to get in.
  chmodSync(directory, 0o755);
  const server = await startEmbedded({ directory: join(directory, 'postgres'), durable: false });
  await makeTemplate(server.url);
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/**
 * Linux's file system in memory, when it has room: a database is made and dropped for each file, which takes a quarter of
 * the time on a disk. @returns null elsewhere, and in a container, which has 64 MB of it.
 */
function memoryWithRoom(): string | null {
  const path = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize >= ROOM_BYTES ? path : null;
  } catch {
    return null;
  }
}

/** Of runs that were killed: they would take memory until the machine starts anew. */
function removeLeftovers(parent: string): void {
  for (const path of globSync(join(parent, `${PREFIX}*`))) {
    if (Date.now() - statSync(path).mtimeMs > LONGEST_RUN_MS) rmSync(path, { recursive: true, force: true });
  }
}

async function makeTemplate(url: string): Promise<void> {
  await execute(url, `create database "${TEMPLATE_DATABASE}"`);
  await migrate(withDatabase(url, TEMPLATE_DATABASE));
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
