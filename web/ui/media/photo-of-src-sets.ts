import type { PhotoSource } from './photo';
import type { PhotoFile } from './photo-files';

/** A picture as lists get it from the API: each format is one line, for lists are long. */
interface SrcSets {
  /** WebP: `/a/160.webp 160w, /a/320.webp 320w`. */
  readonly srcSet: string;
  /** Empty where there is none. */
  readonly avif: string;
  readonly placeholder: string;
}

function filesOf(srcSet: string): PhotoFile[] {
  return srcSet.split(', ').flatMap((file) => {
    const [url, width] = file.split(' ');
    return url && width ? [{ url, width: Number.parseInt(width, 10) }] : [];
  });
}

/** @returns null for a dish without a photo. */
export function photoOfSrcSets(sets: SrcSets | null | undefined): PhotoSource | null {
  return sets ? { sources: filesOf(sets.srcSet), avif: filesOf(sets.avif), placeholder: sets.placeholder } : null;
}
