import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from './backup/make-backup.command';
import { runCommand } from './command-line';

const HOW = 'Say where to: npm run backup -- FILE, for example carte.tar.gz';
const MEGABYTE = 1024 * 1024;

/** `npm run backup -- FILE`: the whole shop in one file, while it runs or not. */
runCommand(async ({ databaseUrl, settings }) => {
  if (!process.argv[2]) throw new Error(HOW);
  const file = resolve(process.argv[2]);
  if (existsSync(file)) throw new Error(`${file} is there already: a backup is not written over another.`);
  const media = join(settings.dataDirectory, 'media');
  const { rows, tables, size } = await makeBackup(
    {
      databaseUrl,
      mediaDirectory: existsSync(media) ? media : null,
      secretKey: settings.keepsSecretKey ? settings.secretKey : null,
    },
    file,
  );
  const key = settings.keepsSecretKey
    ? 'The secret key is in it too: keep the file like a password.'
    : 'SECRET_KEY is not in it: keep it in another place.';
  const megabytes = (size / MEGABYTE).toFixed(1);
  return `\n${file}: ${rows} rows of ${tables} tables and the photos, ${megabytes} MB.\nIt holds your clients’ data. ${key}`;
});
