/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [36, 20, 10];
/** WCAG for graphics. */
const VISIBLE = 3;

/** @param hex - `#rrggbb`, as the shop's settings keep it. */
export function parseColor(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16) || 0;
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White or a dark ink, whichever is seen on the colour. */
export function inkOn(fill: Rgb): Rgb {
  return contrast(WHITE, fill) >= VISIBLE ? WHITE : INK;
}

/** What a logo with see-through edges stands on: white, the shop's colour, or a dark ink where it is drawn in white. */
export function groundFor(drawnIn: Rgb, accent: Rgb): Rgb {
  return [WHITE, accent, INK].find((ground) => contrast(ground, drawnIn) >= VISIBLE) ?? INK;
}
