import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { deskDrafts } from './desk-drafts';
import { DeskCallersQuery, DeskDishQuery, PlacePhoneOrderMutation, QuotePhoneOrderQuery } from './desk-query';
import * as phoneOrder from './phone-order-route';

const cash = { id: 'cash', name: 'Cash', type: 'CASH', onlineProvider: null } as const;
const transfer = { id: 'transfer', name: 'Bank transfer', type: 'CUSTOM', onlineProvider: null } as const;
const pizza = {
  id: 'pizza',
  name: 'Margherita',
  variants: [
    { id: 'small', name: '25 cm' },
    { id: 'large', name: '35 cm' },
  ],
  optionGroups: [{ id: 'add', name: 'Add', minimum: 0, maximum: 3, options: [{ id: 'hot', name: 'Jalapeños' }] }],
};
const shop = answer(phoneOrder.PhoneOrderQuery, {
  channel: { paymentMethods: [cash, transfer], warehouses: [{ id: 'kitchen', name: 'Kitchen' }] },
  menu: { categories: [{ id: 'pizzas', name: 'Pizza', products: { nodes: [{ ...pizza, onlyVariantId: null }] } }] },
});
const path = 'command-center/phone-order';

beforeEach(() => deskDrafts.set({ currentId: null, list: [] }));
const answers = [
  shop,
  answer(DeskDishQuery, { node: { __typename: 'Product', ...pizza } }),
  answer(QuotePhoneOrderQuery, { answer: { __typename: 'Cart', lines: [{ isAvailable: true }] } }),
  answer(PlacePhoneOrderMutation, { answer: { __typename: 'Order', id: 'order', number: 'A-7' } }),
];

test('nobody knows the caller: Enter leads to the menu, and a dish is added with its size and a note', async () => {
  const { api, getByRole, getByText, container } = await renderStaffPage(phoneOrder, { path, answers });
  const number = getByRole('combobox', { name: 'Phone number' });
  await expect.element(number).toHaveFocus();
  await userEvent.keyboard('0309018');
  await expect.element(getByText(/^Nobody with this number has ordered yet/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('searchbox', { name: 'Find a dish' })).toHaveFocus();
  await userEvent.keyboard('marg{Enter}');
  const dialog = getByRole('dialog', { name: 'Margherita' });
  await expect.element(dialog.getByRole('radio', { name: /25 cm/ })).toHaveFocus();
  expect(await faultsIn(dialog.element())).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await dialog.getByRole('textbox', { name: /^Note for the kitchen/ }).fill('Well done');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await getByRole('button', { name: /^One more: Margherita/ }).click();
  await getByRole('textbox', { name: 'Name' }).fill('Luka');
  await getByRole('textbox', { name: 'Street and house' }).fill('Rustaveli 7');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(getByText(/^Order A-7 is placed/)).toBeVisible();
  await expect
    .poll(() => api.sent(PlacePhoneOrderMutation))
    .toMatchObject([
      {
        input: {
          phone: '0309018',
          name: 'Luka',
          deliveryMethod: 'DELIVERY',
          street: 'Rustaveli 7',
          paymentMethodId: 'cash',
          lines: [{ variantId: 'large', quantity: 2, note: 'Well done' }],
        },
      },
    ]);
  // The form is for the next caller.
  await expect.element(number).toHaveValue('');
  expect(await faultsIn(container)).toEqual([]);
});

test('an order that is paid at the door can’t be left there; another way to pay, and another fee, are sent along', async () => {
  const lines = [{ id: 'line', variantId: 'large', quantity: 1, productName: 'Margherita' }];
  const last = {
    id: 'last',
    deliveryMethod: 'DELIVERY',
    street: 'Rustaveli 7',
    paymentMethodId: 'cash',
    lines,
  } as const;
  const nino = { id: 'nino', name: 'Nino', phone: '0309018', orders: { nodes: [last] } };
  const known = answer(DeskCallersQuery, { channel: { clients: { nodes: [nino] } } });
  const { api, getByRole, getByText } = await renderStaffPage(phoneOrder, { path, answers: [...answers, known] });
  await expect.element(getByRole('combobox', { name: 'Phone number' })).toHaveFocus();
  await userEvent.keyboard('0309018{Enter}');
  await expect.element(getByRole('button', { name: /^Place the order/ })).toHaveFocus();
  await getByRole('combobox', { name: 'Handing over' }).selectOptions('Leave at the door');
  await expect.element(getByText(/^The client pays at the door/)).toBeVisible();
  await getByRole('combobox', { name: 'Payment' }).selectOptions('Bank transfer');
  await expect.element(getByText(/^The client pays at the door/)).not.toBeInTheDocument();
  await getByRole('combobox', { name: 'When the courier arrives' }).selectOptions('Call, don’t ring the doorbell');
  await getByRole('textbox', { name: /^Change the fee/ }).fill('1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => api.sent(PlacePhoneOrderMutation))
    .toMatchObject([{ input: { handover: 'DOOR', arrival: 'CALL', paymentMethodId: 'transfer', deliveryFee: 100 } }]);
});

test('a phone order outlives the page, two callers are kept apart, and one is thrown away only after a question', async () => {
  const first = await renderStaffPage(phoneOrder, { path, answers });
  await first.getByRole('combobox', { name: 'Phone number' }).fill('0309018');
  await first.getByRole('textbox', { name: 'Name' }).fill('Luka');
  await first.unmount();
  const { getByRole } = await renderStaffPage(phoneOrder, { path, answers });
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveValue('Luka');
  await getByRole('button', { name: 'Another caller' }).click();
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await getByRole('textbox', { name: 'Name' }).fill('Nino');
  await getByRole('button', { name: /^Luka · 0 dishes/ }).click();
  await expect.element(getByRole('combobox', { name: 'Phone number' })).toHaveValue('0309018');
  await getByRole('button', { name: 'Discard this order' }).click();
  const question = getByRole('alertdialog');
  await question.getByRole('button', { name: 'Discard this order' }).click();
  await expect.element(getByRole('button', { name: /^Luka/ })).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: /^Nino/ })).toBeVisible();
});

