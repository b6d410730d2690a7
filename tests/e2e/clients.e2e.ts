import { readFile } from 'node:fs/promises';
import { expect, testAroundTheClock as test } from './fixtures';
import { placeAsap } from './orders';
import { signIn } from './visits';

const CANCEL = 'mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { __typename } }';

test('staff find a client by phone, hand out what is kept, and forget them', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const name = `Ketevan ${Date.now()}`;
  const digits = String(Date.now()).slice(-6);
  const order = await placeAsap(demoShop.url, { name, phone: `+995 577 ${digits}` });
  // The same number as people of the country write it.
  const again = await placeAsap(demoShop.url, { name, phone: `0577 ${digits.slice(0, 3)}-${digits.slice(3)}` });
  for (const { id } of [order, again]) {
    await administrator.run(CANCEL, { input: { id, to: 'CANCELLED', reason: 'Called off' } });
  }
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/client`);
  await page.getByLabel('Name or phone').fill(digits);
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  await expect(page.getByRole('link', { name: again.number })).toBeVisible();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect(await readFile(await (await exported).path(), 'utf8')).toContain(name);

  await page.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What stays for the books');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Client erased; 2 orders stay without a name'),
  ).toBeVisible();
  await page.getByLabel('Name or phone').fill(digits);
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.goto(`${demoShop.url}/command-center/checkout/${encodeURIComponent(order.id)}`);
  await expect(page.getByRole('heading', { name: new RegExp(order.number) })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  // The link that the shopper was given leads to nothing any more.
  await page.goto(`${demoShop.url}/finish?order=${order.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No order here' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});
