import { afterEach, expect, test } from 'vitest';
import { reachability } from '../../connectivity/reachability';
import { faultsIn } from '../../testing/faults-in';
import { renderForShoppers } from '../../testing/render';
import { OfflineBanner } from './offline-banner';

afterEach(() => reachability.answered());

test('while the server can’t be reached every page says that it is the last saved one, and no longer', async () => {
  const screen = await renderForShoppers(<OfflineBanner />);
  const banner = screen.getByText(/You’re seeing the last saved menu/);
  await expect.element(banner).not.toBeInTheDocument();
  reachability.lost();
  await expect.element(banner).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
  reachability.answered();
  await expect.element(banner).not.toBeInTheDocument();
});
