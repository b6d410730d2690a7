import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DeleteWarehouseDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { tabAndPress } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { DeleteEntity } from './delete-entity';

const riverside = (
  <DeleteEntity
    command={DeleteWarehouseDocument}
    done="command-center.stations.deleted"
    id="riverside"
    name="Riverside"
    to="/command-center"
    words="command-center.warehouses"
  />
);
const deleted = answer(DeleteWarehouseDocument, { answer: { __typename: 'Deleted' } });

async function ask(answered = deleted) {
  const screen = await renderForStaff(riverside, { answers: [answered] });
  const opener = screen.getByRole('button', { name: 'Delete the kitchen' });
  await tabAndPress(opener);
  const question = screen.getByRole('alertdialog', { name: 'Delete the kitchen “Riverside”?' });
  return Object.assign(screen, {
    opener,
    question,
    confirm: question.getByRole('button', { name: 'Delete the kitchen' }),
  });
}

test('a deletion is asked about first, and a second Enter does nothing: the focus begins on the way out', async () => {
  const screen = await ask();
  await expect.element(screen.question.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.question).not.toBeInTheDocument();
  await expect.element(screen.opener).toHaveFocus();
  expect(screen.api.sent(DeleteWarehouseDocument)).toEqual([]);
});

test('after a yes the entity is deleted, and a toast says so', async () => {
  const screen = await ask();
  await screen.confirm.click();
  await expect.element(screen.getByText('Station deleted')).toBeVisible();
  await expect.poll(() => screen.api.sent(DeleteWarehouseDocument)).toEqual([{ id: 'riverside' }]);
});

test('a refusal is shown in the question, which stays open', async () => {
  const message = 'A delivery area is measured from it.';
  const screen = await ask(answer(DeleteWarehouseDocument, { answer: { __typename: 'WarehouseInUse', message } }));
  await screen.confirm.click();
  await expect.element(screen.question.getByRole('alert')).toHaveTextContent(message);
});

test('what a colleague deleted already counts as deleted', async () => {
  const gone = { __typename: 'Refusal', code: 'NOT_FOUND' } as const;
  const screen = await ask(answer(DeleteWarehouseDocument, { answer: gone }));
  await screen.confirm.click();
  await expect.element(screen.getByText('Station deleted')).toBeVisible();
});
