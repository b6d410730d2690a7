import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilAlive } from './visits';

const GONE = /\/assets\/category-route[^/]*\.js$/;

/** @returns how often the browser has asked for a document since. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}

test('a page that outlived its build reloads for the next one, and goes on from there', async ({
  page,
  demoShop: { url },
  complaints,
}) => {
  const visits = countVisits(page);
  await page.goto(url);
  await untilAlive(page);
  const before = visits();
  // What the next page needs has gone with the build that named it.
  await page.route(GONE, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Desserts', exact: true }).click();
  await expect.poll(visits).toBe(before + 1);
  await expect(page).toHaveURL(/\/catalog\/desserts$/);
  await expect(page.getByRole('article').filter({ hasText: 'Tiramisu' })).toBeVisible();
  // The page of the new build knows the way, and needs no further reload.
  await untilAlive(page);
  await main.getByRole('link', { name: 'Soups', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/soups$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
  expect(visits()).toBe(before + 1);
  // A missing file is what this end-to-end test is about.
  complaints.length = 0;
});

test('a newer version is said quietly and loads with the next page; a file that is gone for good loads nothing over and over', async ({
  page,
  demoShop: { url },
  complaints,
}) => {
  const visits = countVisits(page);
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'of-tomorrow', timestamp: 1 } }));
  await page.goto(`${url}/catalog/desserts`);
  await expect(page.getByText('A new version of this site is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect.poll(visits).toBe(2);
  await expect(page).toHaveURL(/\/catalog(#[\w-]+)?$/);
  await page.unroute('**/builds/latest.json');

  await page.goto(url);
  const main = page.getByRole('main');
  await untilAlive(page);
  // As if it had been reloaded for this a moment ago.
  await page.evaluate(() => sessionStorage.setItem('carte:reload:/catalog/desserts', String(Date.now())));
  const before = visits();
  await page.route(GONE, (route) => route.fulfill({ status: 404, body: '' }));
  await main.getByRole('link', { name: 'Desserts', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(visits()).toBe(before);
  complaints.length = 0;
});
