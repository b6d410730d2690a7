import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { signIn } from './visits';

test('the demo shop has a past and an evening under way, at whatever hour it is opened', async ({ context, page }) => {
  const data = await makeDataDirectory();
  const server = await startCarte({ demo: true, isBusy: true, dataDirectory: data.path });
  try {
    await expect.poll(() => server.output(), { timeout: 120_000 }).toContain('sixty days of orders');
    await signIn(context, server);
    await page.goto(`${server.url}/command-center`);
    await page.getByText('30 days', { exact: true }).click();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^[67]\d\d/ })
        .first(),
    ).toBeVisible();
    await page.goto(`${server.url}/command-center/checkout`);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
    await expect(page.getByText('Table 7').first()).toBeVisible();
    const underWay = page.getByRole('article').filter({ hasText: 'Mark as delivered' }).first();
    await underWay.getByRole('button', { expanded: false }).first().click();
    await expect(underWay.locator('option:checked', { hasText: 'Levan' })).toBeAttached();
    await page.goto(`${server.url}/command-center/settings/orders/zone`);
    await expect(page.getByText('Riverside').first()).toBeVisible();
    await expect(page.getByText(/^8 streets/)).toBeVisible();
  } finally {
    await server.stop();
    await data.remove();
  }
});
