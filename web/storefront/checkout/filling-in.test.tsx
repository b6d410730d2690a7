import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { answer } from '../../testing/answering-api';
import { fingerOn } from '../../testing/finger-on';
import { PreviousContactQuery } from './checkout-documents';
import { cartOf, renderCheckout } from './testing-checkout';

const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

test('what is pressed does not move under the finger when the form fills itself in', async () => {
  await page.viewport(390, 800);
  const known = Promise.withResolvers<object>();
  const screen = await renderCheckout([answer(PreviousContactQuery, () => known.promise)]);
  await expect.element(screen.getByText('Borscht')).toBeVisible();
  const release = await fingerOn(screen.getByText('Bank transfer'));
  known.resolve({ lastOrder: { name: 'Nino' } });
  for (const _ of [1, 2, 3]) await drawn();
  await release();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nino');
  await expect.element(screen.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
});

test('the field that somebody is about to type into is not filled in under their fingers', async () => {
  const known = Promise.withResolvers<object>();
  const screen = await renderCheckout([answer(PreviousContactQuery, () => known.promise)]);
  await expect.element(screen.getByText('Borscht')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Phone' }).click();
  known.resolve({ lastOrder: { name: 'Nino', phone: '+995 555 12 34 56' } });
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nino');
  await userEvent.keyboard('+995 599 00 00 01');
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+995 599 00 00 01');
});

test('a press on “Place order” before the form is filled in counts when it is', async () => {
  const known = Promise.withResolvers<object>();
  const screen = await renderCheckout([answer(PreviousContactQuery, () => known.promise)]);
  await expect.element(screen.getByText('Borscht')).toBeVisible();
  await screen.getByRole('button', { name: 'Place order' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  known.resolve({ lastOrder: null });
  await expect.element(screen.getByRole('alert').getByRole('link', { name: 'Enter your name' })).toBeVisible();
});

test('what was filled in stands open after a reload, and a fold opens by the keyboard', async () => {
  const opened = await renderCheckout();
  const entrance = opened.getByLabelText(/^Entrance/);
  await expect.element(entrance).not.toBeVisible();
  opened
    .getByText(/^Apartment, entrance, floor/)
    .element()
    .closest('summary')
    ?.focus();
  await userEvent.keyboard('{Enter}');
  await entrance.fill('3');
  await opened.getByText('Add a note for the kitchen').click();
  await opened.getByLabelText(/^Note for the kitchen/).fill('No onions');
  await cleanup();

  const again = await renderCheckout();
  await expect.element(again.getByLabelText(/^Entrance/)).toBeVisible();
  await expect.element(again.getByLabelText(/^Entrance/)).toHaveValue('3');
  await expect.element(again.getByLabelText(/^Note for the kitchen/)).toHaveValue('No onions');
  await expect.element(again.getByLabelText(/^Note for the kitchen/)).toBeVisible();
  await expect.element(again.getByLabelText(/^Note for the courier/)).not.toBeVisible();
});

/** The checkout of an order for $37.50, and what is asked below Cash. */
async function renderChange() {
  const screen = await renderCheckout([cartOf({ totalPrice: { minor: 3750 } })]);
  const change = screen.getByRole('group', { name: 'Change from' });
  return { screen, change, amount: change.getByRole('textbox', { name: /^Amount/ }) };
}

test('change is asked for below Cash: a banknote, or an amount that stays under the fingers while it is typed', async () => {
  const { screen, change, amount } = await renderChange();
  await expect.element(change.getByRole('button', { name: '$40' })).toBeVisible();
  const cash = screen.getByText('Cash', { exact: true }).element().closest('label');
  expect(cash?.nextElementSibling).toBe(change.element());
  await expect.element(amount).not.toBeInTheDocument();
  await change.getByRole('button', { name: 'Other' }).click();
  await userEvent.keyboard('777');
  await expect.element(amount).toHaveValue('777');
  await cleanup();

  const again = await renderChange();
  await again.amount.clear();
  await expect.element(again.amount).toHaveFocus();
  await again.change.getByRole('button', { name: 'No change needed' }).click();
  await expect.element(again.amount).not.toBeInTheDocument();
});
