import { expect, test } from './fixtures';

test('a page that outlived its build loads anew once, and goes on from there', async ({
  page,
  demoShop: { url },
  complaints,
}) => {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Menu', exact: true }).first()).toBeVisible();
  const before = visits;
  // What the next page needs has gone with the build that named it.
  const part = /\/assets\/category-route[^/]*\.js$/;
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  const desserts = page.getByRole('main').getByRole('link', { name: 'Desserts', exact: true });
  await desserts.click();
  await expect.poll(() => visits).toBe(before + 1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(part);
  // The page of the new build knows the way, and needs no further reload.
  await desserts.click();
  await expect(page).toHaveURL(/\/catalog\/desserts$/);
  await expect(page.getByRole('article').filter({ hasText: 'Tiramisu' })).toBeVisible();
  expect(visits).toBe(before + 1);
  // A missing file is what this story is about.
  complaints.length = 0;
});
