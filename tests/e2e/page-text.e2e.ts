import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { takePhoto } from './photos';
import { openAsStaff, toast } from './staff-page';

/** As a program would write it. */
const BODY = `<h2>Rooms</h2>
<figure><img src="https://pictures.example/hall.webp" alt="The hall"><figcaption>The <em>great</em> hall</figcaption></figure>
<p>100 m<sup>2</sup>, H<sub>2</sub>O on every table</p>
<table><caption>What it costs</caption><tbody><tr><th>Hall</th><td>300</td></tr></tbody></table>`;

async function createPage(administrator: ApiClient, title: string, body = ''): Promise<string> {
  const texts = (value: string) => (value ? [{ locale: 'en', value }] : []);
  const { createPage: page } = await administrator.run<{ createPage: { id: string } }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { ... on Page { id } ... on Error { message } } }',
    { input: { title: texts(title), body: texts(body), isPublished: true } },
  );
  return page.id;
}

const deletePage = (administrator: ApiClient, id: string) =>
  administrator.run('mutation ($id: ID!) { deletePage(id: $id) { __typename } }', { id });

const text = (page: Page) => page.getByRole('textbox', { name: 'Text, English' });

test('figures, captions and raised letters that a program wrote come through the editor, with a picture more', async ({
  page,
  demoShop,
  administrator,
}) => {
  const title = `Rooms ${crypto.randomUUID().slice(0, 8)}`;
  const id = await createPage(administrator, title, BODY);
  await openAsStaff(page, demoShop, `/page/${id}`);
  const figures = text(page).locator('figure');
  await expect(figures).toHaveCount(2);
  await expect(figures.first().locator('figcaption em')).toHaveText('great');
  await expect(figures.last().locator('figcaption')).toHaveText('What it costs');

  await text(page).getByRole('heading', { name: 'Rooms' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page
    .getByRole('toolbar', { name: 'Formatting: Text, English' })
    .getByRole('button', { name: 'Picture', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.locator('input[type=file]').setInputFiles(await takePhoto('kitchen.jpg', 800, 600));
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/^\/media\//);
  await dialog.getByLabel('What it shows').fill('Our kitchen');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(text(page).getByRole('img', { name: 'Our kitchen' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Page updated')).toBeVisible();

  const { node } = await administrator.run<{ node: { slug: string } }>(
    'query ($id: ID!) { node(id: $id) { ... on Page { slug } } }',
    { id },
  );
  await page.goto(`${demoShop.url}/en/${node.slug}`);
  const body = page.getByRole('main');
  await expect(body.getByRole('img', { name: 'Our kitchen' })).toHaveAttribute('src', /^\/media\/.+\.webp$/);
  await expect(body.getByRole('figure').first().getByRole('img', { name: 'The hall' })).toBeAttached();
  await expect(body.locator('figcaption')).toHaveText(['The great hall', 'What it costs']);
  await expect(body.locator('sup')).toHaveText('2');
  await expect(body.locator('sub')).toHaveText('2');
  await expect(body.getByRole('cell', { name: '300' })).toBeVisible();
  await deletePage(administrator, id);
});

test('a page is dragged by its grip to where it shall stand', async ({ page, demoShop, administrator }) => {
  const names = ['One', 'Two'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const [first = '', second = ''] = names;
  const ids = [await createPage(administrator, first), await createPage(administrator, second)];
  await openAsStaff(page, demoShop, '/page');
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  const told = page.getByRole('status').filter({ hasText: `${second}: now` });
  await expect(rows.last()).toContainText(second);
  // Onto the upper half of the row above: it goes before it.
  await page
    .getByRole('button', { name: `Move ${second}`, exact: true })
    .dragTo(rows.filter({ hasText: first }), { targetPosition: { x: 60, y: 4 } });
  await expect(told).toBeAttached();
  await expect(rows.last()).toContainText(first);
  await page.reload();
  await expect(rows.last()).toContainText(first);
  for (const id of ids) await deletePage(administrator, id);
});
