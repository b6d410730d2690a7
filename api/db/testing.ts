import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { createDatabase, type Database } from './client';
import { withDatabase } from './connection';
import { PostgresClient } from './postgres-client';

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  /** Closes `db` and drops the database, other sessions on it included. */
  drop(): Promise<void>;
}

/** Copied for each file; api/db/testing-server.ts migrates it once a run. */
export const TEMPLATE_DATABASE = 'template_carte';

/** Only for `*.db.test.ts`, whose run has a PostgreSQL; call it in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDatabase(options: { readonly isTraced?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database "${name}" template "${TEMPLATE_DATABASE}"`);
  const url = withDatabase(serverUrl, name);
  const db = createDatabase(url, options);
  return {
    url,
    db,
    drop: async () => {
      await db.$disconnect();
      await execute(serverUrl, `drop database "${name}" with (force)`);
    },
  };
}

/** What PostgreSQL is asked by the process during the work: each statement with its values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const sent = vi.spyOn(PostgresClient.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.map(([statement]) => statement);
  } finally {
    sent.mockRestore();
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