test('a refusal names its field, which gets the focus; a dish that is not on the menu is said', async () => {
  const refused = answer(PlacePhoneOrderMutation, {
    answer: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Check the fields',
      fields: [{ path: ['input', 'phone'], code: 'PHONE_INVALID', message: 'This is no phone number.' }],
    },
  });
  const dish = { ...pizza, onlyVariantId: 'small', isSoldOut: false };
  const simple = answer(phoneOrder.PhoneOrderQuery, {
    channel: { paymentMethods: [cash], warehouses: [] },
    menu: { categories: [{ id: 'pizzas', name: 'Pizza', products: { nodes: [dish] } }] },
  });
  const screen = await renderStaffPage(phoneOrder, { path, answers: [...answers, simple, refused] });
  const { getByRole, getByText } = screen;
  await getByRole('searchbox', { name: 'Find a dish' }).fill('sushi');
  await expect.element(getByText('Nothing on the menu is called “sushi”.')).toBeVisible();
  await getByRole('searchbox', { name: 'Find a dish' }).fill('marg');
  await userEvent.keyboard('{Enter}');
  await getByRole('button', { name: /^Place the order/ }).click();
  await expect.element(getByText('Not placed: Phone number: This is no phone number.')).toBeVisible();
  const number = getByRole('combobox', { name: 'Phone number' });
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveAccessibleDescription(/This is no phone number\./);
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('on a phone what few callers say is one row that says what is filled in; a refusal opens it at its field', async () => {
  const refused = answer(PlacePhoneOrderMutation, {
    answer: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Check the fields',
      fields: [{ path: ['input', 'floor'], code: 'TEXT_TOO_LONG', message: 'This is too long.' }],
    },
  });
  await page.viewport(390, 844);
  const screen = await renderStaffPage(phoneOrder, { path, answers: [...answers, refused] });
  const { getByRole } = screen;
  await expect.element(getByRole('button', { name: /^Time, payment, note.*Cash/ })).toBeVisible();
  const door = getByRole('button', { name: /^Apartment, entrance, courier/ });
  await expect.element(getByRole('textbox', { name: /^Floor/ })).not.toBeInTheDocument();
  await door.click();
  await getByRole('textbox', { name: /^Floor/ }).fill('12th');
  await door.click();
  await expect.element(door).toMatchTextContent('Floor: 12th');
  expect(await faultsIn(screen.container)).toEqual([]);
  await getByRole('searchbox', { name: 'Find a dish' }).fill('marg');
  await userEvent.keyboard('{Enter}');
  await getByRole('dialog').getByRole('button', { name: 'Add to the order' }).click();
  await getByRole('button', { name: /^Place the order/ }).click();
  await expect.element(getByRole('textbox', { name: /^Floor/ })).toHaveFocus();
});
