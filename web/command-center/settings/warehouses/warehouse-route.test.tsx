import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DeleteWarehouseDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { tabAndPress } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import * as warehouse from './warehouse-route';

test('by keys: the question before a kitchen is deleted is left by Escape, and a refusal stays in it', async () => {
  const node = { __typename: 'Warehouse', id: 'harbour', name: 'Harbour' } as const;
  const { api, getByRole } = await renderStaffPage(warehouse, {
    path: 'command-center/warehouse/:warehouseId',
    url: '/command-center/warehouse/harbour',
    answers: [answer(warehouse.WarehouseQuery, { node })],
  });
  const remove = getByRole('button', { name: 'Delete the kitchen' });
  const question = getByRole('alertdialog');
  await tabAndPress(remove);
  await expect.element(question).toBeVisible();
  // The focus begins on the way out: a second Enter deletes nothing.
  await expect.element(question.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();

  const message = 'Delivery areas are measured from this kitchen.';
  api.answer(
    answer(DeleteWarehouseDocument, { answer: { __typename: 'WarehouseInUse', code: 'WAREHOUSE_IN_USE', message } }),
  );
  await userEvent.keyboard('{Enter}');
  await tabAndPress(question.getByRole('button', { name: 'Delete the kitchen' }));
  await expect.element(question.getByText(message)).toBeVisible();
  await expect.poll(() => api.sent(DeleteWarehouseDocument)).toEqual([{ id: 'harbour' }]);
});
