import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAsStaff, toast } from './staff-page';
import { signIn } from './visits';

test('an administrator chooses for how long orders know who ordered, and nobody else does', async ({
  page,
  browser,
  demoShop,
  administrator,
}) => {
  const kept = async () =>
    (await administrator.run<{ channel: { personalDataMonths: number | null } }>('{ channel { personalDataMonths } }'))
      .channel.personalDataMonths;
  await openAsStaff(page, demoShop, '/settings/privacy');
  const months = page.getByLabel('Forget the client after');
  await expect(months).toHaveValue('');
  await months.fill('121');
  await expect(page.getByText('This can’t be undone')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must be at most 120')).toBeVisible();
  await expect(months).toBeFocused();
  await expect(months).toHaveValue('121');

  // Longer than the demo shop is old: nobody is forgotten by this end-to-end test.
  await months.fill('120');
  await expect(page.getByText(/older than 120 months lose name, phone, address and notes/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Retention of personal data saved')).toBeVisible();
  await expect(page.getByText('This can’t be undone')).toBeHidden();
  expect(await kept()).toBe(120);
  await page.reload();
  await expect(months).toHaveValue('120');

  const theirs = await browser.newContext();
  await signIn(theirs, { ...demoShop, administrator: await hire(administrator, 'MANAGER') });
  const data = await theirs.newPage();
  await data.goto(`${demoShop.url}/command-center/settings/privacy`);
  await expect(data.getByRole('heading', { name: 'No access' })).toBeVisible();
  await theirs.close();

  await months.fill('');
  await page.keyboard.press('Control+s');
  await expect.poll(kept).toBeNull();
});
