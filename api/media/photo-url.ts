import type { RenditionFormat } from './storage/photo';

/** Path of one rendition; its content never changes. */
export function photoUrl(key: string, width: number, format: RenditionFormat = 'webp'): string {
  return `/media/${key}/${width}.${format}`;
}
