import { BOT_TOKEN, startBotApi } from '../../api/extensions/notices/telegram/testing-bot-api';
import { ApiClient } from './api-client';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn } from './visits';

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
