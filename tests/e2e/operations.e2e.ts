import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff, toast } from './staff-page';
import { signIn } from './visits';

test('an administrator sees how the program is, sets when backups are made, and gets one that was restored on trial', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  await openAsStaff(page, demoShop, '/settings/operations');
  await expect(page.getByText('Database · OK')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Carte \d+\.\d+\.\d+/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('How often').selectOption('12');
  await page.getByLabel('Keep at most').fill('0');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Keep at most')).toBeFocused();
  await page.getByLabel('Keep at most').fill('3');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Backup schedule saved')).toBeVisible();

  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(toast(page, 'The backup starts within seconds')).toBeVisible();
  await expect(page.getByText('Made, passed a test restore')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Backup · OK')).toBeVisible();
  await openAsStaff(page, demoShop, '');
  const note = page.getByRole('region', { name: 'Status' });
  await expect(note.getByText(/^The latest is from .+ It passed a test restore\.$/)).toBeVisible();
  await expect(note.getByText('Database · OK')).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);

  const theirs = await browser.newContext();
  await signIn(theirs, { ...demoShop, administrator: await hire(administrator, 'MANAGER') });
  const refused = await theirs.newPage();
  await refused.goto(`${demoShop.url}/command-center/settings/operations`);
  await expect(refused.getByRole('heading', { name: 'No access' })).toBeVisible();
  await theirs.close();
});
