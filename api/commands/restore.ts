import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupLockOf, backupStorageOf } from '../backup/backup-place';
import { isLocked, unlockFile } from '../backup/encryption';
import { restoreBackup, ShopInTheWay } from '../backup/restore-backup.command';
import { restoreShop } from '../backup/restore-shop.command';
import type { Settings } from '../env';
import { copyPhotos } from '../media/storage/copy-photos';
import { bucketPhotosOf, localPhotosOf } from '../media/storage/photo-storage-of';
import { resealSecrets } from '../receivers/reseal-secrets.store';
import { resealSecondFactors } from '../staff/second-factor/second-factor.store';
import { DATABASE_DIRECTORY, nameOf, runCommand } from './command-line';

const HOW = 'Say which backup: npm run restore -- FILE [--shop HOST], or the name of one that Carte made by itself';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { shop: { type: 'string' } } });
const [asked, ...more] = positionals;

/** `npm run restore -- FILE`: a backup into an empty place. With `--shop HOST`, one shop of it beside those that are there. */
runCommand(
  async (place) => {
    const { databaseUrl, settings } = place;
    if (!asked || more.length > 0) throw new Error(HOW);
    const { shop } = values;
    console.log(`Restoring ${shop ?? 'every shop of the backup'} into ${nameOf(place)}.`);
    if (shop !== undefined) {
      return withFile(asked, settings, async (file) => {
        const { madeAt, rows, hosts, id, wasThere } = await restoreShop(file, shop, {
          databaseUrl,
          settings,
          reseal: [resealSecrets, resealSecondFactors],
        });
        return [
          `\n${hosts[0] ?? id} is ${wasThere ? 'back' : 'here'} as it was at ${madeAt}: ${rows} rows, each table compared with what was saved.`,
          'The other shops are as they were. Nothing goes to its receivers until you release it: see the top of its command center.',
        ].join('\n');
      });
    }
    const { dataDirectory, keepsSecretKey } = settings;
    const another = join(dataDirectory, DATABASE_DIRECTORY);
    if (settings.databaseUrl && existsSync(another))
      throw new ShopInTheWay(`There is a database of its own in ${another}: set DATA_DIR to an empty place.`);
    const { madeAt, rows, tables } = await withFile(asked, settings, (file) =>
      restoreBackup(file, { databaseUrl, dataDirectory, keepsSecretKey }),
    );
    const bucket = bucketPhotosOf(settings);
    if (bucket) await copyPhotos(localPhotosOf(settings), bucket);
    return [
      `\nThe shop as it was at ${madeAt} is back: ${rows} rows of ${tables} tables, each compared with what was saved.`,
      'Nothing goes to receivers until you release it: start the shop, and see the top of the command center.',
    ].join('\n');
  },
  // One shop comes beside others, whose tables are there already.
  { needsShop: false, otherRelease: values.shop === undefined ? 'expected' : 'refused' },
);

/** The file on this disk, or of that name where backups are kept; unlocked when it is locked. */
async function withFile<Result>(asked: string, settings: Settings, work: (file: string) => Promise<Result>) {
  const fetched = join(settings.dataDirectory, '.restore-fetched');
  const unlocked = join(settings.dataDirectory, '.restore-unlocked');
  await mkdir(settings.dataDirectory, { recursive: true });
  try {
    let file = resolve(asked);
    if (!existsSync(file)) {
      const storage = backupStorageOf(settings);
      if (!(await storage.get(asked, fetched)))
        throw new Error(`There is no ${file}, and no ${asked} in ${storage.place}.`);
      file = fetched;
    }
    if (!(await isLocked(file))) return await work(file);
    await unlockFile(file, unlocked, backupLockOf(settings));
    return await work(unlocked);
  } finally {
    for (const file of [fetched, unlocked]) await rm(file, { force: true });
  }
}
