import type { Media } from '../generated/prisma/client';
import { createMediaKey } from './storage/media-key';
import type { Photo, RenditionFormat } from './storage/photo';
import type { PhotoStorage } from './storage/photo-storage';

/**
 * Keeps a photo's files and its row; the files go again when the row can't be written.
 *
 * @param write - writes the row with that key; its transaction may run more than once.
 */
export async function createMedia(
  photo: Photo,
  storage: PhotoStorage,
  write: (key: string) => Promise<Media>,
): Promise<Media> {
  const key = createMediaKey();
  await storage.write(key, photo.renditions);
  try {
    return await write(key);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/** The row of a photo whose files lie under `key`. */
export function mediaRow(channelId: string, key: string, { width, height, placeholder, renditions }: Photo) {
  const widthsIn = (format: RenditionFormat) =>
    renditions.filter((rendition) => rendition.format === format).map((rendition) => rendition.width);
  return { channelId, key, width, height, placeholder, widths: widthsIn('webp'), avifWidths: widthsIn('avif') };
}
