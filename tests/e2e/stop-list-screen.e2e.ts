import type { ApiClient } from './api-client';
import { expect, test } from './fixtures';
import { hire } from './hire';
import { signIn } from './visits';

const isSoldOut = async (staff: ApiClient, slug: string) =>
  (
    await staff.run<{ product: { isSoldOut: boolean } }>(
      `query ($slug: String!) { product(slug: $slug) { isSoldOut } }`,
      {
        slug,
      },
    )
  ).product.isSoldOut;

const STOPPED = '{ channel { stopList { id: itemId } } }';
const STOP = `mutation ($id: ID!) { stopProduct(input: { id: $id, duration: UNTIL_CHANGED }) { __typename } }`;

test('one of two stops a dish and an extra, both see it at once, and the operator puts them back', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const { channel } = await administrator.run<{ channel: { stopList: { id: string }[] } }>(STOPPED);
  const contexts = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  const [owner, operator, kitchen] = contexts;
  if (!owner || !operator || !kitchen) throw new Error('three browsers');
  await signIn(owner, demoShop);
  await signIn(operator, { ...demoShop, administrator: await hire(administrator, 'OPERATOR') });
  await signIn(kitchen, { ...demoShop, administrator: await hire(administrator, 'KITCHEN') });
  const [one, other, third] = [await owner.newPage(), await operator.newPage(), await kitchen.newPage()];

  await third.goto(`${demoShop.url}/command-center/stop-list`);
  await expect(third.getByText('your role doesn’t have access to this page')).toBeVisible();

  await other.goto(`${demoShop.url}/command-center/stop-list`);
  await expect(other.getByRole('heading', { name: 'Stop list' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Put back: Tiramisu' })).toBeHidden();
  await one.goto(`${demoShop.url}/command-center/stop-list`);
  await one.getByText('1 hour').click();
  await one.getByRole('searchbox').fill('tirami');
  await one.getByRole('button', { name: 'Stop: Tiramisu' }).click();
  await expect(one.getByText('Unavailable: Tiramisu').first()).toBeAttached();
  expect(await isSoldOut(administrator, 'tiramisu')).toBe(true);
  await expect(other.getByRole('button', { name: 'Put back: Tiramisu' }).first()).toBeVisible();

  await one.getByText('Until a time').click();
  await one.getByLabel('Available again at').fill('2020-01-01T10:00');
  await one.getByRole('searchbox').fill('parmesan');
  await one
    .getByRole('button', { name: /^Stop: .+ Parmesan/ })
    .first()
    .click();
  await expect(one.getByText('Choose a time in the future.').first()).toBeAttached();
  await one.getByText('Until I put it back').click();
  await one
    .getByRole('button', { name: /^Stop: .+ Parmesan/ })
    .first()
    .click();
  await expect(other.getByText('until you put it back').first()).toBeVisible();

  await other.getByRole('button', { name: 'Put back: Tiramisu' }).first().click();
  await expect(other.getByText('Available again: Tiramisu').first()).toBeAttached();
  expect(await isSoldOut(administrator, 'tiramisu')).toBe(false);
  await one.getByRole('searchbox').fill('margherita');
  await one.getByRole('button', { name: 'Stop: Margherita', exact: true }).click();
  await other.getByRole('button', { name: 'Put everything back' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Put everything back' }).click();
  await expect(one.getByText('Everything is available')).toBeVisible();
  expect(await isSoldOut(administrator, 'margherita')).toBe(false);
  // What the demo shop has stopped itself.
  for (const { id } of channel.stopList) await administrator.run(STOP, { id });
  for (const context of contexts) await context.close();
});

const SHARED = '{ channel { sharedOptions { name productCount stoppedCount } } }';

test('an extra that has run out is stopped on every dish at one press', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/command-center/stop-list?q=jalap`);
  const shared = async () => {
    const { channel } = await administrator.run<{
      channel: { sharedOptions: { name: string; productCount: number; stoppedCount: number }[] };
    }>(SHARED);
    return channel.sharedOptions.find(({ name }) => name === 'Jalapeños');
  };
  const before = await shared();
  if (!before) throw new Error('the demo shop has no extra that several dishes share');
  const { productCount } = before;
  const label = `Jalapeños (on ${productCount} dishes)`;
  await page.getByRole('button', { name: `Stop: ${label}` }).click();
  await expect(page.getByText(`Unavailable: ${label}`).first()).toBeAttached();
  await expect.poll(shared).toMatchObject({ stoppedCount: productCount });
  // Once among what is stopped, and once where it was stopped.
  const row = page
    .getByRole('region', { name: /^Unavailable now/ })
    .getByRole('listitem')
    .filter({ hasText: 'Jalapeños' });
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: `Put back: ${label}` }).click();
  await expect.poll(shared).toMatchObject({ stoppedCount: 0 });
  await expect(row).toHaveCount(0);
});
