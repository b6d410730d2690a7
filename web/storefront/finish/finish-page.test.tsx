import { expect, test } from 'vitest';
import type { FinishQuery as Read } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import type { Parts } from '../../testing/made';
import { renderPage } from '../../testing/render';
import { deviceOrders } from '../my-orders/device-orders';
import { CancelOrderMutation } from './cancel-order';
import { FinishQuery } from './finish-documents';
import * as finish from './finish-page';

/** A bowl of soup that was ordered in this browser. */
const openOrder = (order: Parts<Read>['order'], answers: readonly ReturnType<typeof answer>[] = []) => {
  const lines = [{ id: 'soup', productName: 'Borscht', quantity: 1, note: 'No onions' }];
  const told = {
    __typename: 'Order' as const,
    isOwn: true,
    token: 't',
    number: '2911-0007',
    status: 'PLACED' as const,
    lines,
    ...order,
  };
  return renderPage(finish, {
    path: 'finish',
    url: '/finish?order=t',
    answers: [answer(FinishQuery, { channel: { phone: '+995555123456' }, order: told }), ...answers],
  });
};

test('an order that is brought says how it is handed over, what was wished for and what was given on top', async () => {
  const promo = { code: 'STORY20', discount: { minor: 400 } };
  const screen = await openOrder({ handover: 'DOOR', arrival: 'CALL', cutlery: 2, tip: { minor: 250 }, promo });
  const wishes = 'Leave at the door · Call, don’t ring the doorbell · 2 sets of cutlery';
  await expect.element(screen.getByRole('definition').filter({ hasText: wishes })).toBeVisible();
  await expect.element(screen.getByText('No onions')).toBeVisible();
  await expect.element(screen.getByRole('definition').filter({ hasText: '$2.50' })).toBeVisible();
  await expect.element(screen.getByText('Promo code STORY20')).toBeVisible();
  await expect.element(screen.getByText(/An operator will call you/)).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('an order at a table speaks of the table: nobody calls, drives or collects it', async () => {
  const screen = await openOrder({ table: '7', deliveryMethod: 'PICKUP', warehouseName: 'Garden house' });
  await expect.element(screen.getByText('Table 7')).toBeVisible();
  await expect.element(screen.getByRole('list').getByText('Served')).toBeVisible();
  await expect.element(screen.getByText(/picked up|pickup|courier|call/i)).not.toBeInTheDocument();
});

test('an order that was cancelled says why, and whom to call; from then on its shopper knows', async () => {
  const progress = [{ at: new Date().toISOString(), status: 'PLACED' as const }];
  const screen = await openOrder({ status: 'CANCELLED', cancelReason: 'The oven is broken', progress });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This order was cancelled');
  await expect.element(screen.getByText('The oven is broken')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /555/ }).first()).toBeVisible();
  expect(deviceOrders.current()).toMatchObject([{ token: 't', isOver: true }]);
});

test('an order for tomorrow that was accepted says that the kitchen starts on it in time', async () => {
  const [slotFrom, slotTo] = [26, 27].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const screen = await openOrder({ status: 'ACCEPTED', slotFrom, slotTo, promisedAt: slotTo });
  await expect.element(screen.getByText(/The kitchen will start on it in time/)).toBeVisible();
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('an order under way counts its minutes and says when its time was moved; it is not ordered again meanwhile', async () => {
  const placed = { at: minutesFromNow(-10), status: 'PLACED' as const };
  const promisedAt = minutesFromNow(25);
  const moved = { at: minutesFromNow(-1), status: 'PREPARING' as const, isDelay: true, promisedAt };
  const screen = await openOrder({ status: 'PREPARING', promisedAt, progress: [placed, moved] });
  await expect.element(screen.getByText('25min')).toBeVisible();
  await expect.element(screen.getByText(/: new time /)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
});

const SUMS = { totalPrice: { minor: 900 }, amountDue: { minor: 900 } };

test('until it is accepted an order is cancelled after a question', async () => {
  const cancelled = answer(CancelOrderMutation, { answer: { __typename: 'Order', status: 'CANCELLED' } });
  const progress = [{ at: minutesFromNow(-10), status: 'PLACED' as const }];
  const screen = await openOrder({ ...SUMS, progress, promisedAt: minutesFromNow(25) }, [cancelled]);
  await expect.element(screen.getByText('25min')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(await faultsIn(screen.getByRole('dialog').element())).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect.poll(() => screen.api.sent(CancelOrderMutation)).toEqual([{ input: { token: 't' } }]);
});

test('an order that is paid is cancelled by the shop alone', async () => {
  const screen = await openOrder({ ...SUMS, amountDue: { minor: 0 } });
  await expect.element(screen.getByText(/your payment are with us/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
});
