import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { placeOrder, signIn } from './visits';

/** A program that takes orders, until a test lets it fail. */
interface Hook {
  readonly url: string;
  readonly received: string[];
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

async function startHook(): Promise<Hook> {
  const received: string[] = [];
  let isFailing = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      response.statusCode = isFailing ? 422 : 200;
      response.end(isFailing ? 'no such till' : 'thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    received,
    fail: (failing) => {
      isFailing = failing;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function openNew(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/command-center/receiver`);
  await page.getByRole('link', { name: 'New receiver' }).click();
  await expect(page.getByRole('heading', { name: 'New receiver' })).toBeVisible();
}

test('an owner sets up a receiver from an example, is shown the line of a mistake, tests it, and sends again what failed', async ({
  page,
  context,
  browser,
  demoShop,
}) => {
  test.slow();
  const hook = await startHook();
  await signIn(context, demoShop);
  await openNew(page, demoShop.url);

  await page.getByRole('button', { name: 'Plain JSON' }).click();
  await page.getByLabel('Name').fill('Till');
  await page.getByRole('textbox', { name: 'Address' }).fill(hook.url);
  const template = page.getByLabel('Template of the message');
  await template.fill('{\n  "number": {{ order.number | jsn }}\n}');
  await expect(page.getByRole('button', { name: 'Go to line 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/receiver\/new/);

  await template.fill('{ "number": {{ order.number | json }} }');
  await expect(page.getByRole('button', { name: 'Go to line 2' })).toHaveCount(0);
  await expect(page.locator('pre').filter({ hasText: `POST ${hook.url}` })).toContainText('"number": "2411-0042"');
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'money is refunded' });
  await template.fill('{ "number": {{ order.number | json }}, "back": {{ payment.refund.amount.minor | json }} }');
  await expect(page.locator('pre').filter({ hasText: `POST ${hook.url}` })).toContainText(/"back": \d+/);
  const payments = page.getByRole('group', { name: 'Tell of card payments when' });
  const events = page.getByRole('heading', { name: 'Events' });
  await events.click();
  await expect(payments.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await payments.getByRole('checkbox', { name: 'money is refunded' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  await expect(secret.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Till' })).toBeVisible();

  await page.reload();
  await events.click();
  await expect(payments.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Delivered: it answered 200')).toBeVisible();
  expect(hook.received).toHaveLength(1);

  hook.fail(true);
  const shopper = await browser.newContext();
  await placeOrder(shopper, demoShop);
  const row = page.getByRole('listitem').filter({ hasText: 'an order was placed' });
  await expect(row).toContainText('Waiting');
  await row.getByText('1 attempt').click();
  await expect(row).toContainText('422');

  hook.fail(false);
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText('Delivered');
  const [, first, ...again] = hook.received;
  expect(again.length).toBeGreaterThan(0);
  expect(again.every((body) => body === first)).toBe(true);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Receiver deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Till/ })).toHaveCount(0);
  await shopper.close();
  await hook.close();
});
