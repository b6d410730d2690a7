import { expect, test } from './fixtures';
import { takePhoto } from './photos';
import { signIn } from './visits';

test('what is no photo, or can’t be sent, is said beside the photo; one is cropped, taken away, dropped and saved', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/product/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'Add a dish' })).toBeVisible();
  const photo = page.getByRole('group', { name: 'Photo', exact: true });
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Photographed dish');
  const choose = page.getByLabel('Choose a photo');
  await choose.setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') });
  await expect(photo.getByRole('alert')).toContainText('This file is not a photo');
  await page.route('**/api/media', (route) => route.abort());
  await choose.setInputFiles(await takePhoto('dish.jpg', 400, 300));
  await expect(photo.getByRole('alert')).toContainText('The photo wasn’t uploaded');
  await page.unroute('**/api/media');
  await choose.setInputFiles(await takePhoto('dish.jpg'));
  await expect(page.getByText('Photo loaded').first()).toBeVisible();
  await expect(photo.getByRole('alert')).toBeEmpty();
  const shown = () => photo.locator('img[src^="/media/"]').getAttribute('src');
  const whole = await shown();

  await photo.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(shown).not.toBe(whole);

  await photo.getByRole('button', { name: 'Remove' }).click();
  await expect(photo.locator('img[src^="/media/"]')).toHaveCount(0);

  const { buffer, name: file, mimeType } = await takePhoto('dropped.jpg', 800, 600);
  const files = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return data;
    },
    { bytes: [...buffer], name: file, type: mimeType },
  );
  await photo.locator('div').first().dispatchEvent('drop', { dataTransfer: files });
  await expect(photo.locator('img[src^="/media/"]')).toHaveCount(1);

  await expect(name).toHaveValue('Photographed dish');
  await page.getByLabel('Price', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Add the dish' }).click();
  await expect(page.getByText('The dish is on the menu')).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const saved = await administrator.run<{ node: { photo: { width: number } | null } }>(
    'query ($id: ID!) { node(id: $id) { ... on Product { photo { width } } } }',
    { id },
  );
  expect(saved.node.photo).toEqual({ width: 800 });
  await administrator.run('mutation ($id: ID!) { deleteProduct(id: $id) { __typename } }', { id });
});
