import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UpdateOrderNoteDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderStaffPage } from '../../../testing/render';
import { OrderEventsSubscription } from '../../frame/use-order-events';
import * as route from './order-route';

const orderWith = (text: string, version: number) => {
  const staffNote = { text, version, at: '2026-11-29T12:00:00.000Z', by: 'Olga' };
  return answer(route.OrderQuery, {
    node: { __typename: 'Order', id: 'order', number: 'A-7', status: 'PLACED', staffNote },
  });
};
const changed = { orders: { kind: 'MOVED' as const, checkout: { id: 'order' } } };

async function openOrder() {
  const screen = await renderStaffPage(route, {
    path: 'command-center/checkout/:orderId',
    url: '/command-center/checkout/order',
    answers: [orderWith('', 1)],
  });
  const note = screen.getByRole('textbox', { name: /What others should know/ });
  await expect.element(note).toBeVisible();
  return { screen, note };
}

test('a note for colleagues is saved by keys, on top of what was read', async () => {
  const { screen, note } = await openOrder();
  const saved = { __typename: 'Order' as const, id: 'order', staffNote: { version: 2 } };
  screen.api.answer(answer(UpdateOrderNoteDocument, { answer: saved }));
  await note.fill('Allergic to nuts');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Note saved').first()).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateOrderNoteDocument))
    .toEqual([{ input: { id: 'order', version: 1, note: 'Allergic to nuts' } }]);
});

test('a note that a colleague writes comes at once', async () => {
  const { screen, note } = await openOrder();
  screen.api.answer(orderWith('Allergic to nuts', 2));
  await screen.api.push(OrderEventsSubscription, changed);
  await expect.element(note).toHaveValue('Allergic to nuts');
  await expect.element(screen.getByRole('region', { name: 'Note for colleagues' })).toMatchTextContent(/Olga/);
});

test('two who write at once overwrite nothing unseen: what was typed stays, and the other note is offered', async () => {
  const { screen, note } = await openOrder();
  await note.fill('Calls back at six');
  const message = 'Somebody has changed it meanwhile.';
  screen.api.answer(answer(UpdateOrderNoteDocument, { answer: { __typename: 'Refusal', code: 'CONFLICT', message } }));
  screen.api.answer(orderWith('Allergic to nuts and milk', 2));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect.element(note).toHaveValue('Calls back at six');
  await screen.getByRole('button', { name: 'Load theirs' }).click();
  await expect.element(note).toHaveValue('Allergic to nuts and milk');
});
