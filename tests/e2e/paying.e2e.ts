import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { expect } from './fixtures';
import { board, figure, goToPay, ledger, payingTest as test } from './paying-shop';
import { cancelShownOrder, signIn, untilSaved } from './visits';

/** The shopper pays on a simulated provider's page, and comes back in every way there is. */

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' });
const thanks = (page: Page) => page.getByRole('heading', { name: /Thank you/ });

test('an order stands on the board once it is paid; its money is taken by accepting, given back by dish and tip, and counted to the cent', async ({
  page,
  context,
  browser,
  payingShop: server,
}) => {
  test.slow();
  const before = (await board(server)).length;
  await goToPay(page, context, server, 'Card online', 10);
  expect(await board(server)).toHaveLength(before);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/finish\?order=/);
  await expect(page.getByText('Your order and your payment are with us.')).toBeVisible();
  expect(await board(server)).toHaveLength(before + 1);
  const [number] = (await page.getByText(/^Order \d{4}-\d{4}$/).innerText()).match(/\d{4}-\d{4}/) ?? [];
  const staffRoom = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await signIn(staffRoom, server);
  const staff = await staffRoom.newPage();
  await staff.goto(`${server.url}/command-center/checkout`);
  const card = staff.getByRole('article', { name: number });
  await expect(card.getByText('Reserved on the card')).toBeVisible();
  await card.getByRole('link', { name: number }).click();
  const money = staff.getByRole('region', { name: 'Card payment' });
  await expect(money.getByText('reserved', { exact: true })).toBeVisible();
  await staff.getByRole('button', { name: 'Accept' }).first().click();
  await expect(money.getByText('Paid by card')).toBeVisible({ timeout: 20_000 });
  await money.getByRole('button', { name: 'Refund…' }).click();
  const refund = staff.getByRole('dialog', { name: `Refund order ${number}` });
  await refund.getByLabel('What to refund').selectOption('parts');
  await refund.getByRole('combobox').nth(1).selectOption('1');
  const dish = await refund.getByRole('button', { name: /^Refund/ }).innerText();
  await refund.getByRole('switch', { name: 'The tip' }).check();
  await expect(refund.getByRole('button', { name: /^Refund/ })).not.toHaveText(dish);
  await refund.getByLabel('Reason').fill('It came cold');
  expect(await faultsOf(staff)).toEqual([]);
  await refund.getByRole('button', { name: /^Refund/ }).click();
  await expect(money.getByText('Partly refunded')).toBeVisible({ timeout: 20_000 });
  await expect(money.getByText(/It came cold/)).toBeVisible();
  // The shopper's page shows it by itself.
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('It came cold')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(staff)).toEqual([]);

  await staff.goto(`${server.url}/command-center/checkout`);
  await staff.getByRole('navigation', { name: 'How orders are shown' }).getByRole('link', { name: 'Payments' }).click();
  const sums = staff.getByRole('region', { name: 'Test payments' });
  const { taken, refunded } = await ledger(server);
  expect(refunded).toBeGreaterThan(0);
  expect(await figure(sums, 'Taken')).toBe(taken);
  expect(await figure(sums, 'Refunded')).toBe(refunded);
  expect(await figure(sums, 'After refunds')).toBe(taken - refunded);
  await staffRoom.close();
});

