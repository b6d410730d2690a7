import { expect, test } from 'vitest';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import { renderStaffPage } from '../../../testing/render';
import { KitchenQuery } from './kitchen-query';
import * as kitchen from './kitchen-route';
import { BumpLinesMutation } from './use-bump';

const soup = { id: 'soup', quantity: 2, productName: 'Borscht', options: [{ group: 'Add', name: 'Sour cream' }] };
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
    answers: [board(), answer(BumpLinesMutation, { answer: { __typename: 'Checkout' } })],
  });
  await expect.element(screen.getByText('Sour cream')).toBeVisible();
  screen.api.answer(board(['soup']));
  await screen.getByRole('button', { name: /Borscht/ }).click();
  await expect.element(screen.getByRole('button', { name: /Borscht/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.api.sent(BumpLinesMutation)).toEqual([
    { input: { orderId: 'order', lineIds: ['soup'], isMade: true } },
  ]);
  expect(await faultsIn(screen.container)).toEqual([]);
});
