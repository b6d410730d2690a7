import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConnection } from '../db/connection';
import { MIGRATIONS, migrate } from '../db/migrate';
import { pendingMigrations, readMigrations } from '../db/migrations';
import { onDatabase } from '../db/postgres-client';
import { PARTS, unpack } from './archive';
import { checksumTable, loadTable } from './copy-table.store';
import { type BackupManifest, BackupUnreadable, parseManifest } from './manifest';
import { readShops, titlesOf } from './shop-rows.store';
import { withoutRules, writeSequences } from './table.store';

export interface RestoreTarget {
  readonly databaseUrl: string;
  /** Where everything else lies: `media` and `secret-key`. */
  readonly dataDirectory: string;
  /** False when `SECRET_KEY` is set: then the file's is not written. */
  readonly keepsSecretKey: boolean;
}

/** A summary for the person who restored the backup. */
export interface RestoreSummary {
  readonly madeAt: string;
  readonly rows: number;
  readonly tables: number;
}

/** The target already has a shop, which must not be overwritten; the message says what to do. */
export class ShopInTheWay extends Error {
  override readonly name = 'ShopInTheWay';
}

/**
 * Brings a backup back to an empty place, table by table, and compares each with what was saved. It is all or nothing: when
 * anything fails, the place is empty as before. Afterwards nothing is sent to receivers until staff release it, since the
 * shop that the backup is of may be running still.
 *
 * @throws {ShopInTheWay}
 * @throws {BackupUnreadable}
 * @throws {MigrationConflict} when the backup is of a newer release.
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<RestoreSummary> {
  const folder = await mkdtemp(join(target.dataDirectory, 'restoring-'));
  try {
    await unpack(file, folder);
    // One without photos leaves those that lie there alone.
    if (existsSync(join(folder, PARTS.media))) await refuseFiles(join(target.dataDirectory, PARTS.media));
    const manifest = parseManifest(await readPart(folder, PARTS.manifest));
    pendingMigrations(readMigrations(MIGRATIONS), manifest.migrations);
    await emptyDatabase(target.databaseUrl);
    await migrate(target.databaseUrl, MIGRATIONS, manifest.migrations.at(-1)?.name);
    await loadDatabase(target.databaseUrl, manifest, join(folder, PARTS.database));
    await migrate(target.databaseUrl);
    // Only now: a backup of a release before 0036 had no place for it.
    await onDatabase(target.databaseUrl, async (client) => {
      await client.query(`update "Channel" set "sendingHeldReason" = 'RESTORED'`);
    });
    await keepFiles(folder, target);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: manifest.madeAt, rows, tables: manifest.tables.length };
  } finally {
    // Files that unpacking had begun when the archive broke off are still written for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function loadDatabase(databaseUrl: string, manifest: BackupManifest, folder: string): Promise<void> {
  await onDatabase(databaseUrl, async (client) => {
    await client.query('begin');
    await withoutRules(client, manifest.tables, async () => {
      for (const table of manifest.tables) await loadTable(client, table, join(folder, `${table.name}.copy`));
    });
    await writeSequences(client, manifest.sequences);
    for (const table of manifest.tables) {
      if ((await checksumTable(client, table)) === table.sha256) continue;
      throw new BackupUnreadable(`The backup is damaged: ${table.name} is not what was saved.`);
    }
    await client.query('update "Channel" set "sendingHeldSince" = now()');
    await client.query('commit');
  });
  await onDatabase(databaseUrl, async (client) => void (await client.query('analyze')));
}

/** A place that was started once has tables and no shop: they make room for the backup's own. */
async function emptyDatabase(databaseUrl: string): Promise<void> {
  const { schema } = parseConnection(databaseUrl);
  await onDatabase(databaseUrl, async (client) => {
    const name = client.escapeIdentifier(schema);
    const shops = await readShops(client);
    if (shops.length > 0) {
      throw new ShopInTheWay(
        `There is a shop in this database, ${titlesOf(shops)}: set DATA_DIR or DATABASE_URL to an empty place.`,
      );
    }
    await client.query(`drop schema ${name} cascade`);
    await client.query(`create schema ${name}`);
  });
}

async function refuseFiles(directory: string): Promise<void> {
  const files = await readdir(directory).catch(() => []);
  if (files.length > 0) throw new ShopInTheWay(`There are photos in ${directory}: set DATA_DIR to an empty place.`);
}

async function keepFiles(folder: string, { dataDirectory, keepsSecretKey }: RestoreTarget): Promise<void> {
  const media = join(dataDirectory, PARTS.media);
  // A shop whose photos lie elsewhere has none in its backup.
  if (existsSync(join(folder, PARTS.media))) {
    await rm(media, { recursive: true, force: true });
    await rename(join(folder, PARTS.media), media);
  }
  if (!keepsSecretKey) return;
  const [present, previous] = (await readPart(folder, PARTS.secretKey)).split('\n');
  // The previous one is there when the backup was made between `rotate-secrets` and the start that encrypts again.
  await keepKey(join(dataDirectory, PARTS.secretKey), present);
  await keepKey(join(dataDirectory, PARTS.previousSecretKey), previous);
}

async function readPart(folder: string, part: string): Promise<string> {
  return readFile(join(folder, part), 'utf8').catch((cause) => {
    throw new BackupUnreadable(`The backup has no ${part}.`, { cause });
  });
}

async function keepKey(path: string, key: string | undefined): Promise<void> {
  if (key) await writeFile(path, `${key}\n`, { mode: 0o600 });
}
