import { z } from 'zod';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const Poll = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
});

/** A Star printer's question whether there is something to print. */
async function poll(address: string) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: '23 86 0 0', printerMAC: '00:11:62:00:00:01', statusCode: '200%20OK' }),
  });
  expect(response.headers.get('cache-control')).toContain('no-store');
  return Poll.parse(await response.json());
}

test('a printer is added, gets its address, prints a test page and loses the address again', async ({
  page,
  demoShop,
}) => {
  await signIn(page.context(), demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/printers`);
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Bar');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Give it an address' }).click();
  const address = await page.getByRole('textbox', { name: 'The printer’s address' }).inputValue();
  expect((await poll(address)).jobReady).toBe(false);

  await page.getByRole('button', { name: 'Test page' }).click();
  await expect.poll(async () => (await poll(address)).jobReady).toBe(true);
  const sheet = await fetch(`${address}?type=image/png`);
  expect(sheet.headers.get('content-type')).toBe('image/png');
  await fetch(`${address}?code=200%20OK`, { method: 'DELETE' });
  expect((await poll(address)).jobReady).toBe(false);

  await page.getByRole('button', { name: 'Take the address away' }).click();
  await expect(page.getByText('The address no longer works')).toBeVisible();
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(404);
});
