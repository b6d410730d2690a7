import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  CreatePaymentMethodDocument,
  PaymentMethodsDocument,
  PaymentMethodVersionDocument,
  UpdatePaymentMethodDocument,
} from '../../../gql/graphql';
import { type Answer, answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as payment from './payment-route';

const cash = { id: 'cash', name: 'Cash', type: 'CASH' as const, isActive: true, version: 1 };
const methods = (...paymentMethods: readonly (typeof cash)[]) =>
  answer(PaymentMethodsDocument, { channel: { paymentMethods } });
const open = (...answers: Answer[]) => renderStaffPage(payment, { path: 'command-center/settings/payment', answers });

test('by keys: another way to pay is named and created, and without a name it is not', async () => {
  const created = answer(CreatePaymentMethodDocument, { answer: { __typename: 'PaymentMethod', version: 1 } });
  const screen = await open(methods(cash), created);
  const add = screen.getByRole('button', { name: 'Add a payment method' });
  await tabAndPress(add);
  const dialog = screen.getByRole('dialog', { name: 'Add a payment method' });
  const kinds = dialog.getByRole('radio');
  await expect.element(kinds.first()).toBeChecked();
  await tabTo(kinds.first());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: /Another way/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  const name = dialog.getByRole('group', { name: 'Name' }).getByLabelText('English');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Required');
  await userEvent.keyboard('Meal voucher{Enter}');
  await expect.element(screen.getByText('Payment method created')).toBeVisible();
  await expect.element(add).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(CreatePaymentMethodDocument))
    .toMatchObject([{ input: { type: 'CUSTOM', name: [{ value: 'Meal voucher' }, {}], isActive: true } }]);
});

const CONFLICT = { __typename: 'Refusal', code: 'CONFLICT' } as const;

test('a way is switched off although a colleague changed it and this page has not read that', async () => {
  const screen = await open(
    methods(cash),
    answer(PaymentMethodVersionDocument, { node: { __typename: 'PaymentMethod', version: 2 } }),
    answer(UpdatePaymentMethodDocument, ({ input: { version } }) => ({
      answer: version === 2 ? { __typename: 'PaymentMethod' as const } : CONFLICT,
    })),
  );
  const cashIsOffered = screen.getByRole('switch', { name: 'Clients can choose Cash' });
  screen.api.answer(methods({ ...cash, version: 3, isActive: false }));
  await cashIsOffered.click();
  await expect.element(screen.getByText('Payment method updated')).toBeVisible();
  await expect.element(cashIsOffered).not.toBeChecked();
});

test('a switch that is refused goes back, with a word', async () => {
  const message = 'This account can’t be used yet.';
  const screen = await open(
    methods(cash),
    answer(UpdatePaymentMethodDocument, { answer: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message } }),
  );
  const cashIsOffered = screen.getByRole('switch', { name: 'Clients can choose Cash' });
  await cashIsOffered.click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(cashIsOffered).toBeChecked();
});

test('a shop without a way to pay shows a warning', async () => {
  const screen = await open(methods({ ...cash, isActive: false }));
  await expect.element(screen.getByText('Nobody can pay yet')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});
