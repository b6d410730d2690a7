import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { LocalizedField } from '../fields/localized-field';
import { NO_TEXTS } from '../fields/texts';
import { Button } from '../ui/button';
import { FormDialog } from './form-dialog';
import { useEntityForm } from './use-entity-form';

const create = vi.fn(async () => ({ __typename: 'Menu' }));

function NewMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useEntityForm({
    isNew: true,
    saved: { name: { ...NO_TEXTS } },
    save: create,
    done: 'Menu created',
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title="New menu">
      <LocalizedField form={form} label="Name" name="name" />
    </FormDialog>
  );
}

function Menus() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add a menu</Button>
      {isOpen && <NewMenuDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function openDialog() {
  create.mockClear();
  const screen = await renderForStaff(<Menus />);
  const add = screen.getByRole('button', { name: 'Add a menu' });
  await tabAndPress(add);
  const dialog = screen.getByRole('dialog', { name: 'New menu' });
  await expect.element(dialog).toBeVisible();
  return Object.assign(screen, { add, dialog, english: dialog.getByLabelText('English') });
}

test('by keys: a dialog is filled in and sent by Enter, and gives the focus back', async () => {
  const screen = await openDialog();
  expect(await faultsIn(screen.dialog.element())).toEqual([]);
  await screen.english.fill('Breakfast');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Menu created')).toBeVisible();
  await expect.element(screen.dialog).not.toBeInTheDocument();
  await expect.element(screen.add).toHaveFocus();
  expect(create).toHaveBeenCalledWith({ name: { en: 'Breakfast', ru: '' } }, 0);
});

test('a name in the shop’s own language is required, one that lacks another is marked', async () => {
  const screen = await openDialog();
  await screen.dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.english).toHaveAccessibleDescription('Required');
  await screen.english.fill('Breakfast');
  await expect.element(screen.dialog.getByText('no translation')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('Escape closes an untouched dialog, and asks before it drops what was typed', async () => {
  const screen = await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.dialog).not.toBeInTheDocument();
  await expect.element(screen.add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.english.fill('Breakfast');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.english).toHaveValue('Breakfast');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(screen.dialog).not.toBeInTheDocument();
});
