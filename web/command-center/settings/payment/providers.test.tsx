import { expect, test } from 'vitest';
import {
  CreatePaymentMethodDocument,
  CreatePaymentProviderDocument,
  PaymentMethodsDocument,
  TryPaymentProviderDocument,
} from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import * as payment from './payment-route';

const stripe = { id: 'stripe', version: 1, kind: 'STRIPE' as const };
const shop = (channel: object) => answer(PaymentMethodsDocument, { channel });
const open = (channel: object) =>
  renderStaffPage(payment, { path: 'command-center/settings/payment', answers: [shop(channel)] });

test('an account is connected by its secret key, and another key is refused at its field', async () => {
  const screen = await open({});
  const message = 'This isn’t a secret key of this provider.';
  const refused = { __typename: 'InvalidInput' as const, fields: [{ path: ['input', 'key'], message }] };
  screen.api.answer(answer(CreatePaymentProviderDocument, { answer: refused }));
  await screen.getByRole('button', { name: 'Connect a provider' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Connect a provider' });
  const key = dialog.getByLabelText(/^Secret key/);
  await key.fill('pk_test_1');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(key).toHaveAccessibleDescription(/This isn’t a secret key of this provider\./);
  expect(await faultsIn(dialog.element())).toEqual([]);

  screen.api.answer(answer(CreatePaymentProviderDocument, { answer: { __typename: 'PaymentProvider', ...stripe } }));
  await key.fill('sk_test_simulated');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => screen.api.sent(CreatePaymentProviderDocument).at(-1)?.input)
    .toMatchObject({ key: 'sk_test_simulated' });
});

test('the keys of an account are checked by a press', async () => {
  const screen = await open({ paymentProviders: [stripe] });
  screen.api.answer(answer(TryPaymentProviderDocument, { answer: { __typename: 'PaymentProvider', id: 'stripe' } }));
  screen.api.answer(shop({ paymentProviders: [{ ...stripe, triedAt: '2026-11-29T12:00:00.000Z' }] }));
  await screen.getByRole('button', { name: 'Check the keys' }).click();
  await expect.element(screen.getByText(/^Keys checked/).last()).toBeVisible();
  await expect.poll(() => screen.api.sent(TryPaymentProviderDocument)).toEqual([{ id: 'stripe' }]);
});

test('a way to pay names the account that it is paid to', async () => {
  const screen = await open({ paymentProviders: [stripe] });
  screen.api.answer(answer(CreatePaymentMethodDocument, { answer: { __typename: 'PaymentMethod', id: 'new' } }));
  await screen.getByRole('button', { name: 'Add a payment method' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add a payment method' });
  await dialog.getByText('Another way').click();
  await dialog.getByRole('group', { name: 'Name' }).getByLabelText('English').fill('Apple Pay');
  await dialog.getByLabelText(/^Paid/).selectOptions('stripe');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => screen.api.sent(CreatePaymentMethodDocument)[0]?.input)
    .toMatchObject({
      type: 'CUSTOM',
      providerId: 'stripe',
    });
});
