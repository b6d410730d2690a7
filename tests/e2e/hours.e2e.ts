import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { openAsStaff, toast } from './staff-page';

test('the week is changed, and a special day closes the shop for its date and gives it back', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const { channel } = await administrator.run<{ channel: { timeZone: string } }>('{ channel { timeZone } }');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: channel.timeZone }).format(new Date());
  await openAsStaff(page, demoShop, '/settings/hours');
  await expect(page.getByText('Open now, around the clock.')).toBeVisible();
  for (const weekday of ['Monday', 'Thursday']) {
    await page.getByLabel(`${weekday}: opens`).fill('00:30');
    await page.getByLabel(`${weekday}: closes`).fill('00:30');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Opening hours updated')).toBeVisible();
  const week = '{ channel { workingDays { weekday intervals { from to } } } }';
  expect(JSON.stringify(await administrator.run(week)).match(/00:30/g)).toHaveLength(4);

  await page.getByRole('button', { name: 'Add a special day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a special day' });
  await dialog.getByLabel('Date').fill(today);
  await dialog.getByRole('group', { name: /^Note/ }).getByLabel('English').fill('Stocktaking');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(/^Closed now\. Opens/)).toBeVisible();
  const shopper = await context.newPage();
  await shopper.goto(demoShop.url);
  await expect(shopper.getByRole('contentinfo')).toContainText('Closed, opens');

  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the special day' }).click();
  await expect(page.getByText('Stocktaking')).toBeHidden();
  await expect(page.getByText(/^Closed now/)).toBeHidden();
  await restoreHours();
});
