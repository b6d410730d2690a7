import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';

/** Nothing is bundled: the first page asks for each of its modules. */
const FIRST_LOAD = { timeout: 90_000 };

/** The router's styles of development, without their nonce; and Vite, which asks from a worker when the server comes back. */
const KNOWN = [/critical\.css/, /Creating a worker from 'blob:/];

test('the dev server serves pages that work', async ({ page, complaints }) => {
  test.slow();
  const data = await makeDataDirectory();
  const server = await startCarte({ isDevelopment: true, dataDirectory: data.path });
  try {
    await page.goto(`${server.url}/en/catalog`, FIRST_LOAD);
    const inCart = page.getByRole('button', { name: 'Edit Tiramisu' });
    await page.getByRole('button', { name: 'Add Tiramisu' }).click(FIRST_LOAD);
    await expect(inCart).toBeVisible(FIRST_LOAD);
    await page.reload();
    await expect(inCart).toBeVisible(FIRST_LOAD);
  } finally {
    await server.stop();
    await data.remove();
    const others = complaints.splice(0).filter((complaint) => !KNOWN.some((known) => known.test(complaint)));
    complaints.push(...others);
  }
});
