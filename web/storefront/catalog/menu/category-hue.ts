/** Of food, and far enough from each other. */
const HUES = [165, 75, 350, 115, 140, 50, 25, 200];

/** The colour of a category where there are no photos: always the same one for an address. */
export function categoryHue(slug: string): number {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? 0;
}
