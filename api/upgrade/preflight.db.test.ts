import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { type Place, runPreflight } from './preflight.command';

const READER = `reader_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'carte-preflight-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

const look = (place: Partial<Place> = {}) =>
  runPreflight({ databaseUrl: database.url, dataDirectory: directory, keyTrouble: async () => null, ...place });
const wrongOf = (findings: Awaited<ReturnType<typeof look>>) =>
  findings.filter(({ isFine }) => !isFine).map(({ sentence }) => sentence);

test('a place that this release runs in already is ready for it', async () => {
  const findings = await look();
  expect(wrongOf(findings)).toEqual([]);
  expect(findings.map(({ sentence }) => sentence)).toContain('The database is up to date: nothing will be migrated.');
});

test('a database of a newer release is reported', async () => {
  const migrations = join(directory, 'migrations');
  mkdirSync(join(migrations, '0001_menu'), { recursive: true });
  writeFileSync(join(migrations, '0001_menu', 'migration.sql'), 'select 1');
  expect(wrongOf(await look({ migrations }))).toEqual([expect.stringContaining('another release of Carte')]);
});

test('a key that opens nothing is reported', async () => {
  expect(wrongOf(await look({ keyTrouble: async () => 'Not this key.' }))).toEqual(['Not this key.']);
});

test('an account that may change no table reads what to grant', async () => {
  await database.db.$executeRaw`revoke create on schema public from public`;
  await database.db.$executeRawUnsafe(`create role "${READER}" login password 'reader'`);
  const url = new URL(database.url);
  [url.username, url.password] = [READER, 'reader'];
  await database.db.$executeRawUnsafe(`grant select on all tables in schema public to "${READER}"`);
  const told = wrongOf(await look({ databaseUrl: url.href }));
  await database.db.$executeRawUnsafe(`drop owned by "${READER}"`);
  await database.db.$executeRawUnsafe(`drop role "${READER}"`);
  expect(told).toEqual([`${READER} may not create tables in public: GRANT CREATE ON SCHEMA public TO ${READER}.`]);
});
