import { expect, testAroundTheClock as test } from './fixtures';
import { moveThrough, placeAsap, randomPhone } from './orders';
import { openAsStaff } from './staff-page';

const TAKEN = `{ channel { orders(first: 2) { nodes {
  id name phone takenBy overridden deliveryMethod street handover arrival lines { quantity productName note options { name } }
} } } }`;

interface Taken {
  readonly channel: { readonly orders: { readonly nodes: readonly [Order, Order] } };
}

interface Order {
  readonly id: string;
  readonly takenBy: string | null;
  readonly lines: readonly { readonly quantity: number; readonly productName: string; readonly note: string | null }[];
}

test('a known client’s order is taken again by phone in eight keys, and a new caller’s with options and a note', async ({
  page,
  demoShop,
  administrator,
}) => {
  const phone = randomPhone();
  const before = await placeAsap(demoShop.url, { phone });
  const newest = async () => (await administrator.run<Taken>(TAKEN)).channel.orders.nodes;

  await openAsStaff(page, demoShop, '/client');
  await page.keyboard.press('n');
  const number = page.getByRole('combobox', { name: 'Phone number' });
  await expect(number).toBeFocused();
  await page.keyboard.type(phone);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  // At once: the press waits for what the number finds.
  await press('Enter');
  const placeButton = page.getByRole('button', { name: /^Place the order/ });
  await expect(placeButton).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Order .+ is placed/ })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(8);
  const [again, first] = await newest();
  expect(first.id).toBe(before.id);
  expect(again.takenBy).not.toBeNull();
  expect(again.lines).toEqual(first.lines);

  // The form is for the next caller: nobody knows them, so Enter goes on to the menu.
  await expect(number).toHaveValue('');
  await expect(number).toBeFocused();
  await page.keyboard.type(randomPhone());
  await expect(page.getByText('Nobody with this number has ordered yet.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a dish' })).toBeFocused();
  await page.keyboard.type('margherita');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await dialog.getByRole('textbox', { name: /Note for the kitchen/ }).fill('Well done');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^One more: Margherita/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Luka');
  await page.getByText('Delivery', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Rustaveli 7');
  await page.getByRole('combobox', { name: 'Handing over' }).selectOption('Leave at the door');
  await expect(page.getByText('The client pays at the door.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Bank transfer by QR code');
  await expect(page.getByText('The client pays at the door.')).toBeHidden();
  await page.getByRole('combobox', { name: 'When the courier arrives' }).selectOption('Call, don’t ring the doorbell');
  await page.getByRole('textbox', { name: 'Another delivery fee' }).fill('1');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await newest())[0])
    .toMatchObject({
      name: 'Luka',
      deliveryMethod: 'DELIVERY',
      street: 'Rustaveli 7',
      handover: 'DOOR',
      arrival: 'CALL',
      overridden: ['DELIVERY_FEE'],
      lines: [{ quantity: 2, productName: 'Margherita', note: 'Well done' }],
    });
  const [brought] = await newest();
  await moveThrough(administrator, brought.id, 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED');
  for (const { id } of [again, before])
    await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING', 'READY', 'COMPLETED');
});
