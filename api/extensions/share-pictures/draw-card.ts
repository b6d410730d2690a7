import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../kernel/load-sharp';
import { CARD_HEIGHT, CARD_WIDTH, type Card, inkOn } from './card';
import { type DrawnText, drawText } from './card-text';

const GROUND = '#fbf6ef';
const INK = '#24140a';
const MUTED = '#6b584a';
const MARGIN = 64;
/** Between the photos of a shop or a category. */
const GAP = 8;
const TIMEOUT_SECONDS = 5;

/**
 * The card as a JPEG: messengers know it best.
 *
 * @param photos - the files of `card.photos`, in their order; one that can't be read is left out.
 */
export async function drawCard(card: Card, photos: readonly Uint8Array[]): Promise<Buffer> {
  const pictures = (await Promise.all(tiles(photos))).flatMap((tile) => tile ?? []);
  const isPlain = pictures.length === 0;
  const overlays = [...pictures, ...(await texts(card, isPlain))];
  const sharp = await loadSharp();
  return sharp({
    create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: isPlain ? card.accent : GROUND },
  })
    .composite(overlays)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

/** One photo fills the right half; four share it. */
function tiles(photos: readonly Uint8Array[]): Promise<OverlayOptions | null>[] {
  const half = CARD_WIDTH / 2;
  if (photos.length < 4) return photos.slice(0, 1).map((photo) => tile(photo, half, 0, half, CARD_HEIGHT));
  const width = (half - GAP) / 2;
  const height = Math.floor((CARD_HEIGHT - GAP) / 2);
  return photos.slice(0, 4).map((photo, index) => {
    const left = half + (index % 2) * (width + GAP);
    const top = index < 2 ? 0 : CARD_HEIGHT - height;
    return tile(photo, left, top, width, height);
  });
}

async function tile(photo: Uint8Array, left: number, top: number, width: number, height: number) {
  const sharp = await loadSharp();
  try {
    const input = await sharp(photo)
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: GROUND })
      .png()
      .toBuffer();
    return { input, left, top };
  } catch {
    return null;
  }
}

/** Shop, title and a sentence from the top, the price at the foot. */
async function texts(card: Card, isPlain: boolean): Promise<OverlayOptions[]> {
  const { shopName, title, price, text, accent } = card;
  const width = (isPlain ? CARD_WIDTH : CARD_WIDTH / 2) - 2 * MARGIN;
  const ink = isPlain ? inkOn(accent) : INK;
  const quiet = isPlain ? ink : MUTED;
  const overlays: OverlayOptions[] = [];
  let top = MARGIN;
  const put = ({ input, height }: DrawnText, space: number) => {
    overlays.push({ input, left: MARGIN, top });
    top += height + space;
  };
  if (shopName)
    put(await drawText(shopName, { family: 'CarteText', color: quiet, sizes: [34, 28], width, height: 80 }), 28);
  const sizes = isPlain ? [104, 88, 72, 60] : [76, 64, 54, 46, 40];
  put(await drawText(title, { family: 'CarteTitle', color: ink, sizes, width, height: 290 }), 32);
  const room = CARD_HEIGHT - MARGIN - top - 40;
  if (text && room > 60) {
    put(await drawText(text, { family: 'CarteText', color: quiet, sizes: [34, 30, 26], width, height: room }), 0);
  }
  overlays.push(
    ...(price
      ? await pricePill(price, isPlain ? ink : accent, isPlain ? accent : inkOn(accent))
      : [rule(isPlain ? ink : accent)]),
  );
  return overlays;
}

async function pricePill(price: string, fill: string, color: string): Promise<OverlayOptions[]> {
  const text = await drawText(price, {
    family: 'CarteTitle',
    color,
    sizes: [46],
    width: CARD_WIDTH / 2 - 4 * MARGIN,
    height: 60,
  });
  const width = text.width + 64;
  const height = 84;
  const top = CARD_HEIGHT - MARGIN - height;
  return [
    { input: roundedBox(width, height, height / 2, fill), left: MARGIN, top },
    { input: text.input, left: MARGIN + 32, top: top + Math.round((height - text.height) / 2) },
  ];
}

/** A short line in the shop's colour, where no price stands. */
function rule(fill: string): OverlayOptions {
  return { input: roundedBox(120, 12, 6, fill), left: MARGIN, top: CARD_HEIGHT - MARGIN - 12 };
}

function roundedBox(width: number, height: number, radius: number, fill: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
  );
}
