import type { Transaction } from '../db/client';
import { mediaRow } from '../media/media.store';
import { createMediaKey } from '../media/storage/media-key';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { readRenderedPictures } from './rendered-pictures';

/** Files written at once, with their rows: a transaction in which nothing is said for long is ended. */
const BATCH = 16;

/**
 * Puts the drawn dishes into a shop's own photo storage. When it fails half-way, the files that were written go again.
 *
 * @returns ids of the photos' rows by the dish's slug.
 */
export async function storePictures(
  tx: Transaction,
  channelId: string,
  photos: PhotoStorage,
): Promise<Map<string, string>> {
  const pictures = [...(await readRenderedPictures())].map(([slug, photo]) => ({ slug, photo, key: createMediaKey() }));
  const idByKey = new Map<string, string>();
  try {
    for (let start = 0; start < pictures.length; start += BATCH) {
      const batch = pictures.slice(start, start + BATCH);
      await Promise.all(batch.map(({ key, photo }) => photos.write(key, photo.renditions)));
      const rows = await tx.media.createManyAndReturn({
        data: batch.map(({ key, photo }) => mediaRow(channelId, key, photo)),
        select: { id: true, key: true },
      });
      for (const { id, key } of rows) idByKey.set(key, id);
    }
    return new Map(pictures.map(({ slug, key }) => [slug, idByKey.get(key) ?? '']));
  } catch (error) {
    await Promise.all(pictures.map(({ key }) => photos.remove(key)));
    throw error;
  }
}
