import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { signIn } from './visits';

/** Nothing is bundled: the first page asks for each of its modules. */
const FIRST_LOAD = { timeout: 90_000 };

/** The router's styles of development, without their nonce; and Vite, which asks from a worker when the server comes back. */
const KNOWN = [/critical\.css/, /Creating a worker from 'blob:/];

test('the dev server serves pages that work, for shoppers and staff', async ({ page, context, complaints }) => {
  test.slow();
  const data = await makeDataDirectory();
  const server = await startCarte({ isDevelopment: true, dataDirectory: data.path });
  try {
    await page.goto(`${server.url}/en/catalog`, FIRST_LOAD);
    const inCart = page.getByRole('button', { name: 'Edit Tiramisu' });
    await page.getByRole('button', { name: 'Add Tiramisu' }).click(FIRST_LOAD);
    await expect(inCart).toBeVisible(FIRST_LOAD);
    // Pages with other packages than the shop's: none may make Vite bundle the packages again.
    await signIn(context, server);
    await page.goto(`${server.url}/command-center`, FIRST_LOAD);
    await expect(page.locator('[data-connection="live"]').first()).toBeAttached(FIRST_LOAD);
    await page.getByRole('navigation').getByRole('link', { name: 'Menus and categories' }).click();
    await expect(page.getByRole('link', { name: /Desserts/ }).first()).toBeVisible(FIRST_LOAD);
    expect(server.output()).not.toContain('optimized dependencies changed');
  } finally {
    await server.stop();
    await data.remove();
    const others = complaints.splice(0).filter((complaint) => !KNOWN.some((known) => known.test(complaint)));
    complaints.push(...others);
  }
});
