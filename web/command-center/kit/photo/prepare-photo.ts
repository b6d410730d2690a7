import { type Area, sentSize } from './fit';

/** Bytes; what is smaller is sent as it is. A phone's photo has several times as many. */
const SMALL_ENOUGH = 1_500_000;
const QUALITY = 0.9;
/** What the server can't read, and Safari can. */
const HEIC = /^image\/hei[cf]/;
const MAY_BE_TRANSPARENT: ReadonlySet<string> = new Set(['image/png', 'image/webp', 'image/avif']);

/**
 * Cuts a photo and makes it smaller before it is sent: a restaurant's line upwards is slow.
 *
 * @param area - the part to keep, in pixels of the upright picture; null for all of it.
 * @returns the file itself where nothing has to be done, or the browser can't read it: the server then says why.
 */
export async function preparePhoto(file: Blob, area: Area | null): Promise<Blob> {
  if (!area && file.size <= SMALL_ENOUGH && !HEIC.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    const part = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
    return (await draw(picture, part, file.type)) ?? file;
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, { x, y, width, height }: Area, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sentSize({ width, height }));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const write = (as: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, QUALITY));
  const webp = await write('image/webp');
  if (webp?.type === 'image/webp') return webp;
  // A browser that can't write WebP has written PNG: large, and only worth it where there may be transparency.
  return MAY_BE_TRANSPARENT.has(type) ? webp : write('image/jpeg');
}
