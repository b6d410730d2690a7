import type { BrowserContext } from '@playwright/test';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { SCREENS, type Screen } from './screens/catalogue';
import { beyondTheEdge, openScreen } from './screens/open-screen';
import { signIn } from './visits';

/** In one look; `tests/release/screens.e2e.ts` has these and all others in every look. */
const DEMO = SCREENS.filter(({ server }) => server === 'demo');
const OF_STAFF = DEMO.filter(({ prepare }) => prepare === signIn);

async function expectNoFaults(context: BrowserContext, url: string, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    const page = await context.newPage();
    await openScreen(page, url, screen);
    expect.soft(await faultsOf(page), screen.name).toEqual([]);
    expect.soft(await beyondTheEdge(page), screen.name).toBeNull();
    await page.close();
  }
}

test('axe finds nothing on the screens that anybody can open, and they fit a phone', async ({ context, demoShop }) => {
  const screens = DEMO.filter(({ prepare }) => !prepare);
  await expectNoFaults(context, demoShop.url, screens);
});

test('axe finds nothing on the screens of staff, and they fit a phone', async ({ office, demoShop }) => {
  const screens = OF_STAFF.filter(({ act }) => !act);
  await expectNoFaults(office, demoShop.url, screens);
});

test('axe finds nothing on what staff open from there, and it fits a phone', async ({ office, demoShop }) => {
  const screens = OF_STAFF.filter(({ act }) => act);
  await expectNoFaults(office, demoShop.url, screens);
});
