import { buffer } from 'node:stream/consumers';
import type { PhotoStorage } from './storage/photo-storage';

/** A stored photo, to draw with it. @returns null when it is there no longer. */
export async function readPhoto(photos: PhotoStorage, key: string, width: number): Promise<Uint8Array | null> {
  const file = await photos.open(key, width, 'webp');
  return file && buffer(file.body);
}
