import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestStaff } from '../graphql/testing';
import { placedCheckout } from '../receivers/worker/testing-outbox';
import { unpack } from './archive';
import { makeBackup } from './make-backup.command';
import { restoreBackup } from './restore-backup.command';

const SECRET_KEY = Buffer.alloc(32, 7);

let origin: TestDatabase;
let copy: TestDatabase;
let place: string;
/** Of the shop that is backed up. */
let media: string;
let file: string;
let number: string | null;

beforeAll(async () => {
  origin = await createTestDatabase();
  const { channel } = await shop(origin.db).dish('Cola “zero”\n\\N', 300).open();
  await createTestStaff(origin.db, channel.id, 'ADMIN');
  ({ number } = await origin.db.checkout.create({ data: placedCheckout(channel.id, 7, new Date()) }));
});
afterAll(() => origin.drop());

beforeEach(async () => {
  copy = await createTestDatabase();
  place = mkdtempSync(join(tmpdir(), 'carte-backup-'));
  media = join(place, 'origin', 'media');
  mkdirSync(join(media, 'ab'), { recursive: true });
  writeFileSync(join(media, 'ab', '320.webp'), 'a photo');
  file = join(place, 'carte.tar.gz');
});
afterEach(async () => {
  await copy.drop();
  rmSync(place, { recursive: true });
});

const back = (secretKeys = [SECRET_KEY]) =>
  makeBackup({ databaseUrl: origin.url, mediaDirectory: media, secretKeys }, file);

function target() {
  const dataDirectory = join(place, 'copy');
  mkdirSync(dataDirectory, { recursive: true });
  return { databaseUrl: copy.url, dataDirectory, keepsSecretKey: true };
}

/** All rows of all tables, as text; numbers of transactions are each database's own. */
async function everything({ db }: TestDatabase): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('_prisma_migrations', 'CatalogChange')
    order by 1`;
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const found = await db.$queryRawUnsafe<{ rows: string }[]>(
      `select coalesce(json_agg(r order by r::text)::text, '') as rows
       from (select to_jsonb(t) - 'changedIn' as r from "${name}" t) rows`,
    );
    rows[name] = found[0]?.rows ?? '';
  }
  return rows;
}

/** Packs the backup again after a change to what it holds. */
async function damage(change: (folder: string) => void): Promise<void> {
  const folder = join(place, 'damaged');
  await unpack(file, folder);
  change(folder);
  await create({ file, cwd: folder, gzip: true }, readdirSync(folder));
}

test('what was saved comes back in another place, to the last byte, and sends nothing', async () => {
  const summary = await back();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(place).sort()).toEqual(['carte.tar.gz', 'origin']);
  const restored = await restoreBackup(file, target());
  expect(restored).toMatchObject({ rows: summary.rows, tables: summary.tables });

  const since = (await copy.db.channel.findFirstOrThrow()).sendingHeldSince;
  expect(since).toBeInstanceOf(Date);
  await copy.db.$executeRaw`update "Channel" set "sendingHeldSince" = null, "sendingHeldReason" = null`;
  expect(await everything(copy)).toEqual(await everything(origin));
  expect(readdirSync(join(place, 'copy')).sort()).toEqual(['media', 'secret-key']);
  expect(readFileSync(join(place, 'copy', 'media', 'ab', '320.webp'), 'utf8')).toBe('a photo');
  expect(Buffer.from(readFileSync(join(place, 'copy', 'secret-key'), 'utf8'), 'base64')).toEqual(SECRET_KEY);
});

test('a key that waits for the next start to be replaced comes along', async () => {
  const previous = randomBytes(32);
  await back([SECRET_KEY, previous]);
  await restoreBackup(file, target());
  const kept = (name: string) => Buffer.from(readFileSync(join(place, 'copy', name), 'utf8'), 'base64');
  expect(kept('secret-key')).toEqual(SECRET_KEY);
  expect(kept('secret-key.previous')).toEqual(previous);
});

test('the restored database keeps its rules, its triggers and its counters', async () => {
  await back();
  await restoreBackup(file, target());
  const rules = (database: TestDatabase) => database.db.$queryRaw`
    select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as rule, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
  expect(await rules(copy)).toEqual(await rules(origin));
  const triggers = await copy.db.$queryRaw<{ tgenabled: string }[]>`
    select tgenabled::text from pg_trigger where not tgisinternal`;
  expect(triggers.map(({ tgenabled }) => tgenabled)).toEqual(triggers.map(() => 'O'));
  const next = async ({ db }: TestDatabase) =>
    db.$queryRaw`select nextval('"OutboxMessage_sequence_seq"')::int as value`;
  expect(await next(copy)).toEqual(await next(origin));
});

