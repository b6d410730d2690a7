import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BackupSource, makeBackup } from './backup/make-backup.command';
import { runCommand } from './command-line';
import { copyPhotos } from './media/copy-photos';
import { createLocalPhotoStorage } from './media/photo-storage';
import { bucketPhotosOf, type PhotoSettings } from './media/photo-storage-of';

const HOW = 'Say where to: npm run backup -- FILE, for example carte.tar.gz';
const MEGABYTE = 1024 * 1024;

/** `npm run backup -- FILE`: the whole shop in one file, while it runs or not. */
runCommand(async ({ databaseUrl, settings }) => {
  if (!process.argv[2]) throw new Error(HOW);
  const file = resolve(process.argv[2]);
  if (existsSync(file)) throw new Error(`${file} is there already: a backup is not written over another.`);
  const secretKeys = settings.keepsSecretKey ? [settings.secretKey, ...settings.previousSecretKeys] : [];
  const { rows, tables, size } = await withPhotos(settings, file, (photos) =>
    makeBackup({ databaseUrl, secretKeys, ...photos }, file),
  );
  const key = settings.keepsSecretKey
    ? 'The secret key is in it too: keep the file like a password.'
    : 'SECRET_KEY is not in it: keep it in another place.';
  const megabytes = (size / MEGABYTE).toFixed(1);
  return `\n${file}: ${rows} rows of ${tables} tables and the photos, ${megabytes} MB.\nIt holds your clients’ data. ${key}`;
});

/** Photos in a bucket lie beside the backup while it is made: it holds them too. */
async function withPhotos<Result>(
  settings: PhotoSettings,
  file: string,
  work: (photos: Pick<BackupSource, 'mediaDirectory' | 'fetchMedia'>) => Promise<Result>,
): Promise<Result> {
  const bucket = bucketPhotosOf(settings);
  const media = join(settings.dataDirectory, 'media');
  if (bucket === null) return work({ mediaDirectory: existsSync(media) ? media : null });
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(dirname(file), '.carte-photos-'));
  try {
    const fetchMedia = () => copyPhotos(bucket, createLocalPhotoStorage(folder));
    return await work({ mediaDirectory: folder, fetchMedia });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
