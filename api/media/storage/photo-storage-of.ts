import { join } from 'node:path';
import { type BucketAddress, BucketFailed, createBucket } from './bucket';
import { createBucketPhotoStorage } from './bucket-photo-storage';
import { createLocalPhotoStorage, type PhotoStorage } from './photo-storage';
import { type PictureFiles, pictureBucket, pictureDirectory } from './picture-files';

/** What the settings say of photos. */
export interface PhotoSettings {
  readonly dataDirectory: string;
  readonly mediaBucket: string | null;
  readonly mediaBucketRegion: string | null;
  readonly mediaBucketKey: string | null;
  readonly mediaBucketSecret: string | null;
}

/** Photos on the disk. */
export function localPhotosOf({ dataDirectory }: Pick<PhotoSettings, 'dataDirectory'>): PhotoStorage {
  return createLocalPhotoStorage(join(dataDirectory, 'media'));
}

/** Photos in the bucket; null where there is none. */
export function bucketPhotosOf(settings: PhotoSettings): PhotoStorage | null {
  const address = bucketAddressOf(settings);
  return address && createBucketPhotoStorage(createBucket(address));
}

/** Where drawn share pictures lie: beside the photos, and never among them. */
export function pictureFilesOf(settings: PhotoSettings): PictureFiles {
  const address = bucketAddressOf(settings);
  return address
    ? pictureBucket(createBucket(address))
    : pictureDirectory(join(settings.dataDirectory, 'share-pictures'));
}

/** Where the shop's photos lie. */
export function photoStorageOf(settings: PhotoSettings): PhotoStorage {
  return bucketPhotosOf(settings) ?? localPhotosOf(settings);
}

/** Says at the start what an upload would only find out later. Orders are taken all the same: the start goes on. */
export async function warnOfClosedBucket(settings: PhotoSettings, warn: (text: string) => void): Promise<void> {
  const address = bucketAddressOf(settings);
  if (address === null) return;
  try {
    await createBucket(address).list('').next();
  } catch (error) {
    if (!(error instanceof BucketFailed)) throw error;
    warn(`The photos’ bucket can’t be opened (${error.message}): check MEDIA_BUCKET and its keys.`);
  }
}

function bucketAddressOf({
  mediaBucket: url,
  mediaBucketRegion: region,
  mediaBucketKey: accessKeyId,
  mediaBucketSecret: secretAccessKey,
}: PhotoSettings): BucketAddress | null {
  if (url === null || accessKeyId === null || secretAccessKey === null) return null;
  return { url, region, accessKeyId, secretAccessKey };
}
