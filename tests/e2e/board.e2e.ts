import { moveThrough } from '../../api/demo/evening/evening';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap, signInAs } from './orders';

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
  await first.getByRole('button', { name: new RegExp(`^Accept .+: order ${number}`) }).click();
  // Behind the dialog: seen, and hidden from screen readers as long as it is open.
  const behind = second.getByRole('region', { name: 'History', includeHidden: true }).locator('li');
  await expect(behind.filter({ hasText: 'Accepted' })).toContainText('Olga');

  // “Refuse” is no “Cancel” now: the question is gone, and the right steps are offered.
  await expect(dialog.getByText(/^Olga .+ accepted it at/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Refuse/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Cancel: order ${number}` }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('The oven is broken');
  await second.keyboard.press('Escape');

  // A press that a colleague was faster with is taken back, with a message.
  await second.getByRole('button', { name: `Start preparing: order ${number}` }).click();
  await moveThrough(administrator, id, 'PREPARING');
  await expect(second.getByText(new RegExp(`^Order ${number} was left as it is`)).first()).toBeVisible();
  await expect(second.getByRole('button', { name: `Mark as ready: order ${number}` })).toBeVisible();
  await expect(behind.filter({ hasText: 'Being prepared' })).toHaveCount(1);
  await olga.close();
  await ivan.close();
});
