import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { shifted } from './shifted';
import { untilAlive } from './visits';

// What moves counts here.
test.use({ reducedMotion: 'no-preference' });

test('what is liked and what is avoided shows in every tab of this device at once, and nothing of it is sent', async ({
  page,
  context,
  demoShop: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  const other = await context.newPage();
  await other.goto(`${url}/en/catalog/desserts/medovik`);
  await untilAlive(other);
  const sent: string[] = [];
  context.on('request', (request) => {
    const said = `${request.url()} ${request.postData()}`;
    if (/medovik|margherita|milk/i.test(said)) sent.push(said);
  });
  const heart = page.getByRole('button', { name: 'Favourite: Medovik' });
  const itsOther = other.getByRole('button', { name: 'Favourite: Medovik' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(itsOther).toHaveAttribute('aria-pressed', 'true');
  await itsOther.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.getByRole('button', { name: 'Favourite: Margherita' }).click();
  await other.getByText('My allergens').click();
  await other.getByRole('button', { name: 'milk', exact: true }).click();
  const margherita = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Margherita' }) });
  await expect(margherita.getByText('Contains: milk')).toBeVisible();
  expect(sent).toEqual([]);

  const row = page.getByRole('region', { name: 'Favourites' });
  await expect(row).toBeHidden();
  await page.reload();
  await untilAlive(page);
  await expect(row.getByRole('article')).toHaveText([/Margherita/, /Medovik/]);
  expect(await shifted(page)).toBeLessThan(0.02);
  expect((await row.getByRole('article').first().boundingBox())?.y).toBeLessThan(844 / 3);
  expect(await faultsOf(page)).toEqual([]);
});
