import { expect, test } from 'vitest';
import { answer } from '../../testing/answering-api';
import { UpdateCheckoutMutation } from '../cart/store/cart-documents';
import { cartOf, renderCheckout } from './testing-checkout';

test('who has nothing to wish reads one line; what is paid at the door is not left there', async () => {
  const screen = await renderCheckout([
    cartOf({}, { asksCutlery: true }),
    answer(UpdateCheckoutMutation, { updateCheckout: { __typename: 'Cart' } }),
  ]);
  const handover = screen.getByLabelText('How to hand it over');
  await expect.element(handover).not.toBeVisible();
  await screen.getByText('For the courier: hand to me, ring the doorbell').click();
  await handover.selectOptions('Leave at the door');
  const refusal = screen.getByText(/^You pay at the door, so the courier hands/);
  await expect.element(refusal.first()).toBeVisible();
  await screen.getByText('Bank transfer').click();
  await expect.element(refusal).not.toBeInTheDocument();
  await screen.getByLabelText('When the courier arrives').selectOptions('Call, don’t ring the doorbell');
  await screen.getByLabelText('Cutlery').selectOptions('2 sets of cutlery');
  await expect.element(screen.getByText('leave at the door, call my phone')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateCheckoutMutation).at(-1)?.input)
    .toMatchObject({ handover: 'DOOR', arrival: 'CALL', cutlery: 2, paymentMethodId: 'transfer' });
});