test('orders that come in while the backup is made are whole or not in it', async () => {
  const { channelId } = await origin.db.checkout.findFirstOrThrow({ where: { number } });
  let sequence = 100;
  let isPlacing = true;
  const placing = (async () => {
    while (isPlacing) await origin.db.checkout.create({ data: placedCheckout(channelId, sequence++, new Date()) });
  })();
  await back();
  isPlacing = false;
  await placing;
  await restoreBackup(file, target());
  const numbersOf = async ({ db }: TestDatabase) =>
    (await db.checkout.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map((order) => order.number);
  const kept = await numbersOf(copy);
  expect(kept).toEqual((await numbersOf(origin)).slice(0, kept.length));
});

test('a backup never replaces a shop', async () => {
  await back();
  await shop(copy.db).dish('Tea', 100).open();
  const before = await everything(copy);
  await expect(restoreBackup(file, target())).rejects.toThrow('There is a shop in this database');
  expect(await everything(copy)).toEqual(before);
});

test('photos that lie there are not replaced either', async () => {
  await back();
  const place = target();
  mkdirSync(join(place.dataDirectory, 'media'));
  writeFileSync(join(place.dataDirectory, 'media', 'photo.webp'), '');
  await expect(restoreBackup(file, place)).rejects.toThrow('There are photos');
});

test('a damaged backup is refused, and the place stays empty for the next try', async () => {
  await back();
  const whole = readFileSync(file);
  await damage((folder) => {
    const rows = join(folder, 'database', 'Product.copy');
    writeFileSync(rows, readFileSync(rows, 'utf8').replace('zero', 'nero'));
  });
  await expect(restoreBackup(file, target())).rejects.toThrow('Product is not what was saved');
  expect(await copy.db.channel.count()).toBe(0);
  expect(readdirSync(join(place, 'copy'))).toEqual([]);
  writeFileSync(file, whole);
  await restoreBackup(file, target());
  expect(await copy.db.checkout.findFirst({ where: { number } })).not.toBeNull();
});

test.each([
  ['a file that is none', () => writeFileSync(file, 'no backup'), 'is no backup of Carte'],
  ['half of one', () => writeFileSync(file, readFileSync(file).subarray(0, 2_000)), 'is no backup of Carte'],
])('%s is refused with a sentence', async (_what, spoil, sentence) => {
  await back();
  spoil();
  await expect(restoreBackup(file, target())).rejects.toThrow(sentence);
});

test('one that ends among its photos is refused with a sentence, and nothing of it stays', async () => {
  for (let photo = 0; photo < 300; photo += 1) writeFileSync(join(media, `${photo}.webp`), randomBytes(20_000));
  await back();
  writeFileSync(file, readFileSync(file).subarray(0, 3_000_000));
  await expect(restoreBackup(file, target())).rejects.toThrow('is no backup of Carte, or it is damaged');
  expect(readdirSync(join(place, 'copy'))).toEqual([]);
});

test('a backup of a newer release is refused before anything is touched', async () => {
  await back();
  await damage((folder) => {
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.migrations.push({ name: '9999_future', checksum: '0'.repeat(64) });
    writeFileSync(path, JSON.stringify(manifest));
  });
  await expect(restoreBackup(file, target())).rejects.toThrow('another release');
});
