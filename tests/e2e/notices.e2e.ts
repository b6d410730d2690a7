import { startMailServer } from '../../api/extensions/notices/testing-mail-server';
import { ApiClient } from './api-client';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn } from './visits';

test('staff set their mail server up and try it, a client follows an order by mail and stops it', async ({
  browser,
}) => {
  const [directory, mail, port] = [await makeDataDirectory(), await startMailServer(), await freePort()];
  const server = await startCarte({
    demo: true,
    dataDirectory: directory.path,
    environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  try {
    const staff = await browser.newContext();
    await signIn(staff, server);
    const settings = await staff.newPage();
    await settings.goto(`${server.url}/command-center/settings/notices`);
    await settings.getByRole('button', { name: 'Set up e-mail' }).click();
    const form = settings.getByRole('dialog');
    await form.getByLabel('Mail server').fill('127.0.0.1');
    await form.getByLabel('Port').fill(String(mail.port));
    await form.getByLabel('Sender').fill('shop@example.com');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form).toBeHidden();
    await settings.getByRole('button', { name: 'Send a test' }).click();
    await settings.getByRole('textbox', { name: 'To' }).fill('owner@example.com');
    await settings.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(settings.getByRole('cell', { name: 'owner@example.com' })).toBeVisible();

    await openAroundTheClock(await ApiClient.ofAdministrator(server));
    const { token } = await placeAsap(server.url);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.url}/finish?order=${token}`);
    await page.getByLabel('E-mail').fill('nino@example.com');
    await page.getByRole('button', { name: 'Send me e-mails' }).click();
    await expect(page.getByText('Messages go to n•••@example.com')).toBeVisible();
    await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual(['owner@example.com', 'nino@example.com']);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Messages go to')).toBeHidden();
  } finally {
    await server.stop();
    await mail.close();
    await directory.remove();
  }
});
