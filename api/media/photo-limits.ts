/** Bytes that a photo may have. */
export const MAXIMUM_MEGABYTES = 20;
/** Pixels decide how much memory decoding takes, however small the file is. */
export const MAXIMUM_MEGAPIXELS = 50;
/** Its decoder holds the whole picture several times: 400 MB for as many, and no camera of a telephone takes more as AVIF. */
export const MAXIMUM_AVIF_MEGAPIXELS = 16;
/** Longer side to shorter: a strip of pixels is no dish, and WebP ends at 16,383 a side. */
export const MAXIMUM_RATIO = 5;
