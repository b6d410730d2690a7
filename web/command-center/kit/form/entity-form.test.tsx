import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { renderForStaff } from '../../../testing/render';
import { FormTextField } from '../fields/form-text-field';
import { EntityForm } from './entity-form';
import type { Answer } from './refusal';
import { useEntityForm } from './use-entity-form';

interface Shop {
  readonly name: string;
  readonly phone: string;
}

interface Props {
  readonly save: (shop: Shop) => Promise<Answer | null>;
}

function ShopForm({ save }: Props) {
  const form = useEntityForm({ saved: { name: 'Garden Kitchen', phone: '' }, save, done: 'Shop saved' });
  return (
    <EntityForm form={form}>
      <FormTextField form={form} label="Name" name="name" />
      <FormTextField form={form} isOptional label="Phone" name="phone" />
    </EntityForm>
  );
}

const render = async (save: Props['save'] = async () => ({ __typename: 'Shop' })) => {
  const screen = await renderForStaff(<ShopForm save={save} />);
  return Object.assign(screen, {
    name: screen.getByRole('textbox', { name: 'Name' }),
    phone: screen.getByRole('textbox', { name: /^Phone/ }),
    save: screen.getByRole('button', { name: 'Save' }),
  });
};

/** As the browser asks a page before it closes its tab. */
const isAskedOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what is typed brings the way to save it, Ctrl+S takes it, and the form is at rest again', async () => {
  const saved = vi.fn(async () => ({ __typename: 'Shop' }));
  const screen = await render(saved);
  await expect.element(screen.save).not.toBeInTheDocument();
  await screen.name.fill('Corner Kitchen');
  await expect.element(screen.save).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Shop saved')).toBeVisible();
  await expect.element(screen.save).not.toBeInTheDocument();
  expect(saved.mock.calls).toEqual([[{ name: 'Corner Kitchen', phone: '' }, 0]]);
});

test('closing the tab is asked about while something is typed, and only then', async () => {
  const screen = await render();
  expect(isAskedOnClosing()).toBe(false);
  await screen.name.fill('Corner Kitchen');
  expect(isAskedOnClosing()).toBe(true);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.name).toHaveValue('Garden Kitchen');
  expect(isAskedOnClosing()).toBe(false);
});

test('a required field that was emptied takes the focus, and nothing is sent', async () => {
  const saved = vi.fn(async () => null);
  const screen = await render(saved);
  await screen.name.fill('');
  await screen.save.click();
  await expect.element(screen.name).toHaveFocus();
  await expect.element(screen.name).toHaveAccessibleDescription('Required');
  expect(saved).not.toHaveBeenCalled();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const message = 'This phone number doesn’t look right.';
  const screen = await render(async () => ({
    __typename: 'InvalidInput',
    code: 'INVALID',
    message,
    path: ['input', 'phone'],
  }));
  await screen.name.fill('Corner Kitchen');
  await screen.phone.fill('12');
  await screen.save.click();
  await expect.element(screen.phone).toHaveFocus();
  await expect.element(screen.phone).toHaveAccessibleDescription(message);
  await expect.element(screen.name).toHaveValue('Corner Kitchen');
});

test('an answer that never came is said above the form, and the next try saves', async () => {
  const answers: (Answer | null)[] = [null, { __typename: 'Shop' }];
  const screen = await render(async () => answers.shift() ?? null);
  await screen.name.fill('Corner Kitchen');
  await screen.save.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.save.click();
  await expect.element(screen.getByText('Shop saved')).toBeVisible();
});
