import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabAndPress } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { FormTextField } from '../fields/form-text-field';
import { EntityForm } from '../form/entity-form';
import type { Answer } from '../form/refusal';
import { useEntityForm } from '../form/use-entity-form';
import { FoldingPanel } from './folding-panel';

interface Texts {
  readonly name: string;
  readonly street: string;
  readonly motto: string;
}

const SAVED: Texts = { name: 'Garden Kitchen', street: 'Mill Lane 4', motto: 'Slow food' };

function TextsForm({ save }: { readonly save: (texts: Texts) => Promise<Answer> }) {
  const form = useEntityForm({ saved: SAVED, save, done: 'Texts saved' });
  return (
    <EntityForm form={form}>
      <FormTextField form={form} label="Name" name="name" />
      <FoldingPanel id="place" summary="Mill Lane 4" title="Place">
        <FormTextField form={form} label="Street" name="street" />
      </FoldingPanel>
      <FoldingPanel id="words" summary="Slow food" title="Words">
        <FormTextField form={form} label="Motto" name="motto" />
      </FoldingPanel>
    </EntityForm>
  );
}

const refusing = (...names: readonly string[]) =>
  vi.fn(async () => ({
    __typename: 'InvalidInput' as const,
    code: 'INVALID_INPUT',
    message: 'Invalid',
    fields: names.map((name) => ({ code: 'TOO_LONG', path: ['input', name], message: `Too long: ${name}` })),
  }));

const render = async (save: (texts: Texts) => Promise<Answer> = async () => ({ __typename: 'Shop' })) => {
  const screen = await renderForStaff(<TextsForm save={save} />);
  return Object.assign(screen, {
    name: screen.getByLabelText('Name'),
    street: screen.getByLabelText('Street'),
    motto: screen.getByLabelText('Motto'),
    place: screen.getByText('Place'),
  });
};

test('by keys: a closed section says what it is set to, and opens', async () => {
  const { container, street, place, getByText } = await render();
  await expect.element(getByText('Mill Lane 4')).toBeVisible();
  await expect.element(street).not.toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(street).toBeVisible();
  await expect.element(getByText('Mill Lane 4')).not.toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
  await place.click();
  await expect.element(street).not.toBeVisible();
});

test('what is in a closed section is sent', async () => {
  const save = vi.fn(async () => ({ __typename: 'Shop' }));
  const { name, street, place } = await render(save);
  await place.click();
  await street.fill('Harbour Road 1');
  await place.click();
  await name.fill('Harbour Kitchen');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => save.mock.calls)
    .toEqual([[{ name: 'Harbour Kitchen', street: 'Harbour Road 1', motto: 'Slow food' }, 0]]);
});

test('a refused field opens its section and has the focus', async () => {
  const { name, street, motto } = await render(refusing('street'));
  await name.fill('Harbour Kitchen');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(street).toHaveFocus();
  await expect.element(motto).not.toBeVisible();
});

test('several refused fields open their sections, and a link to one opens it again', async () => {
  const { name, street, motto, place, getByRole } = await render(refusing('street', 'motto'));
  await name.fill('Harbour Kitchen');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(street).toBeVisible();
  await expect.element(motto).toBeVisible();
  await place.click();
  await expect.element(street).not.toBeVisible();
  await getByRole('link', { name: 'Too long: street' }).click();
  await expect.element(street).toHaveFocus();
});

test('by keys: dropping leads back to the changed field, though its section was closed meanwhile', async () => {
  const { street, place, getByRole } = await render();
  await place.click();
  await street.fill('Harbour Road 1');
  await place.click();
  await tabAndPress(getByRole('button', { name: 'Discard' }));
  await expect.element(street).toHaveFocus();
  await expect.element(street).toHaveValue('Mill Lane 4');
});
