import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate';
import { MigrationConflict } from './migrations';
import { createTestDatabase, type TestDatabase } from './testing';

let database: TestDatabase;
let url: string;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  // A schema of its own, which nothing has migrated.
  url = `${database.url}?schema=fresh`;
  directory = mkdtempSync(join(tmpdir(), 'carte-migrations-'));
  writeMigration('0001_menu', 'create table menu (id int);');
});

afterEach(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

function writeMigration(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, 'migration.sql'), sql);
}

async function tables(): Promise<string[]> {
  const rows = await database.db.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'fresh' and tablename <> '_prisma_migrations' order by 1`;
  return rows.map(({ name }) => name);
}

test('what is pending is applied in order, once', async () => {
  writeMigration('0002_dish', 'create table dish (id int); insert into menu values (1);');
  expect(await migrate(url, directory)).toEqual(['0001_menu', '0002_dish']);
  expect(await migrate(url, directory)).toEqual([]);
  expect(await tables()).toEqual(['dish', 'menu']);
});

test('several that start at once apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, directory)));
  expect(applied.flat()).toEqual(['0001_menu']);
});

test('a migration that fails leaves nothing, and is tried again when it is mended', async () => {
  writeMigration('0002_dish', 'create table dish (id int); select 1 / 0;');
  await expect(migrate(url, directory)).rejects.toThrow('0002_dish');
  expect(await tables()).toEqual(['menu']);
  writeMigration('0002_dish', 'create table dish (id int);');
  expect(await migrate(url, directory)).toEqual(['0002_dish']);
});

test('a function with semicolons inside is one statement', async () => {
  writeMigration('0002_function', 'do $$ begin create table dish (id int); insert into dish values (1); end $$;');
  await migrate(url, directory);
  expect(await tables()).toEqual(['dish', 'menu']);
});

test('a migration that was edited after it was applied is refused', async () => {
  await migrate(url, directory);
  writeMigration('0001_menu', 'create table menu (id bigint);');
  await expect(migrate(url, directory)).rejects.toThrow(MigrationConflict);
});

test('a database of a newer release is refused', async () => {
  writeMigration('0002_dish', 'create table dish (id int);');
  await migrate(url, directory);
  rmSync(join(directory, '0002_dish'), { recursive: true });
  await expect(migrate(url, directory)).rejects.toThrow('another release');
});
