import type { ComponentProps, FormEvent } from 'react';
import { useSubmit } from 'react-router';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answering-api';
import { renderPage } from '../../testing/render';
import { UpdateCheckoutMutation } from '../cart/store/cart-documents';
import { cartOf } from '../checkout/testing-checkout';
import * as plain from './plain-route';

/** Sends its forms to the page's action, as a browser without a script does to the server. */
function PlainPage(props: ComponentProps<typeof plain.default>) {
  const submit = useSubmit();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (submitter instanceof HTMLButtonElement) void submit(submitter);
  };
  return (
    <div onSubmit={send}>
      <plain.default {...props} />
    </div>
  );
}
const page = { ...plain, default: PlainPage };
const TIPS = { tips: { percents: [5, 10], base: 'PRODUCTS' as const } };

test('without a script a tip is chosen in a form, and one that is too large is said so', async () => {
  const tooLarge = { __typename: 'InvalidInput' as const, message: 'A tip can be $100 at most.' };
  const screen = await renderPage(page, {
    path: 'checkout/plain',
    answers: [cartOf({}, TIPS), answer(UpdateCheckoutMutation, { updateCheckout: tooLarge })],
  });
  await screen.getByRole('combobox', { name: 'Tip' }).selectOptions('Other');
  await screen.getByLabelText(/^Your tip/).fill('9000');
  await screen.getByRole('button', { name: 'Save and show the total' }).last().click();
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('A tip can be $100 at most.');

  screen.api.answer(answer(UpdateCheckoutMutation, { updateCheckout: { __typename: 'Cart' } }));
  screen.api.answer(cartOf({ tipPercent: 10 }, TIPS));
  await screen.getByRole('combobox', { name: 'Tip' }).selectOptions('10%');
  await screen.getByRole('button', { name: 'Save and show the total' }).last().click();
  await expect.element(screen.getByRole('combobox', { name: 'Tip' })).toHaveValue('p10');
  await expect
    .poll(() => screen.api.sent(UpdateCheckoutMutation).map(({ input }) => input))
    .toMatchObject([{ tip: 900_000 }, { tipPercent: 10 }]);
});

test('a shop that only lets people collect says so without a script too', async () => {
  const answers = [cartOf({ deliveryMethod: 'PICKUP' }, { isDeliveryAvailable: false })];
  const screen = await renderPage(page, { path: 'checkout/plain', answers, locale: 'ru' });
  await expect.element(screen.getByText(/Сейчас только самовывоз/).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Заказать/ })).toBeEnabled();
});
