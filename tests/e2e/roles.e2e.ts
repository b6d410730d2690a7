import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { openAroundTheClock } from './opening-hours';
import { moveThrough, placeAsap, signInAs } from './orders';
import { signIn } from './visits';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

for (const { role, sees, lacks, refused } of [
  {
    role: 'OPERATOR',
    sees: ['Dashboard', 'Orders', 'Stop list', 'Clients'],
    lacks: ['Menus and categories', 'Dishes', 'Settings', 'Receivers'],
    refused: ['menu', 'settings/general', 'settings/staff', 'settings'],
  },
  {
    role: 'KITCHEN',
    sees: ['Dashboard'],
    lacks: ['Orders', 'Clients', 'Stop list', 'Menus and categories', 'Settings'],
    refused: ['menu', 'client', 'stop-list', 'settings/hours'],
  },
  {
    role: 'COURIER',
    sees: ['My orders'],
    lacks: ['Dashboard', 'Orders', 'Clients', 'Kitchen board', 'Settings'],
    refused: ['checkout', 'kitchen', 'client', 'menu', 'settings/hours'],
  },
  {
    role: 'MANAGER',
    sees: ['Orders', 'Menus and categories', 'Settings'],
    lacks: [],
    refused: ['settings/staff', 'settings/tokens'],
  },
] as const) {
  test(`${role} sees what the role allows, and is told so at the other addresses`, async ({
    browser,
    administrator,
    demoShop,
  }) => {
    const context: BrowserContext = await browser.newContext();
    await signIn(context, { ...demoShop, administrator: await hire(administrator, role) });
    const page = await context.newPage();
    await page.goto(`${demoShop.url}/en/command-center`);
    for (const name of sees)
      await expect(sidebar(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const name of lacks)
      await expect(sidebar(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeHidden();
    for (const path of refused) {
      const answer = await page.goto(`${demoShop.url}/en/command-center/${path}`);
      expect(answer?.status(), path).toBe(403);
      await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    }
    await context.close();
  });
}

/** The API's answer to a caller who bypasses the screens. */
async function refusalOf(context: BrowserContext, url: string, query: string, id: string): Promise<unknown> {
  const answer = await context.request.post(`${url}/graphql`, { data: { query, variables: { id } } });
  const { errors = [], data } = await answer.json();
  // Of an order that is moved, the refusal is data.
  return errors[0]?.extensions?.code ?? data?.moveOrder?.code;
}

const ACCEPT = 'mutation ($id: ID!) { moveOrder(input: { id: $id, to: ACCEPTED }) { ... on Error { code } } }';
const ERASE = 'mutation ($id: ID!) { eraseClient(id: $id) { __typename } }';
const EXPORT = 'mutation ($id: ID!) { exportClient(id: $id) { __typename } }';
const AUDIT = 'query { channel { audit(first: 1) { nodes { id } } } }';

test('an operator may not take a client’s data out, nor may a cook take an order: no button, no address, no call', async ({
  browser,
  administrator,
  demoShop,
}) => {
  test.slow();
  const restoreHours = await openAroundTheClock(administrator);
  const { id, number } = await placeAsap(demoShop.url);
  const { node } = await administrator.run<{ node: { client: { id: string } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Checkout { client { id } } } }',
    { id },
  );
  const [operator, cook] = [await browser.newContext(), await browser.newContext()];
  await signInAs(operator, demoShop, administrator, { role: 'OPERATOR', name: 'Nino' });
  await signInAs(cook, demoShop, administrator, { role: 'KITCHEN', name: 'Gia' });

  const client = await operator.newPage();
  await client.goto(`${demoShop.url}/en/command-center/client/${node.client.id}`);
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(client.getByRole('button', { name: 'Export as JSON' })).toHaveCount(0);
  await expect(client.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
  for (const query of [EXPORT, ERASE, AUDIT]) {
    expect(await refusalOf(operator, demoShop.url, query, node.client.id), query).toBe('FORBIDDEN');
  }

  const kitchen = await cook.newPage();
  for (const path of [`checkout/${id}`, `client/${node.client.id}`]) {
    const answer = await kitchen.goto(`${demoShop.url}/en/command-center/${path}`);
    expect(answer?.status(), path).toBe(403);
  }
  expect(await refusalOf(cook, demoShop.url, ACCEPT, id)).toBe('FORBIDDEN');
  for (const query of [ERASE, AUDIT]) {
    expect(await refusalOf(cook, demoShop.url, query, node.client.id), query).toBe('FORBIDDEN');
  }
  await moveThrough(administrator, id, 'ACCEPTED');
  await kitchen.goto(`${demoShop.url}/en/command-center/kitchen`);
  const card = kitchen.getByRole('article', { name: number });
  await expect(card.getByRole('button', { name: `Start: order ${number}` })).toBeVisible();
  await expect(card).not.toContainText('Nino Beridze');
  await expect(card.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  await operator.close();
  await cook.close();
  await restoreHours();
});
