import type { Page } from '@playwright/test';
import { ApiClient } from '../../../api/demo/evening/api-client';
import { signIn, untilAlive } from '../visits';
import type { Screen } from './catalogue';

const SETTINGS = '/command-center/settings';
const PROMO_CODES = `${SETTINGS}/orders/promo-code`;
const CREATE = `mutation ($input: CreatePromoCodeInput!) { createPromoCode(input: $input) { ... on PromoCode { id version } } }`;
const UPDATE = `mutation ($input: UpdatePromoCodeInput!) { updatePromoCode(input: $input) { __typename } }`;
const DELETE = `mutation ($id: ID!) { deletePromoCode(id: $id) { __typename } }`;

/** Presses a button, by what it says in either language, and waits for what opens. */
const open =
  (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    // Not before the page listens.
    await untilAlive(page);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByRole(role).waitFor();
  };

const typeAPhone = async (page: Page) => {
  await untilAlive(page);
  await page.locator('input[type="tel"]').fill('+995 322 00 00 01');
};

const typeAndLeave = async (page: Page) => {
  await typeAPhone(page);
  await page.getByRole('link', { name: /^(Payment|Оплата)$/ }).click();
  await page.getByRole('alertdialog').waitFor();
};

const openUserMenu = async (page: Page) => {
  await page.locator('header button[aria-haspopup="dialog"]').last().click();
  await page.getByRole('dialog').waitFor();
};

/** A colleague saves the promo code while it is being edited: one that no other test uses. */
function withAColleague(): Pick<Screen, 'prepare' | 'act' | 'restore'> {
  let shop: ApiClient | null = null;
  const made: string[] = [];
  const run = async <Data>(query: string, variables: Record<string, unknown>) => {
    if (!shop) throw new Error('nobody has signed in');
    return shop.run<Data>(query, variables);
  };
  return {
    prepare: async (context, server) => {
      await signIn(context, server);
      shop = await ApiClient.ofAdministrator(server);
    },
    act: async (page) => {
      const code = `SEEN${Date.now()}`;
      const { createPromoCode } = await run<{ createPromoCode: { id: string; version: number } }>(CREATE, {
        input: { code, kind: 'FREE_DELIVERY' },
      });
      const { id, version } = createPromoCode;
      made.push(id);
      await page.goto(`${page.url()}/${encodeURIComponent(id)}`);
      await page.getByRole('textbox', { name: /^(Code|Код)$/ }).fill(`${code}-MINE`);
      await run(UPDATE, { input: { id, version, totalLimit: 50 } });
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: /^(Keep mine|Оставить мои)$/ }).waitFor();
    },
    restore: async () => {
      for (const id of made.splice(0)) await run(DELETE, { id });
    },
  };
}

/** Saves a link as it is: nothing changes, and the toast comes all the same. */
const saveALink = async (page: Page) => {
  await open(/^(Change|Изменить) /)(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Сохранить)$/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page
    .getByText(/^(Link updated|Ссылка обновлена)$/)
    .first()
    .waitFor();
};

/** The page asks for its data, and the answer is slow in coming. */
const saveSlowly = async (page: Page) => {
  await typeAPhone(page);
  await page.route('**/graphql', () => {});
  await page.keyboard.press('Control+s');
};

/** What opens above the screens of the command center: questions, messages, small forms. */
export const DIALOG_SCREENS: readonly Screen[] = [
  { name: 'user-menu', path: '/command-center', server: 'demo', prepare: signIn, act: openUserMenu },
  { name: 'settings-leave', path: `${SETTINGS}/general`, server: 'demo', prepare: signIn, act: typeAndLeave },
  { name: 'promo-code-conflict', path: PROMO_CODES, server: 'demo', ...withAColleague() },
  { name: 'settings-saving', path: `${SETTINGS}/general`, server: 'demo', prepare: signIn, act: saveSlowly },
  {
    name: 'settings-maintenance',
    path: `${SETTINGS}/general`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Put orders on hold|Остановить приём)/),
  },
  {
    name: 'special-day',
    path: `${SETTINGS}/hours`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Add a special day|Добавить особый день)/),
  },
  {
    name: 'copy-hours',
    path: `${SETTINGS}/hours`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Copy the hours|Скопировать часы)/),
  },
  {
    name: 'pause',
    path: `${SETTINGS}/hours`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Pause orders|Пауза в приёме)/),
  },
  { name: 'link', path: `${SETTINGS}/navigation`, server: 'demo', prepare: signIn, act: open(/^(Change|Изменить) /) },
  { name: 'link-saved', path: `${SETTINGS}/navigation`, server: 'demo', prepare: signIn, act: saveALink },
  {
    name: 'link-delete',
    path: `${SETTINGS}/navigation`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Delete|Удалить) /, 'alertdialog'),
  },
  { name: 'invite', path: `${SETTINGS}/staff`, server: 'demo', prepare: signIn, act: open(/^(Invite|Пригласить)/) },
  {
    name: 'token',
    path: `${SETTINGS}/tokens`,
    server: 'demo',
    prepare: signIn,
    act: open(/^(Create a token|Создать токен)/),
  },
  {
    name: 'change-password',
    path: '/command-center/account',
    server: 'demo',
    prepare: signIn,
    act: open(/^(Change the password|Сменить пароль)/),
  },
];
