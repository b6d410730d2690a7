import { loadSharp } from '../kernel/load-sharp';
import type { AppIcon, IconKind } from './app-icon';
import { groundFor, inkOn, parseColor, type Rgb, toHex } from './icon-color';

/** Pixels of the side at which a logo is looked at. */
const GLANCE = 32;
/** Of 255: less is see-through. */
const SOLID = 200;

interface Look {
  /** A picture up to its edges, not a sign on nothing. */
  readonly isSolid: boolean;
  readonly ground: Rgb;
}

/** Share of the icon's side that the logo takes. Phones may cut a circle of 80 % out of a maskable one. */
const SHARE: Readonly<Record<IconKind, { readonly solid: number; readonly sign: number }>> = {
  any: { solid: 1, sign: 0.78 },
  maskable: { solid: 0.8, sign: 0.58 },
  apple: { solid: 1, sign: 0.72 },
};

/**
 * The shop's sign as an app's icon, a PNG: the logo on a ground that it can be seen on, or without one a dish under its
 * cover, in the shop's colour.
 *
 * @param logo - a picture's bytes.
 */
export async function drawAppIcon(
  { kind, size }: AppIcon,
  logo: Uint8Array | null,
  accentColor: string,
): Promise<Buffer> {
  const accent = parseColor(accentColor);
  const picture = logo ? await placeLogo(logo, kind, size, accent) : await drawDish(kind, size, accent);
  if (kind !== 'any') return picture;
  const sharp = await loadSharp();
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * 0.24}"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function placeLogo(logo: Uint8Array, kind: IconKind, size: number, accent: Rgb): Promise<Buffer> {
  const sharp = await loadSharp();
  const { isSolid, ground } = await lookAt(logo, accent);
  const side = Math.round(size * (isSolid ? SHARE[kind].solid : SHARE[kind].sign));
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await sharp(logo).resize(side, side, { fit: 'contain', background: transparent }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: toHex(ground) } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** Whether a logo reaches its own edges, and what may stand around it. */
async function lookAt(logo: Uint8Array, accent: Rgb): Promise<Look> {
  const sharp = await loadSharp();
  const { data } = await sharp(logo)
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(GLANCE, GLANCE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: GLANCE * GLANCE }, (_, place) => ({
    color: [data[place * 4] ?? 0, data[place * 4 + 1] ?? 0, data[place * 4 + 2] ?? 0] as const,
    isSolid: (data[place * 4 + 3] ?? 0) >= SOLID,
    isEdge: isEdge(place % GLANCE) || isEdge(Math.floor(place / GLANCE)),
  }));
  const edge = pixels.filter((pixel) => pixel.isEdge);
  const isSolid = edge.every((pixel) => pixel.isSolid);
  if (isSolid) return { isSolid, ground: meanOf(edge) };
  return { isSolid, ground: groundFor(meanOf(pixels.filter((pixel) => pixel.isSolid)), accent) };
}

const isEdge = (place: number) => place === 0 || place === GLANCE - 1;

function meanOf(pixels: readonly { readonly color: Rgb }[]): Rgb {
  const mean = (channel: 0 | 1 | 2) =>
    pixels.reduce((sum, { color }) => sum + color[channel], 0) / Math.max(1, pixels.length);
  return [mean(0), mean(1), mean(2)];
}

/** As `public/favicon.svg`, in the shop's colour. */
async function drawDish(kind: IconKind, size: number, accent: Rgb): Promise<Buffer> {
  const scale = kind === 'maskable' ? 0.78 : 1;
  const inset = (32 - 32 * scale) / 2;
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${toHex(accent)}"/><g transform="translate(${inset} ${inset - 0.6}) scale(${scale})"><path d="M6.5 20.5h19M8.5 20.5a7.5 7.5 0 0 1 15 0M16 13v-2.4M12 24h8" fill="none" stroke="${toHex(inkOn(accent))}" stroke-linecap="round" stroke-width="2.2"/></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
