import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../../testing/answering-api';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import { UpdateClientMutation } from './client-form';
import * as clientRoute from './client-route';
import { EraseClientMutation } from './use-client-privacy';

const openClient = () =>
  renderStaffPage(clientRoute, {
    path: 'command-center/client/:clientId',
    url: '/command-center/client/tamar',
    answers: [answer(clientRoute.ClientQuery, { client: { id: 'tamar', name: 'Tamar', version: 2 } })],
  });

test('by keys: what to remember of a client is written and saved', async () => {
  const { api, getByRole, getByText } = await openClient();
  api.answer(answer(UpdateClientMutation, { answer: { __typename: 'Client', version: 3 } }));
  await tabTo(getByRole('textbox', { name: /^Note/ }));
  await userEvent.keyboard('Rings twice{Control>}s{/Control}');
  await expect.element(getByText('Client updated')).toBeVisible();
  await expect
    .poll(() => api.sent(UpdateClientMutation))
    .toEqual([{ input: { id: 'tamar', version: 2, name: 'Tamar', note: 'Rings twice' } }]);
});

test('by keys: a client whose order is not over is not erased, which the question says, and Escape leads back', async () => {
  const { api, getByRole } = await openClient();
  const message = 'Order A-7 is not over yet.';
  api.answer(
    answer(EraseClientMutation, { answer: { __typename: 'OrdersNotOver', code: 'ORDERS_NOT_OVER', message } }),
  );
  const erase = getByRole('button', { name: 'Erase…' });
  const question = getByRole('alertdialog');
  await tabAndPress(erase);
  await tabAndPress(question.getByRole('button', { name: 'Erase for good' }));
  await expect.element(question.getByText(message)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(erase).toHaveFocus();
});
