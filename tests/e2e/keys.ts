import type { Locator, Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { expect } from './fixtures';
import { openAsStaff } from './staff-page';

/** More than any screen has: who has not come there by then never will. */
const MOST_STOPS = 150;

/** Moves the focus by pressing the key until it is on the element. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way there by the keyboard: ${target}`);
}

/** Tabs to a control and presses it. */
export async function tabAndPress(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to an input and replaces its text. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** A page of the command center, past its navigation by the link that is there for those who work by keys. */
export async function openByKeys(page: Page, server: CarteServer, path: string): Promise<void> {
  await openAsStaff(page, server, path);
  await tabAndPress(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
}
