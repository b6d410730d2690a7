import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderForStaff } from '../../../testing/render';
import { Dialog } from './dialog';
import { toasts } from './toaster';

/** As the bar for chosen dishes, it floats above the foot. */
const Bar = () => (
  <div data-bottom-bar style={{ position: 'fixed', insetInline: 0, bottom: 12, height: 180 }}>
    Save
  </div>
);

test('on a phone a toast stands above the bar at the foot, however high that is', async () => {
  await page.viewport(390, 844);
  const screen = await renderForStaff(<Bar />);
  toasts.show({ message: 'Dish updated' });
  const toast = screen.getByRole('status').filter({ hasText: 'Dish updated' });
  await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 192);
});

test('on a desk a toast stands over the menu at the side, and covers nothing of the page', async () => {
  await page.viewport(1280, 800);
  const screen = await renderForStaff(<Bar />);
  toasts.show({ message: 'Settings of the whole shop updated', action: { label: 'Undo', onPress: () => undefined } });
  const toast = screen.getByRole('status').filter({ hasText: 'Settings' });
  await expect.poll(() => toast.element().getBoundingClientRect().right).toBeLessThanOrEqual(256);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

const Question = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Refund
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Refund">
        <p>How much?</p>
      </Dialog>
    </>
  );
};

test('a dialog that opens closes the toasts in sight, and shows those that come later', async () => {
  const screen = await renderForStaff(<Question />);
  toasts.show({ message: 'Order accepted' });
  const earlier = screen.getByRole('status').filter({ hasText: 'Order accepted' });
  await expect.element(earlier).toBeVisible();
  await screen.getByRole('button', { name: 'Refund' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(earlier).not.toBeInTheDocument();
  toasts.show({ message: 'The order was changed' });
  await expect.element(screen.getByText('The order was changed')).toBeVisible();
});