test('an order that is paid gets cheaper, and the card is refunded; it gets dearer, and the rest is paid on receiving', async ({
  page,
  context,
  browser,
  payingShop: server,
}) => {
  test.slow();
  await goToPay(page, context, server);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(thanks(page)).toBeVisible();
  const [number] = (await page.getByText(/^Order \d{4}-\d{4}$/).innerText()).match(/\d{4}-\d{4}/) ?? [];
  const staffRoom = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await signIn(staffRoom, server);
  const staff = await staffRoom.newPage();
  await staff.goto(`${server.url}/command-center/checkout`);
  await staff.getByRole('article', { name: number }).getByRole('link', { name: number }).click();
  const money = staff.getByRole('region', { name: 'Card payment' });
  // The board has buttons of this name too, for other orders.
  await expect(money).toBeVisible();
  await staff.getByRole('button', { name: 'Accept' }).first().click();
  await expect(money.getByText('Paid by card')).toBeVisible({ timeout: 20_000 });
  await staff.getByRole('link', { name: 'Change', exact: true }).click();
  await staff
    .getByRole('button', { name: /^One less:/ })
    .first()
    .click();
  await expect(staff.getByText(/goes back to the client’s card\.$/)).toBeVisible();
  await staff.getByRole('button', { name: 'Ask the client' }).click();
  await expect(money.getByText('Paid by card')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await expect(money.getByText('Partly refunded')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });

  await staff.getByRole('link', { name: 'Change', exact: true }).click();
  await staff
    .getByRole('button', { name: /^One more:/ })
    .first()
    .click();
  await expect(staff.getByText(/is left to collect on delivery or pickup\.$/)).toBeVisible();
  await staff.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText(/is left to pay when you get your order\.$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByText('Due on delivery')).toBeVisible();
  await expect(staff.getByText('Left to collect')).toBeVisible({ timeout: 20_000 });
  await staff.goto(`${server.url}/command-center/checkout`);
  await staff.getByRole('button', { name: `Details: order ${number}` }).click();
  await expect(staff.getByRole('article', { name: number }).getByText(/^Collect/)).toBeVisible();
  await staffRoom.close();
});

test('a card that is refused ends at the same cart, which is paid in another way', async ({
  page,
  context,
  payingShop: server,
}) => {
  test.slow();
  await goToPay(page, context, server, 'Card online, YooKassa');
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await untilSaved(page, async (form) => form.getByText('Cash', { exact: true }).click());
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(thanks(page)).toBeVisible();
  // Nothing is ordered again into a cart that waits: nobody is asked about it first.
  const order = page.url();
  await goToPay(page, context, server);
  await page.goto(order);
  await cancelShownOrder(page);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(waiting(page)).toBeVisible();
});

test('a shopper who comes back unpaid goes on paying, in this tab or another, or goes back to the cart', async ({
  page,
  context,
  payingShop: server,
}) => {
  test.slow();
  await goToPay(page, context, server);
  await page.getByRole('button', { name: 'Close, and go back to the shop' }).click();
  await expect(waiting(page)).toBeVisible();
  // The browser's own way back from the provider's page leads here too.
  await page.getByRole('link', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: /play money/ })).toBeVisible();
  await page.goBack();
  await expect(waiting(page)).toBeVisible();
  // Whatever would order the same cart once more leads to the payment that is awaited, with a script and without one.
  const other = await context.newPage();
  for (const path of ['/checkout', '/checkout/plain', '/finish']) {
    await other.goto(`${server.url}${path}`);
    await expect(waiting(other)).toBeVisible();
  }
  // Every page says so, and the list of orders.
  await other.goto(`${server.url}/my-orders`);
  await expect(other.getByRole('main').getByRole('link', { name: /to pay/ })).toContainText('held until');
  expect(await faultsOf(other)).toEqual([]);
  await other.goto(`${server.url}/catalog`);
  const bar = other.getByRole('navigation', { name: 'My orders' }).getByRole('link');
  await expect(bar).toContainText(/to pay.*held until/);
  await bar.click();
  await expect(waiting(other)).toBeVisible();
  await other.goBack();
  // A cart that waits takes no dish, and says where it is paid.
  await other.getByRole('button', { name: 'Add Tiramisu' }).click();
  await other.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(waiting(other)).toBeVisible();
  await other.goto(`${server.url}/catalog`);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Change the order or pay another way' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli Avenue');
  await expect(bar).toHaveCount(0);
  await other.close();
});

test('a payment that the shopper never came back from is found out, and the page that waits follows', async ({
  page,
  context,
  payingShop: server,
}) => {
  test.slow();
  await goToPay(page, context, server);
  const back = await page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href');
  const shop = await context.newPage();
  await shop.goto(back ?? '');
  await expect(waiting(shop)).toBeVisible();
  // It hangs for a while, and is paid then: this tab closes with the provider's page in it.
  await page.getByRole('button', { name: 'Let it hang' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.close();
  await expect(thanks(shop)).toBeVisible({ timeout: 30_000 });
});
