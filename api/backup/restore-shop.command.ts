import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createDatabase, type Database } from '../db/client';
import { parseConnection } from '../db/connection';
import { CHANNEL, envelope } from '../db/notifications';
import { PostgresClient } from '../db/postgres-client';
import { createSecretBox, type SecretBox } from '../kernel/secrets';
import { copyPhotos } from '../media/storage/copy-photos';
import { createLocalPhotoStorage, only } from '../media/storage/photo-storage';
import { type PhotoSettings, photoStorageOf } from '../media/storage/photo-storage-of';
import { PARTS } from './archive';
import type { BackupSettings } from './backup-place';
import { checksumTable } from './copy-table.store';
import { BackupUnreadable } from './manifest';
import { moveRows } from './move-rows.store';
import { restoreBackup } from './restore-backup.command';
import { underLock } from './run-backup.command';
import { withScratchDatabase } from './scratch-database';
import { findShop, type NamedShop, readPhotoKeys, readShopTables, type ShopTable } from './shop-rows.store';

export interface ShopTarget {
  readonly databaseUrl: string;
  readonly settings: Pick<BackupSettings, 'secretKey' | 'previousSecretKeys'> & PhotoSettings;
  /** Each seals some of the shop's secrets with the present key. */
  readonly reseal: readonly ((db: Database, secrets: SecretBox) => Promise<unknown>)[];
}

/** What came back, for the person who restored it. */
export interface RestoredShop extends NamedShop {
  readonly madeAt: string;
  readonly rows: number;
  /** Whether the deployment had the shop before. */
  readonly wasThere: boolean;
}

/** The shop can't be restored here; the message says why. Nothing is changed. */
export class ShopRefused extends Error {
  override readonly name = 'ShopRefused';
}

/**
 * Brings one shop of a backup back into a deployment, in place of what it is now, while the other shops go on. The backup may
 * hold others: it is restored whole into a scratch database first, where every table is compared with what was saved. The rows
 * then come over in one transaction, and are compared again. Nothing is sent to its receivers until staff release it.
 *
 * @param asked - one of its hosts, or its id.
 * @throws {ShopUnknown} {@link ShopRefused} {@link BackupUnreadable}
 */
