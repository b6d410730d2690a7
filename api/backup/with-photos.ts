import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyPhotos } from '../media/storage/copy-photos';
import { createLocalPhotoStorage, only } from '../media/storage/photo-storage';
import { bucketPhotosOf, localPhotosOf, type PhotoSettings } from '../media/storage/photo-storage-of';
import type { BackupSource } from './make-backup.command';

/**
 * Photos in a bucket lie beside the backup while it is made: it holds them too. So do those of one shop among several.
 *
 * @param chosen - keys of the only ones that are wanted; all when left out.
 */
export async function withPhotos<Result>(
  settings: PhotoSettings,
  file: string,
  work: (photos: Pick<BackupSource, 'mediaDirectory' | 'fetchMedia'>) => Promise<Result>,
  chosen?: () => Promise<ReadonlySet<string>>,
): Promise<Result> {
  const bucket = bucketPhotosOf(settings);
  const media = join(settings.dataDirectory, 'media');
  if (bucket === null && !chosen) return work({ mediaDirectory: existsSync(media) ? media : null });
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(dirname(file), '.carte-photos-'));
  try {
    const photos = bucket ?? localPhotosOf(settings);
    const fetchMedia = async () =>
      copyPhotos(chosen ? only(photos, await chosen()) : photos, createLocalPhotoStorage(folder));
    return await work({ mediaDirectory: folder, fetchMedia });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
