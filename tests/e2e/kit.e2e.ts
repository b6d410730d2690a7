import type { BrowserContext, Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { expect, test } from './fixtures';
import { toast } from './staff-page';
import { placeOrder, signIn } from './visits';

const copyright = (page: Page) => page.getByRole('group', { name: /^Copyright/ }).getByLabel('English');
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openSettings(context: BrowserContext, { url }: CarteServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/en/command-center/settings/general`);
  await expect(copyright(page)).toBeVisible();
  return page;
}

test('what is typed is saved by Ctrl+S, kept from being left behind, and never lost to a colleague', async ({
  browser,
  demoShop,
}) => {
  const context = await browser.newContext();
  await signIn(context, demoShop);
  const [ann, bob] = [await openSettings(context, demoShop), await openSettings(context, demoShop)];
  const before = await copyright(ann).inputValue();
  await expect(saveBar(ann)).toBeHidden();

  await copyright(ann).fill('Ann’s line');
  await expect(saveBar(ann)).toBeVisible();
  await ann.keyboard.press('Control+s');
  await expect(toast(ann, 'Website updated')).toBeVisible();
  await expect(saveBar(ann)).toBeHidden();
  await expect(copyright(bob), 'who types nothing follows').toHaveValue('Ann’s line');

  await copyright(bob).fill('Bob’s line');
  await copyright(ann).fill('Ann’s second line');
  await saveBar(ann).click();
  await expect(bob.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect(copyright(bob), 'what is typed stays').toHaveValue('Bob’s line');
  await bob.getByRole('button', { name: 'Load theirs' }).click();
  await expect(copyright(bob)).toHaveValue('Ann’s second line');
  await expect(saveBar(bob)).toBeHidden();

  await copyright(ann).fill('Ann’s third line');
  await copyright(bob).fill('Bob’s line');
  await saveBar(bob).click();
  await expect(ann.getByText('Someone else saved this while you were editing')).toBeVisible();
  await ann.getByRole('button', { name: 'Keep mine' }).click();
  await saveBar(ann).click();
  await expect(copyright(bob)).toHaveValue('Ann’s third line');

  await copyright(bob).fill('never saved');
  await bob.getByRole('link', { name: 'Orders', exact: true }).first().click();
  const question = bob.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(copyright(bob)).toHaveValue('never saved');
  await bob.getByRole('button', { name: 'Discard' }).click();
  await expect(copyright(bob)).toHaveValue('Ann’s third line');
  await copyright(bob).fill(before);
  await saveBar(bob).click();
  await expect(saveBar(bob)).toBeHidden();
  await context.close();
});

test('closing the tab asks while something is typed, and only then', async ({ context, demoShop }) => {
  await signIn(context, demoShop);
  const page = await openSettings(context, demoShop);
  const before = await copyright(page).inputValue();
  // Browsers ask on behalf of people only: by real keys.
  await copyright(page).click();
  await copyright(page).press('End');
  await copyright(page).pressSequentially('!');
  await expect(saveBar(page)).toBeVisible();
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(copyright(page)).toHaveValue(`${before}!`);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(saveBar(page)).toBeHidden();
  const closing = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closing;
});

test('a required field that was emptied takes the focus, and nothing is sent', async ({ context, demoShop }) => {
  await signIn(context, demoShop);
  const page = await openSettings(context, demoShop);
  const name = page.getByRole('group', { name: /^Name/ }).getByLabel('English');
  await name.fill('');
  await saveBar(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Required');
  await expect(saveBar(page)).toBeVisible();
});

test('Ctrl+K leads anywhere in either keyboard layout, / to the search, and ? shows the keys', async ({
  page,
  context,
  demoShop,
}) => {
  await placeOrder(context, demoShop);
  await signIn(context, demoShop);
  await page.goto(`${demoShop.url}/en/command-center/account`);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  // Not before the page listens.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const palette = page.getByRole('dialog', { name: 'Go to or do anything' });
  const seek = palette.getByRole('combobox');
  await seek.fill('yfcnhjqrb');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await seek.fill('дшые');
  await expect(palette.getByRole('option', { name: 'Stop list' })).toBeVisible();
  await seek.fill('opening');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/hours$/);

  await page.keyboard.press('Control+k');
  await seek.fill('Nino');
  const order = palette.getByRole('group', { name: 'Orders' }).getByRole('option').first();
  await expect(order).toContainText('Nino Beridze');
  await order.click();
  await expect(page).toHaveURL(/\/command-center\/checkout\/./);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${demoShop.url}/en/command-center/client`);
  const search = page.getByRole('searchbox').first();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
});
