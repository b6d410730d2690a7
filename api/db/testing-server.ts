import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from './connection';
import { startEmbedded } from './embedded';
import { migrate } from './migrate';
import { TEMPLATE_DATABASE } from './testing';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that this run's tests share. */
    serverUrl: string;
  }
}

/** Vitest's global set-up for `*.db.test.ts`: one PostgreSQL a run, gone when the run ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'carte-test-'));
  // Root hands PostgreSQL over to another account, which has to get in.
  chmodSync(directory, 0o755);
  const server = await startEmbedded({ directory: join(directory, 'postgres'), durable: false });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database "${TEMPLATE_DATABASE}"`);
  await client.end();
  await migrate(withDatabase(server.url, TEMPLATE_DATABASE));
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
