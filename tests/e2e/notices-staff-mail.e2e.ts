import { ApiClient } from '../../api/demo/evening/api-client';
import { startMailServer } from '../../api/extensions/notices/testing-mail-server';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { signIn, signInByForm } from './visits';

const SET_UP = 'mutation ($input: CreateNoticeChannelInput!) { createNoticeChannel(input: $input) { __typename } }';
const COOK = { login: 'vera', password: 'khachapuri with egg' };

test('an invitation comes by mail, and later a link for the password that was forgotten', async ({ browser }) => {
  const [directory, mail, port] = [await makeDataDirectory(), await startMailServer(), await freePort()];
  const server = await startCarte({
    demo: true,
    dataDirectory: directory.path,
    environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  const lastLink = () => {
    const raw = (mail.mails.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return /https?:\/\/\S+\/command-center\/\S+/.exec(raw)?.[0] ?? '';
  };
  try {
    const settings = { host: '127.0.0.1', port: mail.port, sender: 'shop@example.com' };
    await (await ApiClient.ofAdministrator(server)).run(SET_UP, { input: { kind: 'MAIL', settings } });
    const boss = await browser.newContext();
    await signIn(boss, server);
    const staff = await boss.newPage();
    await staff.goto(`${server.url}/command-center/settings/staff`);
    await staff.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('vera@example.com');
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    await expect(dialog.getByText('The link is on its way to vera@example.com.')).toBeVisible();
    await expect.poll(() => mail.mails.length).toBe(1);

    const page = await (await browser.newContext()).newPage();
    await page.goto(lastLink());
    await page.getByLabel('Login').fill(COOK.login);
    await page.getByLabel('Password', { exact: true }).fill(COOK.password);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).toHaveURL(/\/command-center\/checkout$/);

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${server.url}/command-center/sign-in`);
    await other.getByRole('link', { name: 'Forgot your password?' }).click();
    await other.getByLabel('E-mail').fill('vera@example.com');
    await other.getByRole('button', { name: 'Send me a link' }).click();
    await expect(other.getByText('If the address is known here, a link is on its way.')).toBeVisible();
    await expect.poll(() => mail.mails.length).toBe(2);
    const link = lastLink();
    await other.goto(link);
    await other.getByLabel('Your own password', { exact: true }).fill('cherry dumplings 9');
    await other.getByRole('button', { name: 'Save the password' }).click();
    await expect(other).toHaveURL(/\/command-center\/sign-in/);
    await signInByForm(other, { ...COOK, password: 'cherry dumplings 9' });
    await expect(other).toHaveURL(/\/command-center/);
    await page.reload();
    await expect(page).toHaveURL(/\/command-center\/sign-in/);
    await page.goto(link);
    await page.getByLabel('Your own password', { exact: true }).fill('another one 12');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('This link was used before or is older than an hour.')).toBeVisible();
  } finally {
    await server.stop();
    await mail.close();
    await directory.remove();
  }
});
