import { contrast, mix, parseHex, type Rgb, toHex } from './color';

/** The shop's colour when it has chosen none, or something that is not a colour. */
export const DEFAULT_ACCENT = '#c2410c';

/** WCAG AA for text. */
const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK: Rgb = [36, 20, 10];

// `--accent-soft` of tokens.css, the least helpful background on which accent-coloured text stands.
const LIGHT_GROUND: Rgb = [244, 236, 227];
const LIGHT_TINT = 0.11;
const DARK_GROUND: Rgb = [36, 29, 25];
const DARK_TINT = 0.2;

/** Moves a colour towards black or white, in small steps, until text in it can be read on the ground. */
function readableOn(tinted: Rgb, color: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, towards, share);
    if (contrast(candidate, tinted) >= READABLE) return candidate;
  }
  return towards;
}

/** White where it can be read, else a dark ink, else black: one of white and black always reaches 4.5. */
function foregroundOn(fill: Rgb): Rgb {
  return [WHITE, INK].find((color) => contrast(color, fill) >= READABLE) ?? BLACK;
}

/** CSS variables of an accent; set on `<html>`, read through tokens.css. */
export interface AccentVariables {
  readonly '--accent': string;
  /** Text and icons on the accent. */
  readonly '--on-accent': string;
  /** The accent under a pointer, still readable. */
  readonly '--accent-hover': string;
  readonly '--accent-text-light': string;
  readonly '--accent-text-dark': string;
}

/** Everything that is derived from the shop's colour so that text stays readable, whichever colour that is. */
export function accentVariables(accent: string | null | undefined): AccentVariables {
  const fill = parseHex(accent ?? '') ?? parseHex(DEFAULT_ACCENT) ?? BLACK;
  const foreground = foregroundOn(fill);
  // Away from the text on it: the contrast can only grow.
  const hover = mix(fill, foreground === WHITE ? BLACK : WHITE, 0.12);
  return {
    '--accent': toHex(fill),
    '--on-accent': toHex(foreground),
    '--accent-hover': toHex(hover),
    '--accent-text-light': toHex(readableOn(mix(LIGHT_GROUND, fill, LIGHT_TINT), fill, BLACK)),
    '--accent-text-dark': toHex(readableOn(mix(DARK_GROUND, fill, DARK_TINT), fill, WHITE)),
  };
}
