import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('without a script the menu can be searched and filtered, and an order placed', async ({
  page,
  demoShop: { url },
}) => {
  await page.goto(`${url}/ru/catalog`);
  await page.getByRole('link', { name: 'Фильтры' }).click();
  await page.getByRole('navigation', { name: 'Фильтры' }).getByRole('link', { name: 'Веганское' }).click();
  await expect(page.getByText(/Нашлось/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Бургеры' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto(`${url}/en/search`);
  await page.getByRole('searchbox').fill('borsch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=borsch$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`${url}/en/catalog`);
  await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
  await expect(page.getByText('Delivery ₾5, free from ₾85')).toBeVisible();
  await page.getByRole('button', { name: 'Add Tiramisu' }).first().click();
  await expect(page).toHaveURL(/\/en\/checkout\/plain$/);
  const more = page.getByRole('button', { name: 'One more: Tiramisu' });
  await more.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tiramisu' })).toContainText('2');

  await page.goto(`${url}/en/catalog/pizza/margherita`);
  await page.getByRole('radio', { name: /35 cm/ }).check();
  await page.getByRole('button', { name: /Add/ }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: '35 cm' })).toBeVisible();

  // The cart of a page with scripts leads here too.
  await page.goto(`${url}/en/checkout`);
  await expect(page).toHaveURL(/\/en\/checkout\/plain$/);
  await page.getByRole('button', { name: 'Pickup' }).click();
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  const times = page.getByLabel('When would you like it?');
  const last = await times.locator('option').last().getAttribute('value');
  await times.selectOption(last ?? '');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/en\/finish\?order=/);
  await expect(page.getByText('An operator will call you')).toBeVisible();
});
