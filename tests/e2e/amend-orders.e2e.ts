import { moveThrough } from '../../api/demo/evening/evening';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap, signInAs } from './orders';

const ORDER = `query ($id: ID!) { node(id: $id) { ... on Order {
  status totalPrice { minor } kitchenNote revisions { state confirmation by } lines { quantity variantName }
} } }`;

interface Stored {
  readonly node: { readonly totalPrice: { readonly minor: number }; readonly lines: readonly object[] };
}

test('staff change an order, and the client accepts, declines or has agreed by phone; a slip goes one step back', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { id, token } = await placeAsap(demoShop.url);
  const stored = async () => (await administrator.run<Stored>(ORDER, { id })).node;
  const placed = await stored();
  const [olga, ivan, client] = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  await signInAs(olga, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  await signInAs(ivan, demoShop, administrator, { role: 'OPERATOR', name: 'Ivan' });
  const [staff, colleague, shopper] = [await olga.newPage(), await ivan.newPage(), await client.newPage()];
  await shopper.goto(`${demoShop.url}/finish?order=${token}`);
  await staff.goto(`${demoShop.url}/command-center/checkout/${id}`);
  const change = async () => {
    await staff.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(staff.getByRole('heading', { name: /^Change order/ })).toBeVisible();
  };
  const changes = staff.getByRole('region', { name: 'Changes' });
  const asked = shopper.getByRole('region', { name: 'We’d like to change your order' });

  // Dearer: the client sees both versions with both totals, and accepts.
  await change();
  await staff
    .getByRole('button', { name: /^One more:/ })
    .first()
    .click();
  await expect(staff.getByText('The client will be asked on the order’s page first.')).toBeVisible();
  await staff.getByRole('button', { name: 'Ask the client' }).click();
  await expect(staff.getByText(/^The client has until/)).toBeVisible();
  await expect(changes).toContainText(/: \d → \d/);
  await expect(asked.getByRole('heading', { name: 'Your order now' })).toBeVisible();
  await expect(asked.getByRole('heading', { name: 'With the change' })).toBeVisible();
  await expect(asked.getByText('Total')).toHaveCount(2);
  expect((await stored()).totalPrice).toEqual(placed.totalPrice);
  await asked.getByRole('button', { name: 'Accept the change' }).click();
  await expect(asked).toBeHidden();
  await expect(changes).toContainText('answered on the order’s page');
  const dearer = await stored();
  expect(dearer.totalPrice.minor).toBeGreaterThan(placed.totalPrice.minor);

  // A colleague who read the order before sees a message, and overwrites nothing.
  await colleague.goto(`${demoShop.url}/command-center/checkout/${id}/change`);
  await colleague.getByRole('textbox', { name: /Note for the whole order/ }).fill('From Ivan');
  await expect(colleague.getByText('The change takes effect at once.')).toBeVisible();

  // A dish is taken away: the client declines, and the order stays as it is.
  await change();
  for (let left = 2; left > 0; left -= 1)
    await staff
      .getByRole('button', { name: /^One less:/ })
      .first()
      .click();
  await staff.getByRole('button', { name: 'Ask the client' }).click();
  // Who looks at the board sees that the dishes may still change.
  const board = await ivan.newPage();
  await board.goto(`${demoShop.url}/command-center/checkout`);
  const waiting = board.locator(`[data-order="${id}"]`).getByText(/^Change: client asked until/);
  await expect(waiting).toBeVisible();
  await asked.getByRole('button', { name: 'Keep my order as it is' }).click();
  await expect(waiting).toBeHidden();
  await board.close();
  await expect(asked).toBeHidden();
  await expect(changes).toContainText('the client said no');
  expect(await stored()).toMatchObject({ totalPrice: dearer.totalPrice, lines: dearer.lines });
  await colleague.getByRole('button', { name: 'Change the order' }).click();
  await expect(colleague.getByText('Someone has just changed this order.', { exact: false })).toBeVisible();

  // Agreed by phone: nobody is asked, and the client's page follows.
  await change();
  for (let left = 2; left > 0; left -= 1)
    await staff
      .getByRole('button', { name: /^One less:/ })
      .first()
      .click();
  await staff.getByRole('searchbox', { name: 'Find a dish' }).fill('margherita');
  await staff.keyboard.press('Enter');
  const choice = staff.getByRole('dialog', { name: 'Margherita' });
  await choice.getByRole('button', { name: 'Add to the order' }).click();
  await expect(choice).toBeHidden();
  // Another size of what stands in the order is another dish.
  await staff.getByRole('button', { name: /^Change Margherita/ }).click();
  await expect(choice.getByRole('radio', { name: '25 cm' })).toBeChecked();
  await choice.getByRole('radio', { name: '35 cm' }).check({ force: true });
  await choice.getByRole('button', { name: 'Choose' }).click();
  await expect(choice).toBeHidden();
  await staff.getByRole('checkbox', { name: 'The client agreed by phone' }).check();
  await expect(staff.getByText('The change takes effect at once.')).toBeVisible();
  await staff.getByRole('button', { name: 'Change the order' }).click();
  await expect(changes).toContainText('agreed by phone');
  const agreed = await stored();
  expect(agreed.lines).toHaveLength(placed.lines.length);
  expect(agreed.lines.at(-1)).toEqual({ quantity: 1, variantName: '35 cm' });
  await expect(shopper.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveCount(
    placed.lines.length,
  );

  // One step back, with a reason that stays among staff.
  await moveThrough(administrator, id, 'ACCEPTED', 'PREPARING');
  const current = shopper.locator('[aria-current="step"]');
  await expect(current).toContainText('Being prepared');
  // The question is about the order that staff see, whose status may be read a moment before its history.
  await expect(staff.getByRole('region', { name: 'History' })).toContainText('Being prepared');
  await expect(staff.getByRole('button', { name: 'Mark as ready' })).toBeVisible();
  await staff.getByRole('button', { name: 'Step back' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Back to/ }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Pressed by mistake');
  await dialog.getByRole('button', { name: /^Back to/ }).click();
  await expect(dialog).toBeHidden();
  await expect(current).toContainText('Accepted');
  await expect(staff.getByRole('region', { name: 'History' })).toContainText('Pressed by mistake');
  await expect(shopper.getByText('Pressed by mistake')).toBeHidden();
  await moveThrough(administrator, id, 'PREPARING', 'READY', 'COMPLETED');
  for (const context of [olga, ivan, client]) await context.close();
});
