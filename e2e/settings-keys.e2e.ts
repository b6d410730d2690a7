import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAsStaff, toast } from './staff-page';

/** More stops than any of these screens has. */
const MOST_STOPS = 120;

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('by keys alone: the palette leads to the hours, and a day is closed and saved', async ({
  page,
  demoShop,
  administrator,
}) => {
  const WEEK = '{ channel { workingDays { weekday isActive intervals { from to } } } }';
  const read = async () =>
    (await administrator.run<{ channel: { workingDays: { weekday: string; isActive: boolean }[] } }>(WEEK)).channel
      .workingDays;
  const before = await read();
  await openAsStaff(page, demoShop, '/account');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('opening');
  await expect(page.getByRole('option', { name: 'Opening hours' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/hours$/);
  const tuesday = page.getByRole('switch', { name: 'Tuesday' });
  await expect(tuesday).toBeEnabled();
  await tabTo(page, tuesday);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Working day updated')).toBeVisible();
  expect((await read()).find(({ weekday }) => weekday === 'TUESDAY')?.isActive).toBe(false);
  await administrator.run(
    'mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) { __typename } }',
    { days: before },
  );
});
