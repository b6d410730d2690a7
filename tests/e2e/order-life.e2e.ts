import type { BrowserContext, Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { startReceiver } from '../../api/receivers/testing-receiver';
import { createToken } from './api-tokens';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { placeAsap } from './orders';
import { placeOrder, signIn } from './visits';

/** The shopper's page of the order that their browser placed last, and its number. */
async function openOrder(shopper: BrowserContext, { url }: CarteServer): Promise<{ page: Page; number: string }> {
  const answer = await shopper.request.post(`${url}/graphql`, { data: { query: '{ lastOrder { token number } }' } });
  const { token, number } = (await answer.json()).data.lastOrder;
  const page = await shopper.newPage();
  await page.goto(`${url}/finish?order=${token}`);
  return { page, number };
}

async function promisedAt(shopper: BrowserContext, { url }: CarteServer): Promise<number> {
  const answer = await shopper.request.post(`${url}/graphql`, { data: { query: '{ lastOrder { promisedAt } }' } });
  return Date.parse((await answer.json()).data.lastOrder.promisedAt);
}

test('staff accept with the kitchen’s minutes, delay and refuse; the shopper sees each time and why', async ({
  browser,
  demoShop,
}) => {
  const [shopper, staff] = [await browser.newContext(), await browser.newContext()];
  await signIn(staff, demoShop);
  await placeOrder(shopper, demoShop);
  const { page: status, number } = await openOrder(shopper, demoShop);
  const board = await staff.newPage();
  await board.goto(`${demoShop.url}/command-center/checkout`);

  const before = Date.now();
  const details = board.getByRole('button', { name: `Details: order ${number}` });
  await details.click();
  await board.getByRole('button', { name: `Other minutes: order ${number}` }).click();
  await board
    .getByRole('dialog')
    .getByRole('button', { name: /^30 min/ })
    .click();
  await expect(board.getByRole('dialog')).toBeHidden();
  await expect(status.getByRole('listitem').filter({ hasText: 'Accepted' })).toHaveAttribute('aria-current', 'step');
  await expect(status.getByText(/^Arrives (at|tomorrow)/)).toBeVisible();
  // Half an hour in the kitchen, then the road.
  const accepted = await promisedAt(shopper, demoShop);
  expect(accepted).toBeGreaterThanOrEqual(before + 30 * 60_000);
  expect(accepted).toBeLessThan(before + 120 * 60_000);

  await details.click();
  await board.getByRole('button', { name: `Delay: order ${number}` }).click();
  const delay = board.getByRole('dialog');
  await delay.getByRole('button', { name: /^15 min/ }).click();
  await delay.getByRole('button', { name: 'Too busy' }).click();
  await delay.getByRole('button', { name: /^Promise/ }).click();
  await expect(delay).toBeHidden();
  await expect(status.getByText('It’s taking a little longer than promised')).toBeVisible();
  await expect(status.getByText('The kitchen is overloaded right now.')).toBeVisible();
  expect(await promisedAt(shopper, demoShop)).toBe(accepted + 15 * 60_000);

  await board.getByRole('button', { name: `Cancel: order ${number}` }).click();
  const refusal = board.getByRole('dialog');
  await refusal.getByRole('button', { name: 'Sold out' }).click();
  await refusal.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(refusal).toBeHidden();
  await expect(status.getByText('A dish from the order has run out.')).toBeVisible();
  await expect(status.locator('a[href^="tel:"]').first()).toBeVisible();
  // Each reader sees a chosen reason in their own language.
  const inRussian = await shopper.newPage();
  await inRussian.goto(status.url().replace('/finish', '/ru/finish'));
  await expect(inRussian.getByText('Одно из блюд заказа закончилось.')).toBeVisible();
  await inRussian.close();

  // It is over: the board has it no more, the list has.
  await board.goto(`${demoShop.url}/command-center/checkout?view=list`);
  await board.getByRole('link', { name: number }).click();
  const history = board.getByRole('region', { name: 'History' });
  for (const entry of ['Accepted', 'Delayed', 'Cancelled']) {
    await expect(history.getByRole('listitem').filter({ hasText: entry })).toBeVisible();
  }

  // Cancelled by mistake: the shopper's page then says that it is on again.
  await board.getByRole('button', { name: 'Step back' }).click();
  await board.getByRole('dialog').getByLabel('Why').fill('A slip');
  await board.getByRole('dialog').getByRole('button', { name: 'Restore the order' }).click();
  await expect(board.getByRole('dialog')).toBeHidden();
  await status.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(status.getByRole('listitem').filter({ hasText: 'Accepted' })).toHaveAttribute('aria-current', 'step');
  await shopper.close();
  await staff.close();
});

const ALWAYS_OPEN = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'].map((weekday) => ({
  weekday,
  isActive: true,
  intervals: [{ from: '00:00', to: '00:00' }],
}));

test('an order that nobody takes alarms the board and the hook that listens, until someone takes it', async ({
  browser,
}) => {
  test.slow();
  const data = await makeDataDirectory();
  const server = await startCarte({
    demo: true,
    dataDirectory: data.path,
    environment: { ORDER_ALARM_SECONDS: '1' },
  });
  const hook = await startReceiver();
  const owner = await ApiClient.ofAdministrator(server);
  await owner.run(
    `mutation ($hours: UpdateWorkingDaysInput!, $hook: CreateReceiverInput!) {
      updateWorkingDays(input: $hours) { __typename ... on Error { message } }
      createReceiver(input: $hook) { __typename ... on Error { message } }
    }`,
    {
      hours: { days: ALWAYS_OPEN },
      hook: {
        name: 'Manager',
        url: hook.url,
        events: ['NOT_TAKEN'],
        bodyTemplate: '{ "event": {{ event | json }}, "number": {{ order.number | json }} }',
      },
    },
  );
  const [shopper, staff] = [await browser.newContext(), await browser.newContext()];
  await signIn(staff, server);
  const board = await staff.newPage();
  await board.goto(`${server.url}/command-center`);
  await expect(board.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // A test order rings for nobody, and is no order that waits.
  const { secret } = await createToken(owner, { name: 'App in the making', scopes: ['STOREFRONT'], isTest: true });
  await placeAsap(server.url, {}, secret);
  await placeOrder(shopper, server);
  const { page: status, number } = await openOrder(shopper, server);

  const alarm = board.getByRole('alert').filter({ hasText: `Order ${number} is waiting` });
  await expect(alarm).toBeVisible({ timeout: 20_000 });
  await expect(board).toHaveTitle(/\(1\)/);
  // In a laptop's bar the switch alone says that the sound is off.
  await alarm.getByRole('button', { name: 'Turn the sound on' }).click();
  await expect(alarm.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  await expect
    .poll(() => hook.received.map(({ body }) => JSON.parse(body)))
    .toEqual([{ event: 'order.not_taken', number }]);

  await alarm.getByRole('link', { name: 'Open the order' }).click();
  // The dashboard has a button of that name too: a press on it would go with the page.
  await expect(board.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
  await board.getByRole('button', { name: new RegExp(`^Accept .+: order ${number}`) }).click();
  await expect(alarm).toBeHidden();
  await expect(board).not.toHaveTitle(/\(1\)/);
  await expect(status.getByRole('listitem').filter({ hasText: 'Accepted' })).toHaveAttribute('aria-current', 'step');
  await shopper.close();
  await staff.close();
  await hook.close();
  await server.stop();
  await data.remove();
});
