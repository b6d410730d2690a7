import type { BrowserContext, Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { signIn } from './visits';

const PASSWORD = 'ladle and whisk 7';

async function hire(administrator: ApiClient, role: 'OPERATOR' | 'KITCHEN' | 'MANAGER'): Promise<string> {
  const login = `${role.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`;
  await administrator.run(
    `mutation ($input: CreateStaffMemberInput!) {
      createStaffMember(input: $input) { __typename ... on Error { message } }
    }`,
    { input: { name: role, login, password: PASSWORD, role } },
  );
  return login;
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

for (const { role, sees, lacks, refused } of [
  {
    role: 'OPERATOR',
    sees: ['Dashboard', 'Orders', 'Stop list', 'Clients'],
    lacks: ['Menus and categories', 'Products', 'Settings', 'Receivers'],
    refused: ['menu', 'settings/general', 'settings/staff', 'settings'],
  },
  {
    role: 'KITCHEN',
    sees: ['Dashboard'],
    lacks: ['Orders', 'Clients', 'Stop list', 'Menus and categories', 'Settings'],
    refused: ['menu', 'client', 'stop-list', 'settings/hours'],
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
    const login = await hire(administrator, role);
    const context: BrowserContext = await browser.newContext();
    await signIn(context, { ...demoShop, administrator: { login, password: PASSWORD } });
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
