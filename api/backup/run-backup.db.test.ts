import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { parseConnection } from '../db/connection';
import { migrate } from '../db/migrate';
import { PostgresClient } from '../db/postgres-client';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { startTestBucket, type TestBucket } from '../media/storage/testing-bucket';
import type { BackupSettings } from './backup-place';
import { isLocked, unlockFile } from './encryption';
import { restoreBackup } from './restore-backup.command';
import { backUpBeforeMigration, makeDueBackup } from './run-backup.command';
import { scratchName } from './scratch-database';

const HOUR_MS = 60 * 60 * 1000;

let origin: TestDatabase;
let world: World;
let place: string;
let now: Date;
const logger = pino({ level: 'silent' });

beforeEach(async () => {
  origin = await createTestDatabase();
  world = await shop(origin.db).dish('Cola', 300).open();
  place = mkdtempSync(join(tmpdir(), 'carte-backups-'));
  mkdirSync(join(place, 'data'));
  // The first shop was opened at three in the morning of its clocks; backups are made at four.
  await origin.db.channel.updateMany({
    data: { timeZone: 'Europe/Berlin', createdAt: new Date('2026-11-23T02:00:00Z') },
  });
  now = new Date('2026-11-23T03:00:01Z');
});
afterEach(async () => {
  await origin.drop();
  rmSync(place, { recursive: true });
});

function settings(change: Partial<BackupSettings> = {}): BackupSettings {
  return {
    dataDirectory: join(place, 'data'),
    mediaBucket: null,
    mediaBucketRegion: null,
    mediaBucketKey: null,
    mediaBucketSecret: null,
    backupDirectory: join(place, 'kept'),
    backupBucket: null,
    backupBucketRegion: null,
    backupBucketKey: null,
    backupBucketSecret: null,
    backupPassphrase: null,
    backupKey: null,
    backupBeforeMigration: true,
    secretKey: Buffer.alloc(32, 7),
    previousSecretKeys: [],
    keepsSecretKey: true,
    ...change,
  };
}

const look = (change: Partial<BackupSettings> = {}) =>
  makeDueBackup({ db: origin.db, databaseUrl: origin.url, settings: settings(change), now: () => now, logger });

const runs = () => origin.db.backupRun.findMany({ orderBy: { startedAt: 'asc' } });
const kept = () => readdirSync(join(place, 'kept')).sort();

async function scratchIsThere(): Promise<boolean> {
  const found = await origin.db.$queryRaw<unknown[]>`
    select 1 from pg_database where datname = ${scratchName(origin.url)}`;
  return found.length > 0;
}

test('at its hour a backup is made, restored on trial, and nothing is left behind; until the next day no other', async () => {
  now = new Date('2026-11-23T02:59:59Z');
  expect(await look()).toBe(false);
  now = new Date('2026-11-23T03:00:01Z');
  expect(await look()).toBe(true);
  expect(kept()).toEqual(['carte-20261123T030001Z.tar.gz']);
  expect(await runs()).toMatchObject([
    { kind: 'SCHEDULED', failure: null, name: kept()[0], triedAt: now, trialFailure: null },
  ]);
  expect(await scratchIsThere()).toBe(false);
  expect(readdirSync(join(place, 'data'))).toEqual([]);
  now = new Date(now.getTime() + 23 * HOUR_MS);
  expect(await look()).toBe(false);
  now = new Date(now.getTime() + HOUR_MS);
  expect(await look()).toBe(true);
  expect(kept()).toHaveLength(2);
});

test('a time that was missed is made up for once, and of several nodes one does it', async () => {
  now = new Date('2026-11-28T12:00:00Z');
  expect((await Promise.all([look(), look(), look()])).filter(Boolean)).toHaveLength(1);
  expect(await look()).toBe(false);
  expect(await runs()).toHaveLength(1);
});

test('leftovers of a killed process are removed, and its backup is made again', async () => {
  const client = new PostgresClient(parseConnection(origin.url).config);
  await client.connect();
  await client.query(`create database "${scratchName(origin.url)}"`);
  await client.end();
  mkdirSync(join(place, 'data', 'backup-work-gone'));
  mkdirSync(join(place, 'kept'));
  writeFileSync(join(place, 'kept', 'carte-20261122T030000Z.tar.gz.unfinished'), 'half');
  expect(await look()).toBe(true);
  expect(await scratchIsThere()).toBe(false);
  expect(readdirSync(join(place, 'data'))).toEqual([]);
  expect(kept()).toEqual(['carte-20261123T030001Z.tar.gz']);
});

test('a failed backup is recorded and repeated after an hour; earlier backups stay', async () => {
  writeFileSync(join(place, 'kept'), 'no folder');
  expect(await look()).toBe(true);
  expect(await runs()).toMatchObject([{ failure: 'FAILED', name: null, triedAt: null }]);
  expect(await look()).toBe(false);
  rmSync(join(place, 'kept'));
  now = new Date(now.getTime() + HOUR_MS);
  expect(await look()).toBe(true);
  expect(kept()).toHaveLength(1);
});

