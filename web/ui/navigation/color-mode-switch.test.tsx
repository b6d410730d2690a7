import { expect, test } from 'vitest';
import { renderForShoppers } from '../../testing/render';
import { COLOR_MODE_KEY } from '../theme/color-mode-names';
import { ColorModeSwitch } from './color-mode-switch';

test('the switch goes round the modes, and the browser keeps the one that was chosen', async () => {
  const first = await renderForShoppers(<ColorModeSwitch />);
  await first.getByRole('button', { name: 'Colour mode: System' }).click();
  await first.getByRole('button', { name: 'Colour mode: Light' }).click();
  await expect.element(first.getByRole('button', { name: 'Colour mode: Dark' })).toBeVisible();
  expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
  await first.unmount();
  const later = await renderForShoppers(<ColorModeSwitch />);
  await expect.element(later.getByRole('button', { name: 'Colour mode: Dark' })).toBeVisible();
});
