import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { MoveOrderMutation } from '../moves/use-send-held';
import * as orders from '../orders-route';
import { accepted, type BoardOrder, boardOf, placed, presentOrder } from '../testing-orders';

async function openBoard(order: BoardOrder) {
  const answers = [boardOf(order), answer(MoveOrderMutation, { answer: { __typename: 'Order' } })];
  const screen = await renderStaffPage(orders, { path: 'command-center/checkout', answers });
  const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
  const cardIn = (name: string) => column(name).getByRole('article', { name: 'A-7' });
  return { ...screen, column, cardIn };
}

/** One step of a drag, for what happens in the middle of it. */
async function drag(type: 'dragstart' | 'dragenter' | 'drop', on: Locator): Promise<void> {
  const element = await on.findElement();
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));
}

test('a card that is dropped on the next column is moved there', async () => {
  const { api, column, cardIn } = await openBoard(placed);
  await userEvent.dragAndDrop(cardIn('New'), column('Accepted'));
  await expect.element(cardIn('Accepted')).toBeVisible();
  // The page is left: what could still be undone is sent.
  window.dispatchEvent(new Event('pagehide'));
  await expect
    .poll(() => api.sent(MoveOrderMutation))
    .toEqual([{ input: { id: 'order', version: 1, to: 'ACCEPTED' } }]);
});

test.each([
  { order: placed, from: 'New', to: 'Being prepared', why: /^One step at a time/ },
  { order: { ...accepted, status: 'READY' as const }, from: 'Ready', to: 'Out for delivery', why: /^This is a pickup/ },
])('a column that is not next says why: from $from to $to', async ({ order, from, to, why }) => {
  const { getByRole, column, cardIn } = await openBoard(order);
  await drag('dragstart', cardIn(from));
  await drag('dragenter', column(to));
  await expect.element(column(to).getByText(why)).toBeVisible();
  await drag('drop', column(to));
  await expect.element(getByRole('region', { name: 'Notifications' }).getByText(why)).toBeVisible();
  await expect.element(cardIn(from)).toBeVisible();
});

test('a card that a colleague moves while it is dragged is dropped on nothing, and who was first is said', async () => {
  const { api, getByText, column, cardIn } = await openBoard(placed);
  api.answer(presentOrder({ ...accepted, lastMove: { to: 'ACCEPTED', by: 'Ivan', actor: 'STAFF' } }));
  await drag('dragstart', cardIn('New'));
  await drag('dragenter', column('Accepted'));
  await expect.element(getByText('Drop to accept as promised')).toBeVisible();
  await drag('drop', column('Accepted'));
  await expect.element(getByText(/^Order A-7 was left as it is\. Ivan accepted it at/)).toBeVisible();
  expect(api.sent(MoveOrderMutation)).toEqual([]);
});
