import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyPhotos } from '../media/copy-photos';
import { createLocalPhotoStorage } from '../media/photo-storage';
import { bucketPhotosOf, type PhotoSettings } from '../media/photo-storage-of';
import type { BackupSource } from './make-backup.command';

/** Photos in a bucket lie beside the backup while it is made: it holds them too. */
export async function withPhotos<Result>(
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
