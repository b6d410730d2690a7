import type { Page, Route } from '@playwright/test';
import { moveThrough } from '../../api/demo/evening/evening';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { keepNewsAway } from './visits';

const DATA = /\.data(?:\?|$)/;

const isBusy = (route: Route) => route.fulfill({ status: 503, body: 'busy' });
const wantsSignIn = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' });

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

test('pages that can’t be read again keep what they show, and come up to date by themselves', async ({
  page,
  administrator,
  demoShop: { url },
}) => {
  await open(page, `${url}/catalog`);
  await page.route(DATA, isBusy);
  const dish = page.getByRole('article').filter({ hasText: 'Margherita' });
  await dish.getByRole('link').first().click();
  const sheet = page.getByRole('dialog', { name: 'Margherita' });
  await expect(sheet.getByText('Size and options will appear here')).toBeVisible();
  await page.unroute(DATA);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await expect(dish).toBeVisible();

  const { id, number, token } = await placeAsap(url);
  await keepNewsAway(page);
  await open(page, `${url}/finish?order=${token}`);
  await page.route(DATA, wantsSignIn);
  await lookAgain(page);
  await moveThrough(administrator, id, 'ACCEPTED');
  await expect(page.getByText(number).first()).toBeVisible();
  await page.unroute(DATA);
  await expect(page.locator('[aria-current="step"]')).toContainText('Accepted');
  await expect(page.getByText(number).first()).toBeVisible();
});
