import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../testing/answering-api';
import { ApplyPromoCodeMutation, RemovePromoCodeMutation } from '../cart/store/cart-documents';
import { cartOf, renderCheckout, SOUP } from './testing-checkout';

const cart = { __typename: 'Cart' as const, lines: [SOUP] };
const refused = answer(ApplyPromoCodeMutation, {
  applyPromoCode: {
    __typename: 'PromoNotApplicable',
    message: 'There’s no such promo code. Please check the spelling.',
  },
});
const applied = answer(ApplyPromoCodeMutation, {
  applyPromoCode: { ...cart, promo: { code: 'STORY20', percent: 20 } },
});

test('a promo code is tried, used and taken off by keys, and the focus is never lost', async () => {
  const screen = await renderCheckout([cartOf(), refused, answer(RemovePromoCodeMutation, { removePromoCode: cart })]);
  const open = screen.getByRole('button', { name: 'I have a promo code' });
  const field = screen.getByRole('textbox', { name: /^Promo code/ });
  const remove = screen.getByRole('button', { name: 'Remove the promo code STORY20' });
  await expect.element(open).toBeVisible();
  open.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('STORY99{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/^There’s no such promo code/);
  await expect.element(field).toHaveFocus();
  // Enter has not sent the order's own form.
  await expect.element(screen.getByText('Enter your name')).not.toBeInTheDocument();

  screen.api.answer(applied);
  await field.fill(' story 20');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(remove).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(ApplyPromoCodeMutation).at(-1))
    .toEqual({ input: { promoCode: ' story 20' } });
  await userEvent.keyboard('{Enter}');
  await expect.element(open).toHaveFocus();
});
