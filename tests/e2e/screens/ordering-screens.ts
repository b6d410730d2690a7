import type { Page } from '@playwright/test';
import { signIn } from '../visits';
import type { Screen } from './catalogue';
import { drawOutline } from './draw-outline';
import { placeOrderAndSignIn } from './order-screens';

const SETTINGS = '/command-center/settings/orders';

const openFirstClient = async (page: Page) => {
  await page.locator('a[href*="/command-center/client/"]').first().click();
  await page.waitForURL(/\/command-center\/client\/./);
};

/** How orders are taken, and who orders. */
export const ORDERING_SCREENS: readonly Screen[] = [
  { name: 'settings-orders', path: SETTINGS, server: 'demo', prepare: signIn },
  { name: 'zones', path: `${SETTINGS}/zone`, server: 'demo', prepare: signIn },
  { name: 'zone-new', path: `${SETTINGS}/zone/new`, server: 'demo', prepare: signIn, act: drawOutline },
  { name: 'promo-codes', path: `${SETTINGS}/promo-code`, server: 'demo', prepare: signIn },
  { name: 'promo-code-new', path: `${SETTINGS}/promo-code/new`, server: 'demo', prepare: signIn },
  { name: 'clients', path: '/command-center/client', server: 'demo', prepare: placeOrderAndSignIn },
  {
    name: 'client',
    path: '/command-center/client',
    server: 'demo',
    prepare: placeOrderAndSignIn,
    act: openFirstClient,
  },
];
