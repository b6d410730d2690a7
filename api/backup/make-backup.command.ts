import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { readApplied } from '../db/migrate';
import { onDatabase } from '../db/postgres-client';
import { PARTS, pack } from './archive';
import { saveTable } from './copy-table.store';
import { BACKUP_FORMAT, type BackupManifest } from './manifest';
import { readShopTables } from './shop-rows.store';
import { readSequences, readTables } from './table.store';

export interface BackupSource {
  readonly databaseUrl: string;
  /** Null: there are no photos. */
  readonly mediaDirectory: string | null;
  /** Brings photos that lie elsewhere into `mediaDirectory`; called once the database is saved, so that none of its is missing. */
  readonly fetchMedia?: () => Promise<unknown>;
  /** 32 bytes each, the present one first, then one that still waits to be replaced; none when the operator keeps them. */
  readonly secretKeys: readonly Uint8Array[];
  /** The only shop that is saved; all when left out. */
  readonly shopId?: string;
}

/** A summary for the person who made the backup. */
export interface BackupSummary {
  readonly rows: number;
  readonly tables: number;
  /** Bytes. */
  readonly size: number;
}

/**
 * Writes every shop, or one, to one file, while they run or not: the database as it stood at one instant, the photos, and the key
 * of its secrets. Photos never change under their name, so that those of the snapshot are there a moment later too.
 *
 * @param file - a new one; a backup is never written over another.
 */
export async function makeBackup(source: BackupSource, file: string): Promise<BackupSummary> {
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(dirname(file), '.carte-backup-'));
  try {
    await mkdir(join(folder, PARTS.database));
    const manifest = await saveDatabase(source, join(folder, PARTS.database));
    await writeFile(join(folder, PARTS.manifest), JSON.stringify(manifest, null, 2));
    const keys = source.secretKeys.map((key) => Buffer.from(key).toString('base64'));
    await writeFile(join(folder, PARTS.secretKey), keys.join('\n'));
    await source.fetchMedia?.();
    await pack(folder, source.mediaDirectory, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, tables: manifest.tables.length, size: (await stat(file)).size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function saveDatabase({ databaseUrl, shopId }: BackupSource, folder: string): Promise<BackupManifest> {
  return onDatabase(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables: BackupManifest['tables'] = [];
    for (const table of shopId === undefined ? await readTables(client) : await readShopTables(client, shopId)) {
      tables.push(await saveTable(client, table, join(folder, `${table.name}.copy`)));
    }
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      madeAt: await snapshotTime(client),
      migrations: [...(await readApplied(client))],
      tables,
      sequences: await readSequences(client),
    };
    await client.query('commit');
    return manifest;
  });
}

async function snapshotTime(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: Date }>('select transaction_timestamp() as at');
  return (rows[0]?.at ?? new Date()).toISOString();
}
