import { expect, test } from 'vitest';
import { CreateOptionDocument, ProductOptionsDocument, UpdateOptionDocument } from '../../../../gql/graphql';
import { answer } from '../../../../testing/answering-api';
import { faultsIn } from '../../../../testing/faults-in';
import { renderStaffPage } from '../../../../testing/render';
import * as options from './options-route';

const cheese = {
  id: 'cheese',
  version: 3,
  kind: 'EXTRA' as const,
  priceDifference: { minor: 0 },
  name: 'Cheese',
  nameTranslations: [{ locale: 'en' as const, value: 'Cheese' }],
};
const group = { id: 'top', name: 'On top', minimum: 0, maximum: 2, options: [cheese] };

test('what an option means, contains and adds is written down, and a value that is refused is marked', async () => {
  const screen = await renderStaffPage(options, {
    path: 'command-center/product/:productId/options',
    url: '/command-center/product/pie/options',
    answers: [
      answer(ProductOptionsDocument, { node: { __typename: 'Product', optionGroups: [group] } }),
      answer(UpdateOptionDocument, {
        answer: {
          __typename: 'InvalidInput',
          fields: [{ path: ['input', 'nutrition', 'calories'], message: 'At most 5000' }],
        },
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Edit: Cheese' }).click();
  const form = screen.getByRole('dialog');
  await expect.element(form.getByRole('radio', { name: 'An addition' })).toBeChecked();
  await form.getByText('A choice').click();
  await expect.element(form.getByText('On top: Cheese')).toBeVisible();
  // A removal that costs something is asked about.
  await form.getByText('A removal').click();
  await expect.element(form.getByText(/^Do clients pay/)).not.toBeInTheDocument();
  await form.getByLabelText(/^Price difference/).fill('2');
  await expect.element(form.getByText(/^Do clients pay/)).toBeVisible();
  await form.getByRole('button', { name: 'It is a choice' }).click();
  await expect.element(form.getByText(/^Do clients pay/)).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Milk' }).click();
  const energy = form.getByLabelText(/^Energy/);
  await energy.fill('5001');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(energy).toHaveAttribute('aria-invalid', 'true');
  await expect.element(energy).toHaveAccessibleDescription(/At most 5000/);
  screen.api.answer(answer(UpdateOptionDocument, { answer: { __typename: 'Option', id: 'cheese', version: 4 } }));
  await energy.fill('140');
  expect(await faultsIn(screen.container)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Option updated')).toBeVisible();
  await expect
    .poll(() => screen.api.sent(UpdateOptionDocument).at(-1))
    .toMatchObject({
      input: { id: 'cheese', version: 3, kind: 'CHOICE', allergens: ['MILK'], nutrition: { calories: 140 } },
    });
});

test('the kind of a new option follows what is typed until somebody sets it', async () => {
  const screen = await renderStaffPage(options, {
    path: 'command-center/product/:productId/options',
    url: '/command-center/product/pie/options',
    answers: [
      answer(ProductOptionsDocument, { node: { __typename: 'Product', optionGroups: [group] } }),
      answer(CreateOptionDocument, { answer: { __typename: 'Option' } }),
    ],
  });
  await screen.getByRole('button', { name: 'Add an option' }).click();
  const form = screen.getByRole('dialog');
  await form.getByLabelText('English').fill('No cheese');
  await expect.element(form.getByRole('radio', { name: 'A removal' })).toBeChecked();
  await form.getByText('An addition').click();
  await form.getByLabelText('English').fill('No crust');
  await expect.element(form.getByRole('radio', { name: 'An addition' })).toBeChecked();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => screen.api.sent(CreateOptionDocument)).toMatchObject([{ input: { kind: 'EXTRA' } }]);
});
