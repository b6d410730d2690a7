/** A phone reads and draws a page of so many dishes at once; the rest stand on their categories' pages. */
export const MOST_DISHES = 64;
/** Fewer would not show what a category is. */
const FEWEST_OF_ONE = 4;

/**
 * How many dishes of each category a page of the whole menu shows.
 *
 * @param counts - the dishes of each category.
 * @returns the same number for all: what small categories leave free goes to the large ones.
 */
export function dishesThatFit(counts: readonly number[], most = MOST_DISHES): number {
  const shown = (each: number) => counts.reduce((sum, count) => sum + Math.min(count, each), 0);
  let each = Math.max(0, ...counts);
  while (each > FEWEST_OF_ONE && shown(each) > most) each -= 1;
  return each;
}
