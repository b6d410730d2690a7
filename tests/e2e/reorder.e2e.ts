import type { Page } from '@playwright/test';
import { asksFor } from './asks-for';
import { expect, test } from './fixtures';
import { fillCart, placeOrder } from './visits';

const cartItems = async (page: Page, url: string): Promise<{ productName: string; quantity: number }[]> => {
  const answer = await page.request.get(`${url}/api/checkout`);
  return answer.status() === 204 ? [] : (await answer.json()).items;
};

test('a shopper orders the same again, hears what is missing, and has the rest in the cart', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { url } = demoShop;
  await placeOrder(context, demoShop);
  const query = '{ lastOrder { lines { productName variantId } } }';
  const { data } = await (await page.request.post(`${url}/graphql`, { data: { query } })).json();
  const [stopped, ...rest]: { productName: string; variantId: string }[] = data.lastOrder.lines;
  const change = (mutation: string) =>
    administrator.run(`mutation ($id: ID!) { ${mutation} { __typename ... on Error { message } } }`, {
      id: stopped?.variantId,
    });
  await change('stopVariant(input: { id: $id, duration: UNTIL_CHANGED })');
  try {
    await page.goto(`${url}/finish`);
    await page.getByRole('button', { name: 'Order again' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Not everything could be added');
    await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(`${stopped?.productName}.*Sold out`)]);
    const names = rest.map(({ productName }) => productName);
    expect((await cartItems(page, url)).map(({ productName }) => productName)).toEqual(names);
    await dialog.getByRole('link', { name: 'Continue with the rest' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
  } finally {
    await change('resumeVariant(id: $id)');
  }
});

test('the home page offers a returning shopper their last order; two presses put it in once', async ({
  page,
  context,
  demoShop,
}) => {
  const { url } = demoShop;
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Choose a dish' })).toBeVisible();
  const again = page.getByRole('button', { name: /^Order again/ });
  await expect(again).toHaveCount(0);
  await placeOrder(context, demoShop);
  await page.reload();
  await expect(again).toContainText('more dishes');
  await again.dblclick();
  await expect(page).toHaveURL(/\/checkout$/);
  const items = await cartItems(page, url);
  expect(items.length).toBeGreaterThan(1);
  expect(items.every(({ quantity }) => quantity === 1)).toBe(true);
  // The page is the same for everyone: nothing of the order stands in it.
  const html = await (await page.request.get(url)).text();
  expect(html).not.toContain('more dishes');
});

test('whoever goes back while the order is put in keeps the page below, and gets to the checkout', async ({
  page,
  context,
  demoShop,
}) => {
  const { url } = demoShop;
  await placeOrder(context, demoShop);
  await fillCart(context, demoShop);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql**', async (route) => {
    if (asksFor(route.request(), 'OrderAgain')) await isAnswered;
    await route.fallback();
  });
  await page.goto(`${url}/catalog`);
  await page.goto(`${url}/finish`);
  await page.getByRole('button', { name: /^Order again/ }).click();
  const question = page.getByRole('dialog', { name: 'Your cart isn’t empty' });
  await question.getByRole('button', { name: 'Start over' }).click();
  await page.goBack();
  await expect(question).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/finish');
  answer();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/finish/);
});