export async function restoreShop(file: string, asked: string, target: ShopTarget): Promise<RestoredShop> {
  const { databaseUrl, settings } = target;
  const folder = await mkdtemp(join(settings.dataDirectory, 'restoring-shop-'));
  try {
    const restored = await underLock(databaseUrl, () =>
      withScratchDatabase(databaseUrl, async (scratchUrl) => {
        const unpacked = { databaseUrl: scratchUrl, dataDirectory: folder, keepsSecretKey: true };
        const { madeAt } = await restoreBackup(file, unpacked);
        await resealAll(scratchUrl, folder, target);
        return { madeAt, ...(await bringOver(scratchUrl, folder, asked, target)) };
      }),
    );
    if (restored === null) throw new ShopRefused('A backup is being made or restored. Try again in a minute.');
    return restored;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Under this deployment's key, whichever the backup's was. */
async function resealAll(scratchUrl: string, folder: string, { settings, reseal }: ShopTarget) {
  const { secretKey, previousSecretKeys } = settings;
  const saved = await Promise.all(
    [PARTS.secretKey, PARTS.previousSecretKey].map((part) => readKey(join(folder, part))),
  );
  const secrets = createSecretBox(secretKey, [...previousSecretKeys, ...saved.flat()]);
  const db = createDatabase(scratchUrl);
  try {
    for (const step of reseal) await step(db, secrets);
  } finally {
    await db.$disconnect();
  }
}

async function readKey(file: string): Promise<Uint8Array[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() === '' ? [] : [Buffer.from(text.trim(), 'base64')];
}

async function bringOver(scratchUrl: string, folder: string, asked: string, { databaseUrl, settings }: ShopTarget) {
  const scratch = new PostgresClient(parseConnection(scratchUrl).config);
  const live = new PostgresClient(parseConnection(databaseUrl).config);
  await Promise.all([scratch.connect(), live.connect()]);
  try {
    const shop = await findShop(scratch, asked, 'the backup');
    const tables = await readShopTables(scratch, shop.id);
    await refuseStrangers(scratch, tables);
    const hosts = await keepHosts(scratch, live, shop);
    const photos = photoStorageOf(settings);
    const [saved, shown] = [await readPhotoKeys(scratch, shop.id), await readPhotoKeys(live, shop.id)];
    await copyPhotos(only(createLocalPhotoStorage(join(folder, PARTS.media)), saved), photos);
    const replaced = await replaceRows(scratch, live, shop, tables);
    for (const key of shown) if (!saved.has(key)) await photos.remove(key);
    return { ...shop, hosts, ...replaced };
  } finally {
    await Promise.all([scratch.end(), live.end()]);
  }
}

/** A file that somebody has changed might tie the shop to rows of another one. */
async function refuseStrangers(scratch: pg.Client, tables: readonly ShopTable[]): Promise<void> {
  const conditionOf = new Map(tables.map(({ name, condition }) => [name, condition]));
  for (const { name, condition, keys } of tables) {
    for (const { column, parent, parentColumn } of keys) {
      const { rowCount } = await scratch.query(
        `select from "${name}" where ${condition} and "${column}" is not null and "${column}" not in
           (select "${parentColumn}" from "${parent}" where ${conditionOf.get(parent) ?? 'false'}) limit 1`,
      );
      if (rowCount) throw new BackupUnreadable(`The backup is damaged: a row of ${name} belongs to two shops.`);
    }
  }
}

type KnownShop = Pick<NamedShop, 'id' | 'hosts'>;

/** A shop that is here keeps the hosts that it has now: those of a backup may lead to another shop since. */
async function keepHosts(scratch: pg.Client, live: pg.Client, { id, hosts }: KnownShop): Promise<readonly string[]> {
  const { rows } = await live.query<KnownShop>('select "hosts" from "Channel" where "id" = $1', [id]);
  const [present] = rows;
  if (!present) await refuseTakenHosts(live, { id, hosts });
  const kept = present?.hosts ?? hosts;
  await scratch.query('update "Channel" set "hosts" = $2 where "id" = $1', [id, kept]);
  return kept;
}

async function refuseTakenHosts(live: pg.Client, { id, hosts }: KnownShop): Promise<void> {
  const { rows } = await live.query<{ hosts: string[] }>(
    'select "hosts" from "Channel" where "id" <> $1 and "hosts" && $2',
    [id, hosts],
  );
  const taken = rows.flatMap((other) => other.hosts).find((host) => hosts.includes(host));
  if (taken) throw new ShopRefused(`Another shop of this deployment has the host ${taken}: take it away there first.`);
}

async function replaceRows(scratch: pg.Client, live: pg.Client, { id }: NamedShop, tables: readonly ShopTable[]) {
  await live.query('begin');
  const { rows: before } = await live.query<{ revision: number }>(
    'select "catalogRevision" as "revision" from "Channel" where "id" = $1 for update',
    [id],
  );
  const revision = await raiseRevision(scratch, id, before[0]?.revision ?? 0);
  for (const { name, condition } of tables.toReversed()) await live.query(`delete from "${name}" where ${condition}`);
  const rows = await moveRows(scratch, live, tables);
  // What is written for receivers from now on comes after what came.
  await live.query(
    `select setval('"OutboxMessage_sequence_seq"', greatest(nextval('"OutboxMessage_sequence_seq"'), (select max("sequence") from "OutboxMessage")))`,
  );
  for (const table of tables) {
    if ((await checksumTable(live, table)) === (await checksumTable(scratch, table))) continue;
    throw new ShopRefused(`What came over of ${table.name} is not what the backup holds.`);
  }
  // Triggers were off: running servers read the whole menu again.
  await live.query('insert into "CatalogChange" ("channelId", "isWhole") values ($1, true)', [id]);
  await live.query('select pg_notify($1, $2)', [CHANNEL, envelope('catalog', { channelId: id, revision })]);
  await live.query('commit');
  return { rows, wasThere: before.length > 0 };
}

/** The restored revision must be higher than any that caches hold, so that their answers expire. */
async function raiseRevision(scratch: pg.Client, shopId: string, present: number): Promise<number> {
  const { rows } = await scratch.query<{ revision: number }>(
    `update "Channel" set "catalogRevision" = greatest("catalogRevision", $2) + 1 where "id" = $1
     returning "catalogRevision" as "revision"`,
    [shopId, present],
  );
  return rows[0]?.revision ?? 0;
}
