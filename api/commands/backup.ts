import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupLockOf, savedKeysOf } from '../backup/backup-place';
import { LOCKED_SUFFIX, lockFile } from '../backup/encryption';
import { makeBackup } from '../backup/make-backup.command';
import { findShop, readPhotoKeys, readShops, titlesOf } from '../backup/shop-rows.store';
import { withPhotos } from '../backup/with-photos';
import { onDatabase } from '../db/postgres-client';
import { nameOf, runCommand } from './command-line';

const HOW = 'Say where to: npm run backup -- FILE [--shop HOST], for example carte.tar.gz';
const MEGABYTE = 1024 * 1024;

/** `npm run backup -- FILE [--shop HOST]`: every shop, or one, in one file, while they run or not; `FILE.age` is encrypted. */
runCommand(async (place) => {
  const { databaseUrl, settings } = place;
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { shop: { type: 'string' } } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(HOW);
  const file = resolve(name);
  if (existsSync(file)) throw new Error(`${file} is there already: a backup is not written over another.`);
  const lock = file.endsWith(LOCKED_SUFFIX) ? backupLockOf(settings) : null;
  if (file.endsWith(LOCKED_SUFFIX) && lock === null) {
    throw new Error(`Set BACKUP_PASSPHRASE or BACKUP_KEY: a file that ends in ${LOCKED_SUFFIX} is encrypted.`);
  }
  const plain = lock === null ? file : `${file}.unlocked`;
  const shops = await onDatabase(databaseUrl, readShops);
  if (shops.length === 0) throw new Error(`There is no shop in ${nameOf(place)}: nothing was saved.`);
  const shop =
    values.shop === undefined
      ? null
      : await onDatabase(databaseUrl, (client) => findShop(client, values.shop ?? '', 'this deployment'));
  console.log(`Saving ${titlesOf(shop ? [shop] : shops)}, of ${nameOf(place)}.`);
  const { rows, tables, size } = await withPhotos(
    settings,
    plain,
    (photos) =>
      makeBackup(
        { databaseUrl, secretKeys: savedKeysOf(settings), ...photos, ...(shop && { shopId: shop.id }) },
        plain,
      ),
    shop ? () => onDatabase(databaseUrl, (client) => readPhotoKeys(client, shop.id)) : undefined,
  );
  if (lock !== null) {
    try {
      await lockFile(plain, file, lock);
    } finally {
      await rm(plain);
    }
  }
  const key = settings.keepsSecretKey
    ? 'The secret key is in it too: keep the file like a password.'
    : 'SECRET_KEY is not in it: keep it in another place.';
  const megabytes = (size / MEGABYTE).toFixed(1);
  const held = lock === null ? 'It holds your clients’ data.' : 'It is encrypted.';
  return `\n${file}: ${rows} rows of ${tables} tables and the photos, ${megabytes} MB.\n${held} ${key}`;
});
