import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate';
import { createTestDatabase, type TestDatabase } from './testing';
import { versionDifference } from './version-difference';

let database: TestDatabase;
let url: string;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  url = `${database.url}?schema=fresh`;
  directory = mkdtempSync(join(tmpdir(), 'carte-migrations-'));
  release('0001_menu');
});

afterEach(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

function release(name: string): void {
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, name, 'migration.sql'), `create table "${name}" (id int);`);
}

test('a database that no release has migrated differs from none', async () => {
  expect(await versionDifference(url, directory)).toBeNull();
});

test('a database of this release fits; an older and a newer one are distinguished, and left as they are', async () => {
  await migrate(url, directory);
  expect(await versionDifference(url, directory)).toBeNull();
  release('0002_dish');
  expect(await versionDifference(url, directory)).toMatch(/an older release's .*: 0002_dish\./);
  expect(await versionDifference(url, directory)).toContain('0002_dish');
  await migrate(url, directory);
  rmSync(join(directory, '0002_dish'), { recursive: true });
  expect(await versionDifference(url, directory)).toMatch(/another release of Carte \(it has 0002_dish\)/);
});
