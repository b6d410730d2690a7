import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signInAs } from './orders';
import { openAsStaff } from './staff-page';
import { hearInTheTab, untilAlive } from './visits';

const STOPPED = '{ channel { stopList { id: itemId } } }';
const STOP = 'mutation ($id: ID!) { stopProduct(input: { id: $id, duration: UNTIL_CHANGED }) { __typename } }';

/** The shopper's page receives changes once it has been looked at for a moment. */
async function openListening(page: Page, url: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/graphql/stream'));
  await page.goto(url);
  await listening;
}

test('what one of two stops is off sale for the other and in every shopper’s sight at once, and comes back by itself', async ({
  browser,
  page: shopper,
  demoShop,
  administrator,
}) => {
  test.slow();
  const { url } = demoShop;
  const { channel } = await administrator.run<{ channel: { stopList: { id: string }[] } }>(STOPPED);
  const [office, counter] = [await browser.newContext(), await browser.newContext()];
  await signInAs(counter, demoShop, administrator, { role: 'OPERATOR', name: 'Olga' });
  const [one, other] = [await office.newPage(), await counter.newPage()];
  await openAsStaff(one, demoShop, '/stop-list');
  await other.goto(`${url}/command-center/stop-list`);
  await one.getByText('Until I put it back').click();
  const stop = async (sought: string, name: string) => {
    await one.getByRole('searchbox').fill(sought);
    await one.getByRole('button', { name: `Stop: ${name}`, exact: true }).click();
    await expect(other.getByRole('button', { name: `Put back: ${name}`, exact: true }).first()).toBeVisible();
  };

  // A dish that was added in the very moment of leaving the page is in the cart.
  await hearInTheTab(shopper);
  await shopper.goto(`${url}/catalog`);
  await untilAlive(shopper);
  const listening = shopper.waitForResponse((response) => response.url().includes('/graphql/stream'));
  await shopper.getByRole('button', { name: 'Add Tiramisu' }).evaluate((button: HTMLElement, next) => {
    button.click();
    // Not a moment for the request to leave.
    location.assign(next);
  }, `${url}/checkout`);
  await shopper.waitForURL(`${url}/checkout`);
  const row = shopper.getByRole('listitem').filter({ hasText: 'Tiramisu' });
  await expect(row).toBeVisible();
  await listening;

  await stop('tirami', 'Tiramisu');
  await expect(row.getByText('Sold out: remove it or choose another dish')).toBeVisible();
  await expect(shopper.getByText('Tiramisu can’t be ordered right now').first()).toBeAttached();
  await expect(shopper.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true');
  await other.getByRole('button', { name: 'Put back: Tiramisu' }).first().click();
  await expect(row.getByText('Sold out: remove it or choose another dish')).toBeHidden();

  await openListening(shopper, `${url}/catalog/pizza`);
  const card = shopper.getByRole('article').filter({ hasText: 'Margherita' });
  await stop('margherita', 'Margherita');
  await expect(card.getByText('Sold out')).toBeVisible();
  await other.getByRole('button', { name: 'Put back: Margherita', exact: true }).first().click();
  await expect(card.getByText('Sold out')).toBeHidden();

  // A size and an extra of an open dish.
  await openListening(shopper, `${url}/catalog/pizza/margherita`);
  const size = shopper.getByRole('radio', { name: /35 cm/ }).first();
  const extra = shopper.getByRole('checkbox', { name: /Jalapeños/ }).first();
  await extra.check();
  await stop('jalap', 'Margherita: Jalapeños');
  await stop('35 cm', 'Margherita: 35 cm');
  await expect(size).toBeDisabled();
  await expect(extra).toBeDisabled();
  await expect(extra).not.toBeChecked();
  await other.getByRole('button', { name: 'Put everything back' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Put everything back' }).click();
  await expect(one.getByText('Everything is available', { exact: true })).toBeVisible();
  await expect(size).toBeEnabled();
  await expect(extra).toBeEnabled();
  // What the demo shop has stopped itself.
  for (const { id } of channel.stopList) await administrator.run(STOP, { id });
  await office.close();
  await counter.close();
});
