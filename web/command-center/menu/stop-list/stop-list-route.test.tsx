import { expect, test } from 'vitest';
import type { StopListQuery as Data } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { faultsIn } from '../../../testing/faults-in';
import type { Parts } from '../../../testing/made';
import { renderStaffPage } from '../../../testing/render';
import * as stopList from './stop-list-route';
import { ResumeAllMutation, StopProductMutation, StopSharedOptionMutation } from './stop-mutations';

const tiramisu = { id: 'tiramisu', name: 'Tiramisu' };
const jalapenos = { id: 'hot', name: 'Jalapeños', productCount: 3, stoppedCount: 0 };
const stopped = (id: string, productName: string) => ({ kind: 'PRODUCT', id, productName, until: null }) as const;
const page = (channel: Parts<NonNullable<Data['channel']>>) =>
  answer(stopList.StopListQuery, { channel: { products: { totalCount: 1, nodes: [tiramisu] }, ...channel } });
const open = (channel: Parts<NonNullable<Data['channel']>> = {}, search = '') =>
  renderStaffPage(stopList, {
    path: 'command-center/stop-list',
    url: `/command-center/stop-list${search}`,
    answers: [page(channel)],
  });

test('a dish is stopped at one press, for as long as was chosen, and stands among what is off sale', async () => {
  const { api, getByRole, getByText, container } = await open();
  await getByText('Until I put it back').click();
  api.answer(answer(StopProductMutation, { answer: { __typename: 'Product' } }));
  api.answer(page({ stopList: [stopped('tiramisu', 'Tiramisu')] }));
  await getByRole('button', { name: 'Stop: Tiramisu' }).click();
  await expect.element(getByText('Unavailable: Tiramisu')).toBeVisible();
  const now = getByRole('region', { name: /^Unavailable now/ });
  await expect.element(now.getByText('until you put it back')).toBeInTheDocument();
  await expect
    .poll(() => api.sent(StopProductMutation))
    .toEqual([{ input: { id: 'tiramisu', duration: 'UNTIL_CHANGED' } }]);
  expect(await faultsIn(container)).toEqual([]);
});

test('why a dish could not be stopped is said where somebody looks', async () => {
  const { api, getByRole, getByText, getByLabelText } = await open();
  await getByText('Until a time').click();
  await getByLabelText('Available again at').fill('2020-01-01T10:00');
  const message = 'Choose a time in the future.';
  api.answer(answer(StopProductMutation, { answer: { __typename: 'InvalidInput', code: 'INVALID_INPUT', message } }));
  await getByRole('button', { name: 'Stop: Tiramisu' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect
    .poll(() => api.sent(StopProductMutation))
    .toEqual([{ input: { id: 'tiramisu', duration: 'UNTIL_TIME', until: '2020-01-01T10:00:00.000Z' } }]);
});

test('an extra that has run out is stopped on every dish at one press', async () => {
  const { api, getByRole, getByText } = await open({ sharedOptions: [jalapenos] }, '?q=jalap');
  api.answer(answer(StopSharedOptionMutation, { answer: { __typename: 'Channel' } }));
  api.answer(page({ sharedOptions: [{ ...jalapenos, stoppedCount: 3 }] }));
  await getByRole('button', { name: 'Stop: Jalapeños (on 3 dishes)' }).click();
  await expect.element(getByText('Unavailable: Jalapeños (on 3 dishes)')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Put back: Jalapeños (on 3 dishes)' })).toBeVisible();
  await expect.poll(() => api.sent(StopSharedOptionMutation)).toMatchObject([{ input: { id: 'hot' } }]);
});

test('everything is put back at once, after a question', async () => {
  const { api, getByRole, getByText } = await open({
    stopList: [stopped('tiramisu', 'Tiramisu'), stopped('soup', 'Borscht')],
  });
  await getByRole('button', { name: 'Put everything back' }).click();
  api.answer(answer(ResumeAllMutation, { answer: { __typename: 'Channel' } }));
  api.answer(page({}));
  await getByRole('alertdialog').getByRole('button', { name: 'Put everything back' }).click();
  await expect.element(getByText('Everything is available', { exact: true })).toBeVisible();
  await expect.poll(() => api.sent(ResumeAllMutation)).toHaveLength(1);
});
