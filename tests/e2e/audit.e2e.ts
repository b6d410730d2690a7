import { readFile } from 'node:fs/promises';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAsStaff } from './staff-page';
import { signIn } from './visits';

test('the audit log tells who changed what, narrows down by person and action, and comes as a file', async ({
  page,
  context,
  administrator,
  demoShop,
}) => {
  const { createPage } = await administrator.run<{ createPage: { id: string } }>(
    `mutation { createPage(input: { title: [{ locale: en, value: "House rules" }] }) { ... on Page { id } } }`,
  );
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/settings/audit`);
  const row = page.getByRole('row').filter({ hasText: 'Page created' }).first();
  await expect(row).toContainText('House rules');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Signed in' });
  await expect(page).toHaveURL(/action=signIn/);
  await expect(page.getByRole('row').filter({ hasText: 'Page created' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 24 hours' });
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('Signed in');
  expect(file).not.toContain('Page created');
  await administrator.run('mutation ($id: ID!) { deletePage(id: $id) { __typename } }', { id: createPage.id });
  await page.goto(`${demoShop.url}/command-center/settings/audit?action=deletePage`);
  await expect(page.getByRole('row').filter({ hasText: 'Page deleted' }).first()).toBeVisible();
});

test('what is written while somebody reads is announced, and days of one’s own narrow it down', async ({
  page,
  administrator,
  demoShop,
}) => {
  await openAsStaff(page, demoShop, '/settings/audit?action=createPage');
  const title = `House rules ${crypto.randomUUID().slice(0, 8)}`;
  const { createPage } = await administrator.run<{ createPage: { id: string } }>(
    'mutation ($title: String!) { createPage(input: { title: [{ locale: en, value: $title }] }) { ... on Page { id } } }',
    { title },
  );
  const row = page.getByRole('row').filter({ hasText: title });
  const news = page.getByRole('button', { name: /new entr/ });
  await expect(news).toBeVisible();
  await expect(row).toHaveCount(0);
  await news.click();
  await expect(row).toHaveCount(1);
  await expect(news).toBeHidden();

  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Dates…' });
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(row).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  await administrator.run('mutation ($id: ID!) { deletePage(id: $id) { __typename } }', { id: createPage.id });
});
