import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  CreateOptionGroupDocument,
  DeleteOptionDocument,
  ProductOptionsDocument,
  ReorderOptionGroupsDocument,
  ReorderOptionsDocument,
} from '../../../../gql/graphql';
import { type Answer, answer } from '../../../../testing/answering-api';
import { faultsIn } from '../../../../testing/faults-in';
import { tabTo } from '../../../../testing/keys';
import { renderStaffPage } from '../../../../testing/render';
import * as options from './options-route';

const question = (name: string, ...answers: readonly string[]) => ({
  id: name,
  name,
  minimum: 1,
  maximum: 1,
  options: answers.map((each) => ({ id: each, name: each, priceDifference: { minor: 0 } })),
});
const asked = (...optionGroups: readonly ReturnType<typeof question>[]) =>
  answer(ProductOptionsDocument, { node: { __typename: 'Product', id: 'soup', optionGroups } });
const open = (...answers: Answer[]) =>
  renderStaffPage(options, {
    path: 'command-center/product/:productId/options',
    url: '/command-center/product/soup/options',
    answers,
  });

test('a question is written down with its answers, one a line, as on a menu', async () => {
  const created = answer(CreateOptionGroupDocument, { answer: { __typename: 'OptionGroup' } });
  const screen = await open(asked(), created);
  await expect.element(screen.getByText('No options yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Add options' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('English').fill('Bread');
  await dialog.getByLabelText('Options').fill('White\nRye +0.50');
  await expect.element(dialog.getByText('Bread: Rye')).toBeVisible();
  screen.api.answer(asked(question('Bread', 'White', 'Rye')));
  await dialog.getByRole('button', { name: 'Create' }).click();
  const bread = screen.getByRole('region', { name: 'Bread' });
  await expect.element(bread.getByText('Exactly one must be chosen')).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  const [sent] = screen.api.sent(CreateOptionGroupDocument);
  expect(sent?.input).toMatchObject({ productId: 'soup', minimum: 1, maximum: 1 });
  expect(sent?.input.options?.map(({ name, priceDifference }) => [name[0]?.value, priceDifference])).toEqual([
    ['White', 0],
    ['Rye', 50],
  ]);
});

test('the last answer that a question asks for stays, with a word', async () => {
  const message = 'The question asks for one answer.';
  const refused = answer(DeleteOptionDocument, { answer: { __typename: 'Refusal', code: 'OPTION_REQUIRED', message } });
  const screen = await open(asked(question('Bread', 'Rye')), refused);
  await screen.getByRole('button', { name: 'Edit: Rye' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete the option' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete the option' }).click();
  await expect.element(screen.getByRole('alertdialog').getByRole('alert')).toMatchTextContent(message);
});

test('questions and their answers are put in order', async () => {
  const screen = await open(
    asked(question('Bread', 'White', 'Rye'), question('Spice', 'Mild', 'Hot')),
    answer(ReorderOptionsDocument, { answer: { __typename: 'OptionGroup' } }),
    answer(ReorderOptionGroupsDocument, { answer: { __typename: 'Product' } }),
  );
  await expect.element(screen.getByRole('button', { name: 'Move White', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Change the order' }).click();
  await tabTo(screen.getByRole('button', { name: 'Move White', exact: true }));
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => screen.api.sent(ReorderOptionsDocument))
    .toEqual([{ input: { optionGroupId: 'Bread', ids: ['Rye', 'White'] } }]);
  await screen.getByRole('button', { name: 'Move up: Spice' }).click();
  await expect
    .poll(() => screen.api.sent(ReorderOptionGroupsDocument))
    .toEqual([{ input: { productId: 'soup', ids: ['Spice', 'Bread'] } }]);
});
