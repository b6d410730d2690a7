import { ApiClient } from './api-client';
import { asksFor } from './asks-for';
import { expect, testAroundTheClock as test } from './fixtures';
import { hire } from './hire';
import { moveThrough, placeAsap, signInAs } from './orders';
import { openAsStaff, toast } from './staff-page';
import { signIn } from './visits';

test('a card is dragged to the next column, and a column that is not next says why', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout`);
  const card = page.getByRole('article', { name: number });
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('New').getByRole('article', { name: number })).toBeVisible();

  await card.dragTo(column('Being prepared'));
  await expect(page.getByText('One step at a time').first()).toBeVisible();
  await expect(column('New').getByRole('article', { name: number })).toBeVisible();

  await card.dragTo(column('Accepted'));
  await expect(column('Accepted').getByRole('article', { name: number })).toBeVisible();
  const QUERY = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status } } }';
  await expect.poll(() => administrator.run(QUERY, { id })).toEqual({ node: { status: 'ACCEPTED' } });

  await moveThrough(administrator, id, 'PREPARING', 'READY');
  await expect(column('Ready').getByRole('article', { name: number })).toBeVisible();
  await card.dragTo(column('Out for delivery'));
  await expect(page.getByText('This is a pickup order').first()).toBeVisible();
});

test('of two at the counter the second hears who took the order and when, and is offered what is right now', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  const [olga, ivan] = [await browser.newContext(), await browser.newContext()];
  await signInAs(olga, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  await signInAs(ivan, demoShop, administrator, { role: 'MANAGER', name: 'Ivan' });
  const [first, second] = [await olga.newPage(), await ivan.newPage()];
  await first.goto(`${demoShop.url}/command-center/checkout`);
  await second.goto(`${demoShop.url}/command-center/checkout/${id}`);
  // One is about to refuse what the other takes.
  await second.getByRole('button', { name: `Refuse: order ${number}` }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Other', exact: true }).click();
  await dialog.getByRole('textbox').fill('The oven is broken');
  await first.getByRole('button', { name: `Accept: order ${number}` }).click();
  await first
    .getByRole('dialog')
    .getByRole('button', { name: /^As promised/ })
    .click();
  // Behind the dialog: seen, and hidden from screen readers as long as it is open.
  const behind = second.getByRole('region', { name: 'History', includeHidden: true }).locator('li');
  await expect(behind.filter({ hasText: 'Accepted' })).toContainText('Olga');

  // “Refuse” is no “Cancel” now: the question is gone, and what is right is offered anew.
  await expect(dialog.getByText(/^Olga .+ accepted it at/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Refuse/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Cancel: order ${number}` }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('The oven is broken');
  await second.keyboard.press('Escape');

  // A press that a colleague was faster with is taken back, and told.
  await second.getByRole('button', { name: `Start preparing: order ${number}` }).click();
  await moveThrough(administrator, id, 'PREPARING');
  await expect(second.getByText(new RegExp(`^Order ${number} was left as it is`)).first()).toBeVisible();
  await expect(second.getByRole('button', { name: `Mark as ready: order ${number}` })).toBeVisible();
  await expect(behind.filter({ hasText: 'Being prepared' })).toHaveCount(1);
  await olga.close();
  await ivan.close();
});

test('a card that a colleague moves while it is dragged stays where they put it, and whoever drops it hears of that', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  const [olga, ivan] = [await browser.newContext(), await browser.newContext()];
  await signInAs(olga, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  await signInAs(ivan, demoShop, administrator, { role: 'OPERATOR', name: 'Ivan' });
  const [first, second] = [await olga.newPage(), await ivan.newPage()];
  await first.goto(`${demoShop.url}/command-center/checkout`);
  await second.goto(`${demoShop.url}/command-center/checkout`);
  const column = (name: string) => first.getByRole('region', { name: new RegExp(`^${name}`) });
  const cardIn = (name: string) => column(name).getByRole('article', { name: number });

  await cardIn('New').hover();
  await first.mouse.down();
  await column('Accepted').hover();
  await expect(column('Accepted').getByText('Drop to accept')).toBeVisible();
  // The screen of the first one has read what the second one did, before the card is dropped.
  const isRead = first.waitForResponse(async (response) => {
    return asksFor(response.request(), 'PresentOrders') && (await response.text()).includes('"status":"ACCEPTED"');
  });
  await second.getByRole('button', { name: `Accept: order ${number}` }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^As promised/ })
    .click();
  await isRead;
  await expect(cardIn('New')).toBeVisible();
  await first.mouse.up();

  await expect(first.getByText(new RegExp(`^Order ${number} was left as it is. Ivan .+ accepted it at`))).toBeVisible();
  await expect(cardIn('Accepted')).toBeVisible();
  await expect(cardIn('New')).toHaveCount(0);
  const QUERY = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status history { to } } } }';
  const { node } = await administrator.run<{ node: { status: string; history: { to: string }[] } }>(QUERY, { id });
  expect(node).toMatchObject({ status: 'ACCEPTED', history: [{ to: 'PLACED' }, { to: 'ACCEPTED' }] });
  await olga.close();
  await ivan.close();
});

const AMEND = `mutation ($input: AmendOrderInput!) {
  amendOrder(input: $input) { __typename ... on Error { message } }
}`;

