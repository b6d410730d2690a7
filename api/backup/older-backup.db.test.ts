import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS, migrate } from '../db/migrate';
import { readMigrations } from '../db/migrations';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { unpack } from './archive';
import { makeBackup } from './make-backup.command';
import { restoreBackup } from './restore-backup.command';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

let origin: TestDatabase;
let copy: TestDatabase;
let place: string;

beforeEach(async () => {
  [origin, copy] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  place = mkdtempSync(join(tmpdir(), 'carte-older-'));
});
afterEach(async () => {
  await Promise.all([origin.drop(), copy.drop()]);
  rmSync(place, { recursive: true });
});

/** A shop in the tables of that release, written as that release would. */
async function openShopOf(migration: string): Promise<void> {
  await origin.db.$executeRaw`drop schema public cascade`;
  await origin.db.$executeRaw`create schema public`;
  await migrate(origin.url, MIGRATIONS, migration);
  await origin.db.$executeRaw`
    insert into "Channel" ("id", "name", "currencyCode", "countryCode", "defaultLocale", "timeZone", "updatedAt")
    values (${ID}::uuid, '{"en": "An old shop"}', 'EUR', 'DE', 'en', 'Europe/Berlin', now())`;
  await origin.db.$executeRaw`
    insert into "StaffMember" ("id", "channelId", "login", "name", "role", "passwordHash", "updatedAt")
    values (${ID}::uuid, ${ID}::uuid, 'zoe', 'Zoe', 'ADMIN', 'a hash', now())`;
}

/**
 * The first state that made backups, every fourth since, and the present one: a backup goes through all migrations after its own, so
 * each migration is walked by several.
 */
const STATES = readMigrations(MIGRATIONS)
  .map(({ name }) => name)
  .filter((name) => name >= '0027_sending_held')
  .filter((_, place, all) => place % 4 === 0 || place === all.length - 1);

test.each(STATES)('a backup of the state that ended with %s comes back, up to date', async (migration) => {
  await openShopOf(migration);
  const file = join(place, 'carte.tar.gz');
  await makeBackup({ databaseUrl: origin.url, mediaDirectory: null, secretKeys: [] }, file);
  await unpack(file, join(place, 'unpacked'));
  const manifest = readFileSync(join(place, 'unpacked', 'manifest.json'), 'utf8');
  expect(JSON.parse(manifest).migrations.at(-1).name).toBe(migration);

  await restoreBackup(file, { databaseUrl: copy.url, dataDirectory: place, keepsSecretKey: false });
  expect(await migrate(copy.url)).toEqual([]);
  const shop = await copy.db.channel.findUniqueOrThrow({ where: { id: ID }, include: { staffMembers: true } });
  expect(shop).toMatchObject({
    name: { en: 'An old shop' },
    hosts: [],
    secondFactorRule: 'OFF',
    sendingHeldReason: 'RESTORED',
    staffMembers: [{ login: 'zoe', role: 'ADMIN', passwordHash: 'a hash' }],
  });
});
