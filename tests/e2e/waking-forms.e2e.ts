import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './visits';

/** How each control of the page's form looks. */
const looksOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .evaluate((form) =>
      [...form.querySelectorAll('button, label, select, textarea, input:not([type="hidden"])')].map((control) => {
        const { backgroundColor, borderColor, color, opacity, textDecorationLine } = getComputedStyle(control);
        const name = control.getAttribute('name') ?? control.textContent;
        return [control.tagName, name, backgroundColor, borderColor, color, opacity, textDecorationLine].join(' ');
      }),
    );

test('a form looks before its script has come as it does after, and what is pressed then does nothing', async ({
  page,
  context,
  demoShop,
}) => {
  await signIn(context, demoShop);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto(`${demoShop.url}/en/command-center/settings/orders/promo-code/new`, { waitUntil: 'commit' });
  const state = page.getByRole('main').getByRole('switch').first();
  await expect(state).toBeDisabled();
  await expect(state).toBeChecked();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
  );
  const before = await looksOf(page);
  await state.click({ force: true });
  release();
  await expect(state).toBeEnabled();
  await expect(state).toBeChecked();
  await expect.poll(() => looksOf(page)).toEqual(before);
});
