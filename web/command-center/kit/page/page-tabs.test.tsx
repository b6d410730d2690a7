import { expect, test } from 'vitest';
import { renderForStaff } from '../../../testing/render';
import { PageTabs } from './page-tabs';
import { pathId } from './path-id';

test('the open tab is marked, however an address writes the id', async () => {
  const tabs = [
    { to: '/command%2Dcenter', label: 'Dish' },
    { to: '/command-center/options', label: 'Options' },
  ];
  const screen = await renderForStaff(<PageTabs label="Parts" tabs={tabs} />);
  await expect.element(screen.getByRole('link', { name: 'Dish' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Options' })).not.toHaveAttribute('aria-current');
  expect(pathId('UHJvZHVjdDox==')).toBe('UHJvZHVjdDox==');
});
