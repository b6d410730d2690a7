import type { Transaction } from '../db/client';
import { mediaRow } from '../media/media.store';
import { createMediaKey } from '../media/storage/media-key';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { readRenderedPictures } from './rendered-pictures';

/** Files written at once. */
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
  try {
    for (let start = 0; start < pictures.length; start += BATCH) {
      const batch = pictures.slice(start, start + BATCH);
      await Promise.all(batch.map(({ key, photo }) => photos.write(key, photo.renditions)));
    }
    const rows = await tx.media.createManyAndReturn({
      data: pictures.map(({ key, photo }) => mediaRow(channelId, key, photo)),
      select: { id: true, key: true },
    });
    const idByKey = new Map(rows.map(({ id, key }) => [key, id]));
    return new Map(pictures.map(({ slug, key }) => [slug, idByKey.get(key) ?? '']));
  } catch (error) {
    await Promise.all(pictures.map(({ key }) => photos.remove(key)));
    throw error;
  }
}
