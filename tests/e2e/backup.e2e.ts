import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient } from '../../api/demo/evening/api-client';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { openAsStaff } from './staff-page';
import { placeOrder } from './visits';

const CREATE = `mutation ($input: CreateReceiverInput!) {
  createReceiver(input: $input) { ... on ReceiverWithSecret { receiver { id } } }
}`;

const UPDATE = `mutation ($input: UpdateReceiverInput!) {
  updateReceiver(input: $input) { __typename ... on Error { code message } }
}`;

/** A command of an operator, as npm runs it. */
async function operate(command: 'backup' | 'restore', dataDirectory: string, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', command, file], {
    env: { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' },
  });
  return stdout;
}

test('a shop that runs is backed up, comes back elsewhere by a safe start, and tells its receivers nothing until it is released', async ({
  page,
  context,
  browser,
  demoShop,
  administrator,
}) => {
  const shops: string[] = [];
  const hook = createServer((request, response) => {
    request.resume().on('end', () => response.end());
    shops.push(request.headers['x-shop']?.toString() ?? '');
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const input = { name: 'Backed up', url, bodyTemplate: '{{ order.number | json }}', events: ['PLACED'] };
  const created = await administrator.run<{ createReceiver: { receiver: { id: string } } }>(CREATE, {
    input: { ...input, headers: [{ name: 'x-shop', value: 'copy' }], isActive: false },
  });
  const place = await makeDataDirectory();
  let copy: CarteServer | null = null;
  try {
    const file = join(place.path, 'carte.tar.gz');
    expect(await operate('backup', demoShop.dataDirectory, file)).toContain('keep the file like a password');
    const dataDirectory = join(place.path, 'copy');
    expect(await operate('restore', dataDirectory, file)).toContain('each compared with what was saved');
    copy = await startCarte({ dataDirectory, safe: true });
    expect(copy.output()).toContain('Safe start: nothing is sent');
    const restored: CarteServer = { ...copy, administrator: demoShop.administrator };

    const staff = await ApiClient.ofAdministrator({ url: copy.url, administrator: demoShop.administrator });
    await staff.run(UPDATE, { input: { id: created.createReceiver.receiver.id, version: 1, isActive: true } });

    const shopper = await browser.newContext();
    await placeOrder(shopper, restored);
    const photo = await shopper.newPage();
    await photo.goto(`${restored.url}/catalog`);
    await expect
      .poll(() =>
        photo
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await shopper.close();

    await openAsStaff(page, restored, '');
    await expect(page.getByText(/^This shop was restored from a backup/)).toBeVisible();
    await page.getByRole('button', { name: 'Release sending' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/[1-9]\d* messages? (is|are) waiting/);
    expect(shops).toEqual([]);
    await dialog.getByRole('button', { name: 'Release sending' }).click();
    await expect(page.getByText(/^This shop was restored from a backup/)).toBeHidden();
    await expect.poll(() => shops).toEqual(['copy']);
  } finally {
    await copy?.stop();
    await place.remove();
    const { id } = created.createReceiver.receiver;
    await administrator.run('mutation ($id: ID!) { deleteReceiver(id: $id) { __typename } }', { id });
    await new Promise((resolve) => hook.close(resolve));
    await context.clearCookies();
  }
});
