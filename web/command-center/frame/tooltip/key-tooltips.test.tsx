import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { renderForStaff } from '../../../testing/render';
import { IconButton } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { KeyTooltips } from './key-tooltips';

function middleOf(shown: Locator): number {
  const { left, width } = shown.element().getBoundingClientRect();
  return left + width / 2;
}

const render = () =>
  renderForStaff(
    <main>
      <IconButton icon="⇧" label="Move up" />
      <IconButton icon="⇩" label="Move down" />
      <KeyTooltips />
    </main>,
  );

test('by keys: a button that is an icon alone says what it does, until the focus or Escape leaves it', async () => {
  const { getByText, getByRole } = await render();
  await userEvent.tab();
  await expect.element(getByText('Move up')).toBeVisible();
  const [tooltip, button] = [getByText('Move up'), getByRole('button', { name: 'Move up' })];
  await expect.poll(() => Math.abs(middleOf(tooltip) - middleOf(button))).toBeLessThan(80);
  expect(await faultsIn(document.body)).toEqual([]);
  await userEvent.tab();
  await expect.element(getByText('Move down')).toBeVisible();
  await expect.element(getByText('Move up')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByText('Move down')).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Move down' })).toHaveFocus();
});

test('a press of the mouse shows none', async () => {
  const { getByText, getByRole } = await render();
  await getByRole('button', { name: 'Move up' }).click();
  await expect.element(getByText('Move up')).not.toBeInTheDocument();
});

test('by keys: Escape closes the dialog that the button is in', async () => {
  const close = vi.fn();
  const { getByText } = await renderForStaff(
    <>
      <Dialog isOpen onClose={close} title="Sizes">
        <IconButton icon="⇧" label="Move up" />
      </Dialog>
      <KeyTooltips />
    </>,
  );
  await userEvent.tab();
  await expect.element(getByText('Move up')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls).toHaveLength(1);
});
