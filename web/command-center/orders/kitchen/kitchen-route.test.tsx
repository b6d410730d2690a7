import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { MadeLinesMutation, MoveOrderMutation } from '../moves/use-send-held';
import { kitchenOf } from '../testing-orders';
import { KitchenQuery } from './kitchen-query';
import * as kitchen from './kitchen-route';
import { BumpLinesMutation } from './use-bump';

const soup = {
  id: 'soup',
  quantity: 2,
  productName: 'Borscht',
  options: [{ group: 'Add', name: 'Sour cream', kind: 'EXTRA' as const }],
};
const order = (made: readonly string[]) => ({
  id: 'order',
  number: 'A-7',
  status: 'ACCEPTED' as const,
  lines: [soup, { id: 'bread', quantity: 1, productName: 'Bread' }].map((line) => ({
    ...line,
    isMade: made.includes(line.id),
  })),
});
const board = (made: readonly string[] = []) =>
  answer(KitchenQuery, { channel: { cooking: { nodes: [order(made)] } } });

test('a cook takes a dish off, and every screen that reads the board sees it', async () => {
  const screen = await renderStaffPage(kitchen, {
    path: 'command-center/kitchen',
    answers: [board(), answer(BumpLinesMutation, { answer: { __typename: 'Order' } })],
  });
  await expect.element(screen.getByText('+ Sour cream')).toBeVisible();
  screen.api.answer(board(['soup']));
  await screen.getByRole('button', { name: /Borscht/ }).click();
  await expect.element(screen.getByRole('button', { name: /Borscht/ })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => screen.api.sent(BumpLinesMutation))
    .toEqual([{ input: { orderId: 'order', lineIds: ['soup'], isMade: true } }]);
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('the last dish makes the order ready, which can be taken back before anybody else sees it', async () => {
  const screen = await renderStaffPage(kitchen, {
    path: 'command-center/kitchen',
    answers: [
      kitchenOf({ ...order(['soup']), version: 1 }),
      answer(MadeLinesMutation, { answer: { __typename: 'Order' } }),
    ],
  });
  await screen.getByRole('button', { name: /Bread/ }).click();
  // By key: a second press in the same place would be the other half of a double press.
  const undo = await screen.getByRole('button', { name: 'Undo: order A-7' }).findElement();
  if (undo instanceof HTMLElement) undo.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: /Bread/ })).toHaveAttribute('aria-pressed', 'false');
  await screen.getByRole('button', { name: /Bread/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo: order A-7' })).toBeVisible();
  expect([...screen.api.sent(BumpLinesMutation), ...screen.api.sent(MadeLinesMutation)]).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await expect
    .poll(() => screen.api.sent(MadeLinesMutation))
    .toMatchObject([{ input: { lineIds: ['bread'], isMade: true } }]);
});

test('by keys: a cook starts an order, takes it back and starts it again without a move of the focus', async () => {
  const waiting = { ...order([]), version: 1 };
  const screen = await renderStaffPage(kitchen, {
    path: 'command-center/kitchen',
    answers: [kitchenOf(waiting), answer(MoveOrderMutation, { answer: { __typename: 'Order' } })],
  });
  const button = (name: string) => screen.getByRole('button', { name: `${name}: order A-7` });
  const start = await button('Start').findElement();
  if (start instanceof HTMLElement) start.focus();
  for (const [key, next] of [
    ['{Enter}', 'Undo'],
    ['{Enter}', 'Start'],
    [' ', 'Undo'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(button(next)).toHaveFocus();
  }
  screen.api.answer(kitchenOf({ ...waiting, version: 2, status: 'PREPARING' }));
  // The page is out of sight: what could still be undone is sent.
  window.dispatchEvent(new Event('pagehide'));
  await expect.element(button('Ready')).toHaveFocus();
  await expect
    .poll(() => screen.api.sent(MoveOrderMutation))
    .toEqual([{ input: { id: 'order', version: 1, to: 'PREPARING' } }]);
});

test('a tablet gives its room to the orders until somebody asks what is to be made in all', async () => {
  await page.viewport(1024, 768);
  const screen = await renderStaffPage(kitchen, { path: 'command-center/kitchen', answers: [kitchenOf(order([]))] });
  const totals = screen.getByRole('region', { name: /^To be made/ }).getByRole('listitem');
  await expect.element(screen.getByRole('button', { name: /^To be made/ })).toBeVisible();
  expect(totals.elements()).toHaveLength(0);
  await screen.getByRole('button', { name: /^To be made/ }).click();
  await expect.element(totals.first()).toHaveTextContent('2× Borscht');
});

test('the board takes the whole screen, and gives the navigation back', async () => {
  const screen = await renderStaffPage(kitchen, { path: 'command-center/kitchen', answers: [board()] });
  const dashboard = await screen.getByRole('link', { name: 'Dashboard' }).findElement();
  const isCovered = () => {
    const { left, top, width, height } = dashboard.getBoundingClientRect();
    return !dashboard.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(isCovered()).toBe(false);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isCovered).toBe(true);
  await screen.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isCovered).toBe(false);
});
