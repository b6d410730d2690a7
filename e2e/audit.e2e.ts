import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
