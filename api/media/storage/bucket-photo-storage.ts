import type { Bucket } from './bucket';
import { isMediaKey } from './media-key';
import { type PhotoStorage, photoFileName, readFileName } from './photo-storage';

/** Photos as `{key}/{width}.{format}` in a bucket, which all nodes share. */
export function createBucketPhotoStorage(bucket: Bucket): PhotoStorage {
  async function remove(key: string): Promise<void> {
    if (!isMediaKey(key)) throw new RangeError('not a media key');
    for await (const name of bucket.list(`${key}/`)) await bucket.delete(name);
  }
  return {
    async write(key, renditions) {
      if (!isMediaKey(key)) throw new RangeError('not a media key');
      try {
        for (const rendition of renditions) {
          await bucket.put(`${key}/${photoFileName(rendition)}`, rendition.bytes, `image/${rendition.format}`);
        }
      } catch (error) {
        // What went wrong first is worth more than what goes wrong now.
        await remove(key).catch(() => undefined);
        throw error;
      }
    },
    async open(key, width, format) {
      return isMediaKey(key) ? bucket.get(`${key}/${photoFileName({ width, format })}`) : null;
    },
    remove,
    async *list() {
      for await (const name of bucket.list('')) {
        const [key = '', file = ''] = name.split('/');
        const rendition = readFileName(file);
        if (isMediaKey(key) && rendition) yield { key, ...rendition };
      }
    },
  };
}
