import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.command';
import { runCommand } from './command-line';
import { copyPhotos } from './media/copy-photos';
import { bucketPhotosOf, localPhotosOf } from './media/photo-storage-of';

const HOW = 'Say which backup: npm run restore -- FILE';

/** `npm run restore -- FILE`: a backup into an empty place, on this machine or another. */
runCommand(
  async ({ databaseUrl, settings }) => {
    const file = process.argv[2] ? resolve(process.argv[2]) : null;
    if (file === null) throw new Error(HOW);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const { dataDirectory, keepsSecretKey } = settings;
    const { madeAt, rows, tables } = await restoreBackup(file, { databaseUrl, dataDirectory, keepsSecretKey });
    const bucket = bucketPhotosOf(settings);
    if (bucket) await copyPhotos(localPhotosOf(settings), bucket);
    return [
      `\nThe shop as it was at ${madeAt} is back: ${rows} rows of ${tables} tables, each compared with what was saved.`,
      'Nothing goes to receivers until you release it: start the shop, and see the top of the command center.',
    ].join('\n');
  },
  { needsShop: false, otherRelease: 'expected' },
);