test('surplus and old backups are deleted, foreign files and the newest backup never', async () => {
  await origin.db.backupSchedule.create({ data: { keepCount: 2, keepDays: 10 } });
  mkdirSync(join(place, 'kept'));
  for (const name of ['carte-20261101T030000Z.tar.gz', 'carte-20261121T030000Z.tar.gz', 'mine.tar.gz']) {
    writeFileSync(join(place, 'kept', name), '');
  }
  writeFileSync(join(place, 'kept', 'carte-20261122T030000Z.tar.gz'), '');
  await look();
  expect(kept()).toEqual(['carte-20261122T030000Z.tar.gz', 'carte-20261123T030001Z.tar.gz', 'mine.tar.gz']);
});

test('one that staff ask for is made at once, also while the schedule is off', async () => {
  await origin.db.backupSchedule.create({ data: { isOn: false } });
  expect(await look()).toBe(false);
  await origin.db.backupSchedule.update({ where: { id: 1 }, data: { askedForAt: now } });
  now = new Date(now.getTime() + 1_000);
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
  expect(await runs()).toMatchObject([{ kind: 'ASKED_FOR', failure: null }]);
});

test('without a shop there is nothing to back up', async () => {
  await origin.db.channel.deleteMany();
  expect(await look()).toBe(false);
});

test.each(['passphrase', 'key'] as const)(
  'with a %s the file is encrypted, and opens with nothing else',
  async (kind) => {
    const lock =
      kind === 'key' ? { backupKey: await generateX25519Identity() } : { backupPassphrase: 'nine dumplings, please' };
    await look(lock);
    const file = join(place, 'kept', 'carte-20261123T030001Z.tar.gz.age');
    expect(await isLocked(file)).toBe(true);
    expect(readFileSync(file).includes('Cola')).toBe(false);
    expect(await runs()).toMatchObject([{ failure: null, trialFailure: null }]);
    await expect(unlockFile(file, join(place, 'x'), { passphrase: 'another passphrase' })).rejects.toThrow(
      'does not open',
    );
    await expect(unlockFile(file, join(place, 'x'), null)).rejects.toThrow('set BACKUP_PASSPHRASE or BACKUP_KEY');
  },
);

test('a backup in a bucket is there whole, is tried from there, and is forgotten there', async () => {
  const bucket: TestBucket = await startTestBucket();
  const { url, accessKeyId, secretAccessKey } = bucket.address;
  const there = {
    backupBucket: `${url}/backups`,
    backupBucketKey: accessKeyId,
    backupBucketSecret: secretAccessKey,
    backupPassphrase: 'nine dumplings, please',
  };
  try {
    await origin.db.backupSchedule.create({ data: { keepCount: 1 } });
    await look(there);
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await look(there);
    expect([...bucket.files.keys()]).toEqual(['backups/carte-20261124T030001Z.tar.gz.age']);
    expect(await runs()).toMatchObject([{ trialFailure: null }, { trialFailure: null, triedAt: now }]);
    bucket.fail(503);
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await look(there);
    expect((await runs()).at(-1)).toMatchObject({ failure: 'STORAGE' });
  } finally {
    await bucket.close();
  }
});

test('the database before a migration is restored without touching photos, and what cannot be saved stops it in words', async () => {
  await origin.db.$executeRaw`delete from "_prisma_migrations" where migration_name = '0037_backups'`;
  await origin.db.$executeRaw`drop table "BackupRun", "BackupSchedule"`;
  await origin.db.$executeRaw`drop type "BackupKind", "BackupFailure"`;
  const before = () => backUpBeforeMigration({ databaseUrl: origin.url, settings: settings(), now: () => now });
  writeFileSync(join(place, 'kept'), 'no folder');
  const migrating = (hook: () => Promise<unknown>) =>
    migrate(origin.url, undefined, undefined, async () => void (await hook()));
  await expect(migrating(before)).rejects.toThrow(/no backup could be made first .*nothing was changed.*BACKUP_DIR/);
  expect((await origin.db.$queryRaw<unknown[]>`select 1 from pg_tables where tablename = 'BackupRun'`).length).toBe(0);
  rmSync(join(place, 'kept'));
  expect(await migrating(before)).toEqual(['0037_backups']);
  expect(kept()).toEqual(['carte-20261123T030001Z-before-migration.tar.gz']);
  expect(await migrating(() => Promise.reject(new Error('nothing to migrate: never called')))).toEqual([]);

  const copy = await createTestDatabase();
  mkdirSync(join(place, 'copy', 'media'), { recursive: true });
  writeFileSync(join(place, 'copy', 'media', 'photo.webp'), 'a photo');
  await restoreBackup(join(place, 'kept', kept()[0] ?? ''), {
    databaseUrl: copy.url,
    dataDirectory: join(place, 'copy'),
    keepsSecretKey: true,
  });
  expect(await copy.db.product.count()).toBe(await origin.db.product.count());
  expect(existsSync(join(place, 'copy', 'media', 'photo.webp'))).toBe(true);
  expect(world.channel.id).toBe((await copy.db.channel.findFirstOrThrow()).id);
  await copy.drop();
});
