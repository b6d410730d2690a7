import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress, tabTo } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { IconField } from './icon-field';

const save = vi.fn(async () => ({ __typename: 'Category' }));

function CategoryForm() {
  const saved = { icon: '' };
  const form = useEntityForm({ saved, save, done: 'Category saved' });
  return (
    <EntityForm form={form}>
      <IconField form={form} name="icon" />
    </EntityForm>
  );
}

test('by keys: an icon is looked for by its name and taken, and the form behind it is not sent', async () => {
  const screen = await renderForStaff(<CategoryForm />);
  const choose = screen.getByRole('button', { name: 'Choose an icon' });
  await tabAndPress(choose);
  const dialog = screen.getByRole('dialog', { name: 'Choose an icon' });
  expect(await faultsIn(dialog.element())).toEqual([]);
  await dialog.getByRole('searchbox', { name: 'Find an icon' }).fill('nothing of this kind');
  await expect.element(dialog.getByRole('status')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Find an icon' }).fill('soup');
  await userEvent.keyboard('{Enter}');
  const first = dialog.getByRole('radio').first();
  await tabTo(first);
  await userEvent.keyboard(' ');
  await expect.element(first).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(choose).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => save.mock.calls).toEqual([[{ icon: 'steaming-bowl' }, 0]]);
});
