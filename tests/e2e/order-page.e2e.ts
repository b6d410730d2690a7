import { startReceiver } from '../../api/receivers/testing-receiver';
import { faultsOf } from './faults';
import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap, signInAs } from './orders';

const CREATE = `mutation ($input: CreateReceiverInput!) {
  createReceiver(input: $input) { __typename ... on ReceiverWithSecret { receiver { id } } ... on Error { message } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteReceiver(id: $id) { __typename } }';

test('a note for colleagues comes to them at once, and none is overwritten unseen', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { id } = await placeAsap(demoShop.url);
  const [olga, ivan] = [await browser.newContext(), await browser.newContext()];
  await signInAs(olga, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  await signInAs(ivan, demoShop, administrator, { role: 'OPERATOR', name: 'Ivan' });
  const [first, second] = [await olga.newPage(), await ivan.newPage()];
  for (const page of [first, second]) await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  const noteOf = (page: typeof first) => page.getByRole('textbox', { name: /What others should know/ });
  await noteOf(first).fill('Allergic to nuts');
  await first.keyboard.press('Control+s');
  await expect(first.getByText('Note saved').first()).toBeVisible();
  await expect(noteOf(second)).toHaveValue('Allergic to nuts');
  await expect(second.getByRole('region', { name: 'Note for colleagues' })).toContainText('Olga');

  await noteOf(second).fill('Calls back at six');
  await noteOf(first).fill('Allergic to nuts and milk');
  await first.keyboard.press('Control+s');
  // An order's progress does not disturb typing; a colleague's note is announced.
  await moveThrough(administrator, id, 'ACCEPTED');
  await second.keyboard.press('Control+s');
  await expect(noteOf(second)).toHaveValue('Calls back at six');
  const NOTE = 'query ($id: ID!) { node(id: $id) { ... on Checkout { staffNote { text } } } }';
  expect(await administrator.run(NOTE, { id })).toEqual({ node: { staffNote: { text: 'Allergic to nuts and milk' } } });
  await olga.close();
  await ivan.close();
});

test('an order’s page tells what receivers heard of it, and tells them again', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const hook = await startReceiver();
  const { createReceiver } = await administrator.run<{ createReceiver: { receiver: { id: string } } }>(CREATE, {
    input: {
      name: 'Courier bot',
      url: hook.url,
      method: 'POST',
      events: ['PLACED'],
      bodyTemplate: '{{ order | json }}',
    },
  });
  const { id } = await placeAsap(demoShop.url, {
    deliveryMethod: 'DELIVERY',
    street: '12 Rustaveli Avenue',
    warehouseId: null,
  });
  await moveThrough(administrator, id, 'ACCEPTED');
  const context = await browser.newContext();
  await signInAs(context, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  const page = await context.newPage();
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  const receivers = page.getByRole('region', { name: 'Receivers' });
  await expect(receivers.getByRole('listitem').filter({ hasText: 'Courier bot' })).toContainText('Delivered');
  await receivers.getByRole('button', { name: 'Send again to Courier bot' }).click();
  await expect(page.getByText('Sending to Courier bot again').first()).toBeVisible();
  await expect.poll(() => hook.received.length, { timeout: 20_000 }).toBe(2);
  await expect(receivers.getByRole('listitem').filter({ hasText: 'Courier bot' })).toContainText('Delivered');
  await expect(page.locator('a[href^="tel:+995"]')).toBeVisible();
  await expect(page.getByRole('link', { name: /12 Rustaveli Avenue/ })).toHaveAttribute('href', /maps/);
  await context.close();
  await administrator.run(DELETE, { id: createReceiver.receiver.id });
  await hook.close();
});

test('an order taken by phone gets its link to the client: copied, or in a text message', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { id } = await placeAsap(demoShop.url);
  const staff = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signInAs(staff, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  const page = await staff.newPage();
  await page.goto(`${demoShop.url}/command-center/checkout/${id}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const text = await page.getByRole('link', { name: 'Send as a text' }).getAttribute('href');
  expect(text).toMatch(/^sms:\+\d+\?&body=\d{4}-\d{4}%20http/);
  expect(decodeURIComponent(text ?? '')).toContain(address);
  const client = await browser.newContext();
  const order = await client.newPage();
  await order.goto(address);
  await expect(order.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(order.getByText(/^Order \d{4}-\d{4}$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await client.close();
  await staff.close();
});
