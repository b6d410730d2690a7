/** What a shared link shows: a picture with the name on it. */
export interface Card {
  /** The dish, the category, or the shop itself. */
  readonly title: string;
  /** Above the title; null where the title is the shop. */
  readonly shopName: string | null;
  /** As the reader writes it. */
  readonly price: string | null;
  /** A sentence of the shop about itself. */
  readonly text: string | null;
  /** `#rrggbb`. */
  readonly accent: string;
  /** Keys of stored photos with the width to take; none: the card is in the shop's colour. */
  readonly photos: readonly CardPhoto[];
}

export interface CardPhoto {
  readonly key: string;
  readonly width: number;
}

/** Pixels, as Facebook, Telegram and X show links best. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const LIGHT_FROM = 0.36;

/** The narrowest rendition that fills its place, else the widest. */
export function photoFor({ key, widths }: { key: string; widths: readonly number[] }): CardPhoto {
  const sorted = [...widths].sort((a, b) => a - b);
  return { key, width: sorted.find((width) => width >= CARD_WIDTH / 2) ?? sorted.at(-1) ?? 0 };
}

/** Text that can be read on the shop's colour: dark on a light one, else white. */
export function inkOn(accent: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(accent.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT_FROM ? '#24140a' : '#ffffff';
}

/** Of sRGB, by WCAG. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** At most so many characters, cut between words. */
export function shorten(text: string, most: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= most) return tidy;
  const cut = tidy.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
