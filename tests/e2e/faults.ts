import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Part {
  /** A selector: the rest of the page is not looked at. */
  readonly inside?: string;
  /** These rules alone. */
  readonly rules?: readonly string[];
}

/** What depends on the colours alone: the rest was found, or not, in the other mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What is wrong with the page for those who can't see it or press it, and where. Read in the page itself: a second
 * page for the sum would take longer than the sum.
 */
export async function faultsOf(page: Page, { inside, rules }: Part = {}): Promise<string[]> {
  // A colour on its way to another is neither of them.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // Half a megabyte: it need not be read a second time in a page that has it.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0;' : undefined;
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (inside) axe.include(inside);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
