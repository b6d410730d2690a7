import { z } from 'zod';
import { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn } from './visits';

const Poll = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
});

/** A Star printer's question whether there is something to print. */
async function poll(address: string, statusCode = '200%20OK') {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: '23 86 0 0', printerMAC: '00:11:62:00:00:01', statusCode }),
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

test('the board says that a printer has no paper and a sheet failed; one press prints it again, as a copy', async ({
  page,
  demoShop,
}) => {
  const restoreHours = await openAroundTheClock(await ApiClient.ofAdministrator(demoShop));
  const { id } = await placeAsap(demoShop.url);
  await restoreHours();
  await signIn(page.context(), demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/printers`);
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Hot kitchen');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form).toBeHidden();
  const panel = page.getByRole('region', { name: 'Hot kitchen' });
  await panel.getByRole('button', { name: 'Give it an address' }).click();
  const address = await panel.getByRole('textbox', { name: 'The printer’s address' }).inputValue();
  await panel.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Kitchen ticket' })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Test page' }).click();
  await expect.poll(async () => (await poll(address)).jobReady).toBe(true);
  await fetch(`${address}?type=image/png`);

  await page.goto(`${demoShop.url}/command-center/checkout`);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await poll(address, '410%20Out%20of%20paper');
  const news = page.getByRole('status').filter({ hasText: 'Hot kitchen has no paper.' });
  await expect(news).toContainText('Test page · not printed');
  await news.getByRole('button', { name: 'Print again' }).click();
  await expect(news).toBeVisible();
  await poll(address);
  await expect(news).toBeHidden();
  expect((await poll(address)).jobReady).toBe(true);

  await page.goto(`${demoShop.url}/command-center/checkout/${encodeURIComponent(id)}`);
  const onPaper = page.getByRole('region', { name: 'On paper' });
  await onPaper.getByLabel('Printer').selectOption('Hot kitchen');
  await onPaper.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(onPaper.getByText('Kitchen ticket', { exact: false }).filter({ hasText: 'waits' })).toBeVisible();

  await page.goto(`${demoShop.url}/command-center/settings/printers`);
  await page.getByRole('button', { name: 'Delete: Hot kitchen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the printer' }).click();
  await expect(panel).toBeHidden();
});
