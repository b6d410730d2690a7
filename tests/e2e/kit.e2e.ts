import type { BrowserContext, Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { expect, test } from './fixtures';
import { toast } from './staff-page';
import { signIn } from './visits';

const copyright = (page: Page) => page.getByRole('group', { name: /^Copyright/ }).getByLabel('English');
const saveBar = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openSettings(context: BrowserContext, { url }: CarteServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/en/command-center/settings/general#small-print`);
  await expect(copyright(page)).toBeVisible();
  return page;
}

test('two people change the settings at once: what is typed is never lost to a colleague', async ({
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

  await copyright(bob).fill(before);
  await saveBar(bob).click();
  await expect(saveBar(bob)).toBeHidden();
  await context.close();
});
