import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { OrderEventsSubscription } from '../../frame/use-order-events';
import { boardDensity } from '../../kit/device/device-settings';
import * as orders from '../orders-route';
import { accepted, type BoardOrder, boardOf, placed, presentOrder } from '../testing-orders';
import { PresentOrdersQuery } from './use-present-orders';
import { MoveOrderMutation } from './use-send-held';

// All that can be done stands on the card.
beforeEach(() => boardDensity.set('roomy'));
afterEach(() => boardDensity.set('rows'));

const moved = answer(MoveOrderMutation, { answer: { __typename: 'Order' } });

async function openBoard(order: BoardOrder) {
  const answers = [boardOf(order), presentOrder(order), moved];
  const screen = await renderStaffPage(orders, { path: 'command-center/checkout', answers });
  const button = (name: string) => screen.getByRole('button', { name: `${name}: order A-7` });
  /** Presses what has the focus; the browser puts it there, no pointer does. */
  const press = async (name: string | RegExp, key: string) => {
    const control = await screen.getByRole('button', { name }).findElement();
    if (control instanceof HTMLElement) control.focus();
    await userEvent.keyboard(key);
  };
  return { ...screen, button, press };
}

test('by keys: an order is accepted with minutes, and the focus goes along to its next step', async () => {
  const { api, button, press, getByRole } = await openBoard(placed);
  await press('Other minutes: order A-7', '{Enter}');
  await expect.element(getByRole('dialog')).toBeVisible();
  expect(await faultsIn(getByRole('dialog').element())).toEqual([]);
  await press(/^30 min/, ' ');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Undo')).toHaveFocus();
  api.answer(boardOf(accepted));
  // The page is out of sight: what could still be undone is sent.
  window.dispatchEvent(new Event('pagehide'));
  await expect.element(button('Start preparing')).toHaveFocus();
  await expect
    .poll(() => api.sent(MoveOrderMutation))
    .toEqual([{ input: { id: 'order', version: 1, to: 'ACCEPTED', preparationMinutes: 30 } }]);
});

test('one press accepts an order as it was promised, which the button says', async () => {
  const promisedAt = new Date(Date.now() + 25 * 60_000).toISOString();
  const { api, getByRole } = await openBoard({ ...placed, promisedAt, slotFrom: null, slotTo: null });
  const accept = getByRole('button', { name: 'Accept 25 min: order A-7' });
  await expect.element(accept).toHaveTextContent('Accept 25 min');
  await accept.click();
  window.dispatchEvent(new Event('pagehide'));
  await expect
    .poll(() => api.sent(MoveOrderMutation))
    .toEqual([{ input: { id: 'order', version: 1, to: 'ACCEPTED' } }]);
});

test('by keys: an order is refused with one of the reasons that shoppers read in their language', async () => {
  const { api, press, getByRole } = await openBoard(placed);
  await press('Refuse: order A-7', '{Enter}');
  await press('Refuse the order', '{Enter}');
  await expect.element(getByRole('dialog').getByText('Please say why the order is cancelled.')).toBeVisible();
  await press('Sold out', ' ');
  await expect.element(getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-pressed', 'true');
  await press('Refuse the order', '{Enter}');
  window.dispatchEvent(new Event('pagehide'));
  await expect
    .poll(() => api.sent(MoveOrderMutation))
    .toEqual([{ input: { id: 'order', version: 1, to: 'CANCELLED', reasonCode: 'SOLD_OUT' } }]);
});

test.each(['Other minutes', 'Delay', 'Refuse'])(
  '“%s” gives way to what a colleague did while the question was read',
  async (move) => {
    const { api, button, getByRole } = await openBoard(placed);
    const asOpened = Promise.withResolvers<void>();
    api.answer(
      answer(PresentOrdersQuery, () => asOpened.promise.then(() => ({ nodes: [{ __typename: 'Order', ...placed }] }))),
    );
    await button(move).click();
    await expect.poll(() => api.sent(PresentOrdersQuery)).toHaveLength(1);
    const lastMove = { to: 'PLACED', by: 'Olga', actor: 'STAFF', amendment: 'APPLIED' } as const;
    api.answer(presentOrder({ ...placed, version: 2, lastMove }));
    await api.push(OrderEventsSubscription, { orders: { kind: 'AMENDED', checkout: { id: 'order' } } });
    asOpened.resolve();
    await expect.element(getByRole('dialog').getByText(/^Olga changed its dishes or details at/)).toBeVisible();
  },
);
