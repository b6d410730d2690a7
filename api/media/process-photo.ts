import sharp, { type Sharp } from 'sharp';
import { encodeAvif } from './encode-avif';
import { photoFormat } from './photo-format';
import { MAXIMUM_AVIF_MEGAPIXELS, MAXIMUM_MEGABYTES, MAXIMUM_MEGAPIXELS, MAXIMUM_RATIO } from './photo-limits';
import { AnimatedPhoto, DamagedPhoto, PhotoTooLarge, PhotoTooNarrow, PhotoTooSlow, TooManyPixels } from './refusals';
import { PHOTO_WIDTHS, type Photo, PLACEHOLDER_LENGTH, type Rendition } from './storage/photo';

/** For each step; the largest photo that is taken needs a fraction of it. */
const TIMEOUT_SECONDS = 5;
/** Quality 0 to 100, and how hard the encoder tries, 0 to 6. */
const WEBP = { quality: 80, effort: 4, smartSubsample: true };
/** Widths to try for the placeholder, until it is short enough. */
const PLACEHOLDER_WIDTHS = [20, 14, 8] as const;

/**
 * Makes what is stored out of what was uploaded: upright, without metadata, WebP at `PHOTO_WIDTHS`, the
 * smaller ones as AVIF too where that is worth it.
 *
 * @throws {PhotoTooLarge | NotAPhoto | AnimatedPhoto | TooManyPixels | PhotoTooNarrow | DamagedPhoto | PhotoTooSlow}
 */
export async function processPhoto(bytes: Uint8Array): Promise<Photo> {
  if (bytes.length > MAXIMUM_MEGABYTES * 1024 * 1024) throw new PhotoTooLarge();
  const format = photoFormat(bytes);
  const megapixels = format === 'avif' ? MAXIMUM_AVIF_MEGAPIXELS : MAXIMUM_MEGAPIXELS;
  const { width, height } = await readDimensions(bytes, megapixels);
  const widths = photoWidths(width);
  // Decoded once, at the largest width; every rendition is made from these pixels.
  const { data, info } = await decoding(
    open(bytes)
      .autoOrient()
      .resize({ width: Math.max(...widths) })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions: Rendition[] = [];
  for (const renditionWidth of widths) renditions.push(await encodeWebp(pixels(), renditionWidth));
  const avif = await encodeAvif(pixels, renditions, TIMEOUT_SECONDS);
  return { width, height, renditions: [...renditions, ...avif], placeholder: await renderPlaceholder(pixels) };
}

/** Of `PHOTO_WIDTHS`, those that a source can fill; its own width when it is narrower than all. */
export function photoWidths(sourceWidth: number): number[] {
  const filled = PHOTO_WIDTHS.filter((width) => width <= sourceWidth);
  return filled.length > 0 ? filled : [sourceWidth];
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAXIMUM_MEGAPIXELS * 1_000_000, failOn: 'error' });
}

/** Reads the header only, so that nothing large is decoded before it is known to be allowed. */
async function readDimensions(bytes: Uint8Array, megapixels: number): Promise<{ width: number; height: number }> {
  const { autoOrient, pages = 1 } = await decoding(sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height } = autoOrient;
  if (pages > 1) throw new AnimatedPhoto();
  if (width * height > megapixels * 1_000_000) throw new TooManyPixels(megapixels);
  if (Math.max(width, height) > MAXIMUM_RATIO * Math.min(width, height)) throw new PhotoTooNarrow();
  return { width, height };
}

/** Whatever the decoder says of bytes that passed for a photo is about these bytes. */
async function decoding<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error && error.message.includes('timeout') ? new PhotoTooSlow() : new DamagedPhoto();
  }
}

async function encodeWebp(pixels: Sharp, width: number): Promise<Rendition> {
  const bytes = await pixels.resize({ width }).webp(WEBP).toBuffer();
  return { format: 'webp', width, bytes };
}

async function renderPlaceholder(pixels: () => Sharp): Promise<string> {
  for (const width of PLACEHOLDER_WIDTHS) {
    const bytes = await pixels().resize({ width }).blur(1).webp({ quality: 20, alphaQuality: 20 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length <= PLACEHOLDER_LENGTH) return uri;
  }
  return '';
}
