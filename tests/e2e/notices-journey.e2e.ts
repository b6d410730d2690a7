import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { type NoticeServices, openNoticeServices, setUpChannels } from '../../api/extensions/notices/testing-services';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { hire } from './hire';
import { openAroundTheClock } from './opening-hours';
import { placeOrder, signIn } from './visits';

const CHAT = '501';

const CREATE_RECIPIENT = `mutation ($input: CreateNoticeRecipientInput!) { answer: createNoticeRecipient(input: $input) { __typename } }`;
const ADD_DEVICE = `mutation ($input: AddNoticeDeviceInput!) { answer: addNoticeDevice(input: $input) { __typename } }`;
const PAIR = `mutation { answer: pairTelegram { __typename ... on TelegramPairing { url } } }`;
const CREATE_PRINTER = `mutation ($input: CreatePrinterInput!) { answer: createPrinter(input: $input) { __typename ... on Printer { id } } }`;
const GIVE_ADDRESS = `mutation ($id: ID!) { answer: issuePrinterAddress(id: $id) { __typename ... on PrinterAddress { url } } }`;

interface Made {
  readonly answer: { readonly __typename: string; readonly id?: string; readonly url?: string };
}

/** Sets up each means with one recipient, and a printer. @returns the printer's address. */
async function setUp(administrator: ApiClient, olga: ApiClient, services: NoticeServices): Promise<string> {
  const make = async (client: ApiClient, typename: string, query: string, variables = {}) => {
    const { answer } = await client.run<Made>(query, variables);
    expect(answer.__typename).toBe(typename);
    return answer;
  };
  const { push, bot } = services;
  await setUpChannels(administrator, services);
  await make(administrator, 'NoticeRecipient', CREATE_RECIPIENT, {
    input: { kind: 'MAIL', address: 'owner@example.com', name: 'The owner', afterMinutes: 0 },
  });
  const device = { name: 'Olga’s phone', address: push.endpoint('olga'), pushKeys: push.keys };
  await make(olga, 'NoticeRecipient', ADD_DEVICE, { input: device });
  const pairing = await make(olga, 'TelegramPairing', PAIR);
  bot.write(CHAT, `/start ${new URL(pairing.url ?? '').searchParams.get('start')}`);
  await expect.poll(() => bot.messages.length).toBe(1);
  const printer = { name: 'Kitchen', kind: 'CLOUDPRNT', kitchenTicket: 'PLACED' };
  const { id } = await make(administrator, 'Printer', CREATE_PRINTER, { input: printer });
  return (await make(administrator, 'PrinterAddress', GIVE_ADDRESS, { id })).url ?? '';
}

/** Whether a Star printer that asks gets something to print. */
async function hasJob(address: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statusCode: '200%20OK' }),
  });
  const { jobReady }: { jobReady: boolean } = await response.json();
  return jobReady;
}

async function lastOrder(shopper: BrowserContext, { url }: CarteServer) {
  const query = '{ lastOrder { id token number } }';
  const answer = await shopper.request.post(`${url}/graphql`, { data: { query } });
  const { data }: { data: { lastOrder: { id: string; token: string; number: string } } } = await answer.json();
  return data.lastOrder;
}

test('an order placed with every screen closed reaches paper, push, chat and mail, and screens say who accepted it in the chat', async ({
  browser,
}) => {
  const [directory, services, port] = [await makeDataDirectory(), await openNoticeServices(), await freePort()];
  const { mail, push, bot } = services;
  const server = await startCarte({
    demo: true,
    dataDirectory: directory.path,
    environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  try {
    const administrator = await ApiClient.ofAdministrator(server);
    await openAroundTheClock(administrator);
    const olga = await hire(administrator, 'OPERATOR', 'Olga');
    const ofOlga = new ApiClient(server.url);
    await ofOlga.signIn(olga);
    const printer = await setUp(administrator, ofOlga, services);

    const shopper = await browser.newContext();
    await placeOrder(shopper, server);
    const placedAt = performance.now();
    const { id, token, number } = await lastOrder(shopper, server);
    const message = () => bot.messages.find(({ chatId, text }) => chatId === CHAT && text.includes(number));
    const arrivals = {
      paper: () => hasJob(printer),
      push: () => push.pushes.some(({ body }) => body.title.includes(number)),
      chat: () => message() !== undefined,
      mail: () => mail.mails.some(({ to, raw }) => to === 'owner@example.com' && raw.includes(number)),
    };
    const took = await Promise.all(
      Object.entries(arrivals).map(async ([name, hasArrived]) => {
        await expect.poll(hasArrived, { intervals: [50], message: name }).toBe(true);
        return `${name} ${Math.round(performance.now() - placedAt)} ms`;
      }),
    );
    console.log(`    from the order to ${took.join(', ')}`);

    const sent = message();
    if (sent) bot.press(sent, '20 min');
    await expect.poll(() => message()?.text).toContain(`Order ${number} accepted: ${olga.name}`);

    const page = await shopper.newPage();
    await page.goto(`${server.url}/finish?order=${token}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Accepted by Olga' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.goto(`${server.url}/ru/finish?order=${token}`);
    await expect(page.getByText('Принят: Olga')).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${server.url}/finish?order=${token}`);
    await expect(stranger.getByRole('listitem').filter({ hasText: 'Accepted' })).toBeVisible();
    await expect(stranger.getByText('Olga')).toBeHidden();

    const staff = await browser.newContext();
    await signIn(staff, server);
    const board = await staff.newPage();
    await board.goto(`${server.url}/command-center/checkout/${encodeURIComponent(id)}`);
    const history = board.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').filter({ hasText: 'Accepted' })).toContainText(olga.name);
  } finally {
    await server.stop();
    await services.close();
    await directory.remove();
  }
});
