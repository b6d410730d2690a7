import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupLockOf, backupStorageOf } from './backup/backup-place';
import { isLocked, unlockFile } from './backup/encryption';
import { restoreBackup } from './backup/restore-backup.command';
import { runCommand } from './command-line';
import type { Settings } from './env';
import { copyPhotos } from './media/copy-photos';
import { bucketPhotosOf, localPhotosOf } from './media/photo-storage-of';

const HOW = 'Say which backup: npm run restore -- FILE, or the name of one that Carte made by itself';

/** `npm run restore -- FILE`: a backup into an empty place, on this machine or another. */
runCommand(
  async ({ databaseUrl, settings }) => {
    const asked = process.argv[2];
    if (!asked) throw new Error(HOW);
    const { dataDirectory, keepsSecretKey } = settings;
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
  { needsShop: false, otherRelease: 'expected' },
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
