import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { signIn } from './visits';

test('a program works with its token, no further than its scope, until it is revoked', async ({
  page,
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/tokens`);
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Choose at least one.').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^See orders/ }).check();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const secret = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(secret).toMatch(/^carte_[\w-]{43}$/);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Other end-to-end tests have tokens of their own in this shop, and names that begin alike.
  const row = page.getByRole('row').filter({ hasText: secret.slice(0, 12) });
  await expect(row).toContainText('orders:read');
  await expect(row).toContainText('Till');
  expect(await page.content()).not.toContain(secret);

  const ask = async (query: string) => {
    const answer = await fetch(`${demoShop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect((await ask('{ channel { orders(first: 1) { nodes { id } } } }')).body.errors).toBeUndefined();
  const refused = await ask('mutation { pauseOrders(input: { minutes: 15 }) { __typename } }');
  expect(refused.body.errors[0]).toMatchObject({
    message: 'This needs an API token with the scope orders:write.',
    extensions: { code: 'FORBIDDEN', scope: 'orders:write' },
  });
  await page.reload();
  await expect(row).toContainText('Just now');

  await page.getByRole('button', { name: 'Revoke: Till' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the token' }).click();
  await expect(page.getByText('Token revoked').first()).toBeVisible();
  await expect(row).toContainText('Revoked');
  expect((await ask('{ channel { name } }')).status).toBe(401);
});

test('the API answers pages of a site that the owner lists, and of no other', async ({ page, context, demoShop }) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/tokens`);
  const addresses = page.getByRole('textbox', { name: 'Addresses' });
  await addresses.fill('https://pizza.example/\npizza.example');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^pizza\.example: This is not the address of a site/)).toBeVisible();
  await expect(addresses).toBeFocused();
  await addresses.fill('https://pizza.example/');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Websites saved').first()).toBeVisible();
  await page.reload();
  await expect(addresses).toHaveValue('https://pizza.example');

  // What the shop's server answers such a page's browser.
  const allowedTo = async (origin: string) => {
    const answer = await fetch(`${demoShop.url}/api/channel`, { headers: { origin } });
    return answer.headers.get('access-control-allow-origin');
  };
  expect(await allowedTo('https://pizza.example')).toBe('https://pizza.example');
  expect(await allowedTo('https://evil.example')).toBeNull();

  await addresses.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Websites saved').first()).toBeVisible();
});
