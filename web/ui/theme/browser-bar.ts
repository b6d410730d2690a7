/** `--ground` of tokens.css: the bar of a phone's browser goes on where the page ends. */
const GROUND = { light: '#fbf7f2', dark: '#1a1512' } as const;

/** Colours of the browser's own bar. */
export interface BrowserBar {
  readonly light: string;
  readonly dark: string;
}

/** @param accent - the shop's colour, where the shop wants the bar in it; otherwise null. */
export function browserBar(accent: string | null | undefined): BrowserBar {
  return accent ? { light: accent, dark: accent } : GROUND;
}
