import { ApiClient } from '../../api/demo/evening/api-client';
import { BOT_TOKEN, startBotApi } from '../../api/extensions/notices/telegram/testing-bot-api';
import { startMailServer } from '../../api/extensions/notices/testing-mail-server';
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

const OLGA = '501';
const CLIENT = '601';

const SET_UP = `mutation ($input: CreateNoticeChannelInput!) { createNoticeChannel(input: $input) { __typename } }`;

test('an order placed with every screen closed reaches the chat of staff, is accepted there, and screens say so', async ({
  browser,
}) => {
  const [directory, bot, port] = [await makeDataDirectory(), await startBotApi(), await freePort()];
  const server = await startCarte({
    demo: true,
    dataDirectory: directory.path,
    environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  try {
    const administrator = await ApiClient.ofAdministrator(server);
    await openAroundTheClock(administrator);
    const input = { kind: 'TELEGRAM', settings: { url: bot.url }, secret: BOT_TOKEN };
    expect(await administrator.run(SET_UP, { input })).toEqual({
      createNoticeChannel: { __typename: 'NoticeChannel' },
    });
    const staff = await browser.newContext();
    await signIn(staff, server);
    const account = await staff.newPage();
    await account.goto(`${server.url}/command-center/account`);
    await account.getByRole('button', { name: 'Connect Telegram' }).click();
    const link = new URL((await account.getByRole('link', { name: 'Open Telegram' }).getAttribute('href')) ?? '');
    bot.write(OLGA, `/start ${link.searchParams.get('start')}`);
    await expect(account.getByText('Connected: @p501')).toBeVisible();
    await account.close();

    const order = await placeAsap(server.url, { kitchenNote: 'allergic to nuts' });
    const message = () => bot.messages.find(({ chatId, text }) => chatId === OLGA && text.includes(order.number));
    await expect.poll(() => message()?.text).toContain('ALLERGY: allergic to nuts');
    const sent = message();
    if (sent) bot.press(sent, '20 min');
    await expect.poll(() => message()?.text).toContain(`Order ${order.number} accepted: `);
    expect(message()?.buttons).toEqual([]);

    const board = await staff.newPage();
    await board.goto(`${server.url}/command-center/checkout/${order.id}`);
    await expect(board.getByText('Accepted', { exact: true }).first()).toBeVisible();
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.url}/finish?order=${order.token}`);
    await expect(page.getByText('Accepted').first()).toBeVisible();
    const follow = new URL((await page.getByRole('link', { name: 'Follow in Telegram' }).getAttribute('href')) ?? '');
    bot.write(CLIENT, `/start ${follow.searchParams.get('start')}`);
    await expect.poll(() => bot.messages.filter(({ chatId }) => chatId === CLIENT).length).toBe(1);
    await page.reload();
    await expect(page.getByText('Messages go to a chat in Telegram')).toBeVisible();
  } finally {
    await server.stop();
    await bot.close();
    await directory.remove();
  }
});
