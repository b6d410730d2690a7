import { expect, testAroundTheClock as test } from './fixtures';
import { openAsStaff } from './staff-page';
import { fillCart } from './visits';

test('a guest scans the code on the table, orders, and the board shows where to bring it', async ({
  page,
  browser,
  demoShop,
}) => {
  test.slow();
  await openAsStaff(page, demoShop, '/settings/tables');
  await page.getByText('By name').click();
  await page.getByLabel('Names of the tables').fill('7\nTerrace 2');
  const sheet = page.getByRole('list', { name: 'The sheet to print' });
  const code = sheet.getByRole('img').first();
  // The demo shop has two houses: the code says in which one the table stands.
  await expect(code).toHaveAccessibleName(/\/catalog\?table=7&house=\w/);
  const address = (await code.getAttribute('aria-label')) ?? '';

  const guest = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await guest.newPage();
  await phone.goto(address);
  await expect(phone.getByRole('radio', { name: 'Table 7' })).toBeChecked();
  // The first category may be in sight already.
  await expect(phone).toHaveURL(new RegExp(`^${demoShop.url}/catalog(#.*)?$`));
  await expect(phone.getByText('we’ll bring it to you')).toBeVisible();
  await fillCart(guest, demoShop);
  // The address names no table any more: the browser and the cart do.
  await phone.goto(`${demoShop.url}/checkout`);
  await expect(phone.getByRole('radio', { name: 'Table 7' })).toBeChecked();
  await expect(phone.getByText('Pickup point')).toHaveCount(0);
  await phone.getByLabel('Name').fill('Guest of seven');
  // Nobody has to call who sits here.
  await expect(phone.getByLabel(/^Phone\s*optional$/)).toBeVisible();
  await phone.getByText('Cash', { exact: true }).click();
  await phone.getByRole('button', { name: 'Place order' }).click();
  await expect(phone).toHaveURL(/\/finish/);
  // The address changes before the page does.
  await expect(phone.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  await expect(phone.getByText('Table 7')).toBeVisible();
  await expect(phone.getByRole('list').getByText('Served')).toBeVisible();
  await expect(phone.getByText(/picked up|pickup|courier|call/i)).toHaveCount(0);

  // Names stand on whole cards.
  await page.addInitScript(() => localStorage.setItem('carte.board-density', 'roomy'));
  await page.goto(`${demoShop.url}/command-center/checkout`);
  const card = page.getByRole('article').filter({ hasText: 'Guest of seven' });
  await expect(card).toContainText('Table 7');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('main').getByText('Table 7').first()).toBeVisible();

  // The next course is for the same table; a guest who has left has an entry of their own.
  await phone.goto(`${demoShop.url}/catalog`);
  await expect(phone.getByRole('radio', { name: 'Table 7' })).toBeChecked();
  await phone.getByRole('button', { name: 'I’m not at this table' }).click();
  await expect(phone.getByRole('radio', { name: 'Pickup' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('radio', { name: 'Pickup' })).toBeVisible();
  await guest.close();
});
