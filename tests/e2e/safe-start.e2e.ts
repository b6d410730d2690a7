import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApiClient } from './api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { openAsStaff } from './staff-page';
import { placeOrder } from './visits';

const CREATE = `mutation ($input: CreateReceiverInput!) {
  createReceiver(input: $input) { ... on ReceiverWithSecret { receiver { id } } }
}`;

test('a safe start sends nothing, says so in each language, and sends what waited when staff release it', async ({
  page,
  browser,
}) => {
  const bodies: string[] = [];
  const hook = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const place = await makeDataDirectory();
  let server: CarteServer | null = null;
  try {
    server = await startCarte({ demo: true, safe: true, dataDirectory: place.path });
    expect(server.output()).toContain('Safe start: nothing is sent');
    const staff = new ApiClient(server.url);
    await staff.signIn(server.administrator ?? { login: '', password: '' });
    await staff.run(CREATE, { input: { name: 'Kitchen', url, bodyTemplate: '{{ event }}', events: ['PLACED'] } });
    const shopper = await browser.newContext();
    await placeOrder(shopper, server);
    await shopper.close();

    await openAsStaff(page, server, '');
    await expect(page.getByText(/^Carte was started in safe mode on/)).toBeVisible();
    const russian = await browser.newContext({ storageState: await page.context().storageState(), locale: 'ru' });
    const russianPage = await russian.newPage();
    await russianPage.goto(`${server.url}/ru/command-center`);
    await expect(russianPage.getByText(/^Безопасный запуск/)).toBeVisible();
    await russian.close();
    expect(bodies).toEqual([]);

    await page.getByRole('button', { name: 'Release sending' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('1 message is waiting');
    await dialog.getByRole('button', { name: 'Release sending' }).click();
    await expect(page.getByText(/^Carte was started in safe mode on/)).toBeHidden();
    await expect.poll(() => bodies).toEqual(['order.placed']);
  } finally {
    await server?.stop();
    await place.remove();
    await new Promise((resolve) => hook.close(resolve));
  }
});
