import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from './connection';
import { makeBriefPlace } from './embedded/brief-place';
import { startEmbedded } from './embedded/embedded';
import { migrate } from './migrate';
import { TEMPLATE_DATABASE } from './testing';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that this run's tests share. */
    serverUrl: string;
  }
}

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
  const directory = makeBriefPlace();
  const server = await startEmbedded({ directory: join(directory, 'postgres'), durable: false });
  await makeTemplate(server.url);
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
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
