import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Part {
  /** A selector: the rest of the page is not looked at. */
  readonly inside?: string;
  /** These rules alone. */
  readonly rules?: readonly string[];
}

/** Of WCAG 2.2, level AA; axe leaves it out by default. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/** What depends on the colours alone: the rest was found, or not, in the other mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What is wrong with the page for those who can't see it or press it, and where. Read in the page itself: a second
 * page for the sum would take longer than the sum.
 */
export async function faultsOf(page: Page, { inside, rules }: Part = {}): Promise<string[]> {
  let faults = await axeFaults(page, { inside, rules });
  // An answer that comes during the sum fades a button in or out: only a colour that stays is a fault.
  if (faults.some(({ id }) => id === 'color-contrast')) faults = await axeFaults(page, { inside, rules });
  const standing: string[] = [];
  for (const { id, targets } of faults) {
    const kept = id === 'target-size' ? await tooSmall(page, targets) : targets;
    if (kept.length > 0) standing.push(`${id}: ${kept.join(', ')}`);
  }
  return standing;
}

async function axeFaults(page: Page, { inside, rules }: Part): Promise<{ id: string; targets: string[] }[]> {
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
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules ? {} : { rules: TARGET_SIZE }),
  });
  if (inside) axe.include(inside);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
}

/** Those that are too small in the middle of the screen too: at its edge a bar may lie over what scrolls. */
async function tooSmall(page: Page, targets: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const target of targets) {
    // A link in a text that is being written is no target yet.
    if (await page.locator(target).evaluate((element) => element.closest('[contenteditable]') !== null)) continue;
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const axe = new AxeBuilder({ page, axeSource: 'void 0;' }).setLegacyMode().include(target);
    const { violations } = await axe.options({ rules: TARGET_SIZE }).withRules(['target-size']).analyze();
    if (violations.length > 0) found.push(target);
  }
  return found;
}
