import type { Rendition } from './photo';
import type { PhotoStorage, StoredName } from './photo-storage';

/** What was copied, for the person who asked. */
export interface CopiedPhotos {
  readonly photos: number;
  /** Photos that were there already. */
  readonly known: number;
}

/**
 * Copies the photos that are missing; those that are there already are left as they are, since a photo never changes under its
 * key. It can be broken off and begun again.
 */
export async function copyPhotos(from: PhotoStorage, to: PhotoStorage): Promise<CopiedPhotos> {
  const there = await filesByKey(to);
  let photos = 0;
  let known = 0;
  for (const [key, files] of await filesByKey(from)) {
    if ((there.get(key)?.length ?? 0) >= files.length) {
      known += 1;
      continue;
    }
    // Half of it is there: what was broken off is copied again.
    if (there.has(key)) await to.remove(key);
    const renditions: Rendition[] = [];
    for (const { width, format } of files) {
      const file = await from.open(key, width, format);
      // It was forgotten since the list was made.
      if (!file) continue;
      renditions.push({ width, format, bytes: new Uint8Array(await new Response(file.body).arrayBuffer()) });
    }
    await to.write(key, renditions);
    photos += 1;
  }
  return { photos, known };
}

async function filesByKey(storage: PhotoStorage): Promise<ReadonlyMap<string, readonly StoredName[]>> {
  const files = new Map<string, StoredName[]>();
  for await (const file of storage.list()) {
    const ofKey = files.get(file.key);
    if (ofKey) ofKey.push(file);
    else files.set(file.key, [file]);
  }
  return files;
}
