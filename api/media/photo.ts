/** Pixel widths that photos are rendered at: cards and pages at densities 1 and 2. None exceeds the source. */
export const PHOTO_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** One WebP file of a photo. */
export interface Rendition {
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A photo ready to be stored: no metadata, upright, in sRGB. */
export interface Photo {
  /** Pixels of the upright source. */
  readonly width: number;
  readonly height: number;
  /** Ascending by width, at least one. */
  readonly renditions: readonly Rendition[];
  /** A tiny blurred picture as a data URI, at most `PLACEHOLDER_LENGTH` characters. */
  readonly placeholder: string;
}

/** Characters: it travels inside every page that shows the photo. */
export const PLACEHOLDER_LENGTH = 400;
