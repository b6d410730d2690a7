import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PlaceOrderMutation as Answer } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import type { Parts } from '../../testing/made';
import { PlaceOrderMutation } from './checkout-documents';
import { cartOf, renderCheckout } from './testing-checkout';

const FILLED = { name: 'Nino', phone: '+995 555 12 34 56', street: '12 Rustaveli Avenue' };
const answered = (placeOrder: Parts<Answer>['placeOrder']) => answer(PlaceOrderMutation, { placeOrder });

/** A checkout that lacks nothing, and what the server says to the press. */
async function press(said: Parts<Answer>['placeOrder'], cart = cartOf(FILLED)) {
  const screen = await renderCheckout([cart, answered(said)]);
  await expect.element(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await screen.getByRole('button', { name: 'Place order' }).click();
  return screen;
}

test('another price is shown, nothing typed is lost by going back, and the order goes at the total that was agreed to', async () => {
  const lines = [{ lineId: 'soup', kind: 'PRICE' as const, productName: 'Borscht', after: { minor: 1100 } }];
  const screen = await press({ __typename: 'PriceChanged', code: 'PRICE_CHANGED', lines, newTotal: { minor: 2200 } });
  const dialog = screen.getByRole('alertdialog', { name: 'Your total has changed' });
  await expect.element(dialog.getByText('Borscht')).toBeVisible();
  expect(await faultsIn(dialog.element())).toEqual([]);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Street and house')).toHaveValue('12 Rustaveli Avenue');
  await screen.getByRole('button', { name: 'Place order' }).click();
  await dialog.getByRole('button', { name: /^Order for \$22/ }).click();
  await expect.poll(() => screen.api.sent(PlaceOrderMutation).at(-1)?.input).toMatchObject({ expectedTotal: 2200 });
});

test('an order that would take much longer says so, and the next press takes that time as seen', async () => {
  const promisedAt = '2026-11-29T13:30:00.000Z';
  const screen = await press({ __typename: 'PromiseChanged', code: 'PROMISE_CHANGED', promisedAt });
  await expect.element(screen.getByText(/^The kitchen is busier now: the new time is 1:30/)).toBeVisible();
  await screen.getByRole('button', { name: 'Place order' }).click();
  await expect
    .poll(() => screen.api.sent(PlaceOrderMutation).map(({ input }) => input.expectedBy))
    .toEqual(['2026-11-29T12:40:00.000Z', promisedAt]);
});

test('a promo code that somebody else has used up meanwhile is said beside the button, and the form stays', async () => {
  const problem = { message: 'This promo code has been used up.' };
  const usedUp = cartOf({ ...FILLED, promo: { code: 'LASTONE', problem } });
  const screen = await renderCheckout([
    cartOf({ ...FILLED, promo: { code: 'LASTONE' } }),
    answered({ __typename: 'PromoNotApplicable', code: 'PROMO_NOT_APPLICABLE', ...problem }),
  ]);
  await expect.element(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  screen.api.answer(usedUp);
  await screen.getByRole('button', { name: 'Place order' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: problem.message }).first()).toBeVisible();
  await expect.element(screen.getByLabelText('Street and house')).toHaveValue('12 Rustaveli Avenue');
});

test('a shop that is closed on a special day says why beside when it opens', async () => {
  const closed = { isOpen: false, opensAt: '2026-11-30T10:00:00.000Z', hoursNote: 'Happy New Year!' };
  const screen = await renderCheckout([cartOf({}, closed)]);
  await expect.element(screen.getByText('Happy New Year!').first()).toBeVisible();
});

test('a shop without a day to open says so beside the button, and asks for nothing', async () => {
  const closed = { isOpen: false, opensAt: null, delivery: { promisedAt: null, minutes: null } };
  const screen = await renderCheckout([cartOf({}, closed)], { channel: { phone: '+995555123456' } });
  await expect.element(screen.getByText('We aren’t taking orders right now. Your cart is saved.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+995555123456');
  const place = screen.getByRole('button', { name: 'Place order' });
  await expect.element(place).toHaveAccessibleDescription('Closed right now');
  place.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Please fill in all required fields')).not.toBeInTheDocument();
});
