import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart } from './visits';

/** The whole way from the first page to the order, as people take it who have it harder than others. */

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** A radio group is one stop of Tab: the arrows choose in it. */
async function chooseFirst(page: Page, group: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await expect(radios.first()).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await group.evaluate((element) => element.contains(document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
}

test('from the first page to the order by the keyboard alone', async ({ page, demoShop: { url } }) => {
  await page.goto(url);
  // The page listens once the cart is known.
  await expect(page.getByRole('main').getByRole('link', { name: 'Desserts', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Desserts', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/desserts$/);
  const dish = page.getByRole('article').filter({ hasText: 'Tiramisu' });
  await tabTo(page, dish.getByRole('button', { name: 'Add Tiramisu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dish.getByRole('button', { name: 'One more: Tiramisu' }));
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect(dish.getByLabel(`${count} in the cart: Tiramisu`)).toBeVisible();
  }
  await tabTo(page, page.getByRole('link', { name: /^Check ?out/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await typeInto(page, page.getByLabel('Name'), 'Nino Beridze');
  await typeInto(page, page.getByLabel('Phone'), '+995 555 12 34 56');
  await typeInto(page, page.getByLabel('Street and house'), '12 Rustaveli Avenue');
  const slot = page.getByRole('radio', { name: /^Schedule/ });
  if (!(await slot.isChecked())) {
    await tabTo(page, page.getByRole('radio', { name: /^As soon as possible/ }));
    await page.keyboard.press('ArrowDown');
    await expect(slot).toBeChecked();
  }
  await chooseFirst(page, page.getByRole('group', { name: /^Times/ }));
  await chooseFirst(page, page.getByRole('group', { name: 'How would you like to pay?' }));
  await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/finish/);
  await expect(page.getByText('An operator will call you')).toBeVisible();
});

test('in Russian all the way: a reload, going back, a tab that crashes and an empty field lose nothing that was typed', async ({
  page,
  context,
  demoShop,
}) => {
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/ru/catalog`);
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ru\/checkout$/);
  await page.getByLabel('Имя').fill('Нино');
  await page.getByLabel('Улица и дом').fill('пр. Руставели, 12');
  await page.reload();
  await expect(page.getByLabel('Имя')).toHaveValue('Нино');
  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/catalog/);
  await page.goForward();
  await expect(page.getByLabel('Улица и дом')).toHaveValue('пр. Руставели, 12');
  const devtools = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // It never answers: there is nobody left who could.
  devtools.send('Page.crash').catch(() => {});
  await crash;

  const again = await context.newPage();
  await again.goto(`${demoShop.url}/ru/checkout`);
  await expect(again.getByLabel('Имя')).toHaveValue('Нино');
  await expect(again.getByLabel('Улица и дом')).toHaveValue('пр. Руставели, 12');
  const times = again.getByRole('group', { name: /^Время,/ });
  await again.getByText('Ко времени').click();
  await times.locator('label').first().click();
  await expect(times.getByRole('radio').first()).toBeChecked();
  await again.getByText('Наличные', { exact: true }).click();
  await again.getByRole('button', { name: 'Заказать' }).click();
  await expect(again.getByRole('alert').getByRole('link').first()).toBeVisible();
  await again.getByLabel('Телефон').fill('+995 555 12 34 56');
  await again.getByRole('button', { name: 'Заказать' }).click();
  await expect(again).toHaveURL(/\/ru\/finish/);
  await expect(again.locator('html')).toHaveAttribute('lang', /^ru/);
  await expect(again.getByText(/Заказ \d{4}-\d{4}/).first()).toBeVisible();
  await again.close();
});
