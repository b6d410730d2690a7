import type { Page, Route } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap } from './orders';
import { goToPay, payingTest } from './paying-shop';
import { fillCart, hearInTheTab, keepNewsAway } from './visits';

/** Pages read themselves anew. What fails then must not take away what is read. */
const FAILURES = {
  'nothing comes': (route: Route) => route.abort('internetdisconnected'),
  'the server can’t answer': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
  'a network wants a sign-in': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
};

const DATA = /\.data(?:\?|$)/;

/** @returns once the page's upkeep has come too. */
async function open(page: Page, address: string): Promise<void> {
  const upkeep = page.waitForResponse(/\/builds\/latest/);
  await page.goto(address);
  await upkeep;
}

/** As a tab does that is looked at again. @returns once its reading has failed. */
async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForRequest(DATA);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const request = await asked;
  await request.response().then(
    (response) => response?.finished(),
    () => undefined,
  );
}

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`an order’s page stays where ${name}, and comes up to date by itself`, async ({
    page,
    administrator,
    demoShop: { url },
  }) => {
    const { id, number, token } = await placeAsap(url);
    await keepNewsAway(page);
    await open(page, `${url}/finish?order=${token}`);
    await page.route(DATA, fail);
    await lookAgain(page);
    await moveThrough(administrator, id, 'ACCEPTED');
    await expect(page.getByText(number).first()).toBeVisible();
    await page.unroute(DATA);
    await expect(page.locator('[aria-current="step"]')).toContainText('Accepted');
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test(`a list stays where ${name} for the dish that is opened over it, and the dish comes later`, async ({
    page,
    demoShop: { url },
  }) => {
    await open(page, `${url}/catalog`);
    await page.route(DATA, fail);
    await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
    const sheet = page.getByRole('dialog', { name: 'Margherita' });
    await expect(sheet.getByText('Size and options will appear here')).toBeVisible();
    await page.unroute(DATA);
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toBeVisible();
  });
}

/** A dish that nobody ordered sells out for a moment. */
async function changeMenu(staff: ApiClient): Promise<void> {
  const { product } = await staff.run<{ product: { id: string } }>('{ product(slug: "margherita") { id } }');
  await staff.run(
    'mutation ($id: ID!) { stopProduct(input: { id: $id, duration: UNTIL_CHANGED }) { __typename } }',
    product,
  );
  await staff.run('mutation ($id: ID!) { resumeProduct(id: $id) { __typename } }', product);
}

test('what is typed at the checkout stays where the menu changes and can’t be read', async ({
  page,
  context,
  administrator,
  demoShop,
}) => {
  await fillCart(context, demoShop);
  await hearInTheTab(page);
  const listening = page.waitForResponse(/graphql\/stream/);
  await open(page, `${demoShop.url}/checkout`);
  await listening;
  await page.route(DATA, FAILURES['nothing comes']);
  await page.getByLabel('Name').fill('Nino Beridze');
  const asked = page.waitForRequest(DATA);
  await changeMenu(administrator);
  await asked;
  await expect(page.getByText('You’re offline').first()).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Nino Beridze');
  const read = page.waitForResponse(DATA);
  await page.unroute(DATA);
  expect((await read).status()).toBe(200);
  await expect(page.getByLabel('Name')).toHaveValue('Nino Beridze');
});

payingTest(
  'whoever waits for a payment keeps the page where it can’t be read',
  async ({ page, context, payingShop }) => {
    payingTest.slow();
    await goToPay(page, context, payingShop);
    await page.route(DATA, FAILURES['nothing comes']);
    const asked = page.waitForRequest(DATA);
    await page.getByRole('button', { name: 'Close, and go back to the shop' }).click();
    await asked;
    const isAwaited = page.getByRole('heading', { name: 'Waiting for your payment' });
    await expect(isAwaited).toBeVisible();
    await page.waitForRequest(DATA);
    await expect(isAwaited).toBeVisible();
    const read = page.waitForResponse(DATA);
    await page.unroute(DATA);
    expect((await read).status()).toBe(200);
    await expect(isAwaited).toBeVisible();
  },
);