test('a question that was asked before a colleague changed the order gives way to who did that and when', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const { id, number } = await placeAsap(demoShop.url);
  const olga = new ApiClient(demoShop.url);
  await olga.signIn(await hire(administrator, 'OPERATOR', 'Olga'));
  const change = async (kitchenNote: string) =>
    expect(await olga.run(AMEND, { input: { id, kitchenNote } })).toEqual({ amendOrder: { __typename: 'Checkout' } });
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  const dialog = page.getByRole('dialog');
  for (const move of ['Accept', 'Delay', 'Refuse']) {
    // What the question read as it opened arrives only after the change.
    const isChanged = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    await page.route('**/graphql**', async (route) => {
      if (!asksFor(route.request(), 'PresentOrders')) return route.fallback();
      const response = await route.fetch();
      isRead.resolve();
      await isChanged.promise;
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: `${move}: order ${number}` }).click();
    await isRead.promise;
    const isTold = page.waitForRequest((request) => asksFor(request, 'Order'));
    await change(`Before they ${move}`);
    await isTold;
    isChanged.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(dialog.getByText(/^Olga .+ changed its dishes or details at/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  // A step back is of what stood there when it was asked for.
  await moveThrough(administrator, id, 'ACCEPTED');
  await page.getByRole('button', { name: 'Step back' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Pressed by mistake');
  await moveThrough(administrator, id, 'PREPARING');
  await expect(page.getByText('Being prepared', { exact: true }).first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Back to “New”' }).click();
  await expect(dialog.getByText('Someone has just changed this order.', { exact: false })).toBeVisible();
  const STATUS = 'query ($id: ID!) { node(id: $id) { ... on Checkout { status } } }';
  expect(await administrator.run(STATUS, { id })).toEqual({ node: { status: 'PREPARING' } });
});

test('orders that come in a rush are told of in one toast, and the last card can be scrolled above it', async ({
  page,
  demoShop,
}) => {
  // One card is as tall as its column here.
  await page.setViewportSize({ width: 1280, height: 580 });
  await openAsStaff(page, demoShop, '/checkout');
  const first = await placeAsap(demoShop.url);
  // A mouse that rests on a toast keeps it.
  const region = page.getByRole('region', { name: 'Notifications' });
  await region.getByText(`New order ${first.number}`).hover();
  const second = await placeAsap(demoShop.url);
  await expect(toast(page, '2 new orders')).toBeVisible();
  const told = page.locator('[data-scope="toast"][data-part="root"]');
  await expect(told).toHaveCount(1);

  const last = page.getByRole('region', { name: /^New/ }).getByRole('article', { name: second.number });
  await last.evaluate((card) =>
    card.closest('[data-column]')?.lastElementChild?.scrollTo({ top: 1e6, behavior: 'instant' }),
  );
  const [card, covered] = [await last.boundingBox(), await told.boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);

  await region.getByRole('button', { name: 'Open' }).click();
  await expect(told).toHaveCount(0);
});

test('the screen stays on while the board is open, unless this device is set otherwise', async ({
  page,
  context,
  demoShop,
}) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = async () => {
      locks.held += 1;
      const sentinel = Object.assign(new EventTarget(), {
        released: false,
        release: async () => {
          if (!sentinel.released) locks.held -= 1;
          sentinel.released = true;
        },
      });
      return sentinel;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  const held = () => page.evaluate('window.locks.held');
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await expect.poll(held).toBe(1);
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('switch', { name: /Keep the screen on/ }).uncheck();
  await expect.poll(held).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'This device' }).click();
  const keepsOn = page.getByRole('switch', { name: /Keep the screen on/ });
  await expect(keepsOn).not.toBeChecked();
  await keepsOn.check();
  await expect.poll(held).toBe(1);
  await page.keyboard.press('Escape');
  // Another page of the command center lets the screen go dark again.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(held).toBe(0);
});

test('a phone shows one column at a time, and cooks are not let onto the board', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const waiting = await placeAsap(demoShop.url);
  const ready = await placeAsap(demoShop.url);
  await moveThrough(administrator, ready.id, 'ACCEPTED', 'PREPARING', 'READY');
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await signInAs(phone, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  const page = await phone.newPage();
  await page.goto(`${demoShop.url}/command-center/checkout`);
  await expect(page.getByRole('article', { name: waiting.number })).toBeVisible();
  await expect(page.getByRole('article', { name: ready.number })).toBeHidden();
  const tab = page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Ready/ });
  await tab.click();
  await expect(page.getByRole('article', { name: ready.number })).toBeVisible();
  await expect(page.getByRole('article', { name: waiting.number })).toBeHidden();
  // The strip goes on beyond the screen.
  await page.reload();
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await phone.close();

  const kitchen = await browser.newContext();
  await signInAs(kitchen, demoShop, administrator, { role: 'KITCHEN', name: 'Cook' });
  const cook = await kitchen.newPage();
  const answer = await cook.goto(`${demoShop.url}/command-center/checkout`);
  expect(answer?.status()).toBe(403);
  await expect(cook.getByRole('link', { name: 'Kitchen board' })).toBeVisible();
  await expect(cook.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);
  await kitchen.close();
});
