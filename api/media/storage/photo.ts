/** Pixel widths that photos are rendered at: cards and pages at densities 1 and 2. None exceeds the source. */
export const PHOTO_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** What photos are kept in. WebP always; AVIF too where it is clearly smaller. */
export const RENDITION_FORMATS = ['webp', 'avif'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** The widest AVIF: cards and small pictures. Beyond, it takes long to make and saves next to nothing. */
export const WIDEST_AVIF = 640;

/** One file of a photo. */
export interface Rendition {
  readonly format: RenditionFormat;
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A photo ready to be stored: no metadata, upright, in sRGB. */
export interface Photo {
  /** Pixels of the upright source. */
  readonly width: number;
  readonly height: number;
  /** Each format ascending by width; at least one WebP. */
  readonly renditions: readonly Rendition[];
  /** A tiny blurred picture as a data URI, at most `PLACEHOLDER_LENGTH` characters. */
  readonly placeholder: string;
}

/** Characters: it travels inside every page that shows the photo. */
export const PLACEHOLDER_LENGTH = 400;

/** A stored photo, enough to build its addresses from. */
export interface CatalogPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Pixels that WebP files are there for, ascending. */
  readonly widths: readonly number[];
  /** The same for AVIF; none where it was not worth it. */
  readonly avifWidths: readonly number[];
  readonly placeholder: string;
}
