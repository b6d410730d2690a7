import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { CarteServer } from '../carte-server';
import { fillCart, placeOrder, signIn, untilAlive } from '../visits';
import { DIALOG_SCREENS } from './dialog-screens';
import { signInWithGivenPassword } from './given-password';
import { ORDER_SCREENS } from './order-screens';
import { ORDERING_SCREENS } from './ordering-screens';
import { SECOND_STEP_SCREENS } from './second-step';
import { SHOP_STATES } from './shop-states';

/** One screen of the catalogue, in a state that is worth looking at. */
export interface Screen {
  readonly name: string;
  /** Without the language prefix. */
  readonly path: string;
  readonly server: 'demo' | 'bare';
  /** Fills the cart, signs in … before the page is opened. */
  readonly prepare?: (context: BrowserContext, server: CarteServer) => Promise<void>;
  /** Puts the shop back, once the picture is taken. */
  readonly restore?: () => Promise<void>;
  /** Brings the opened page into its state. */
  readonly act?: (page: Page) => Promise<void>;
}

const openPalette = (page: Page) => pressUntil(page, 'Control+k', page.getByRole('combobox'));

const openKeys = (page: Page) => pressUntil(page, '?', page.getByRole('dialog'));

/** A page that has not come to life yet hears no key: it is pressed again. */
async function pressUntil(page: Page, key: string, opened: Locator): Promise<void> {
  await expect(async () => {
    if (!(await opened.isVisible())) await page.keyboard.press(key);
    await opened.waitFor({ timeout: 1_000 });
  }).toPass();
}

const emptyTheName = async (page: Page) => {
  await page.locator('form fieldset fieldset input').first().fill('');
  await page.keyboard.press('Control+s');
  await page.locator('[aria-invalid]').first().waitFor();
};

/** From the tree of menus on, by the first link of each kind. */
const openFirstMenu = async (page: Page) => {
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL(/\/command-center\/menu\/[^/]+$/);
};

const openFirstCategory = async (page: Page) => {
  await page.locator('a[href*="/category/"]').first().click();
  await page.waitForURL(/\/category\/./);
};

const chooseTwo = async (page: Page) => {
  for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check();
};

const openFirstMember = async (page: Page) => {
  await page.locator('a[href*="/command-center/settings/staff/"]').first().click();
  await page.waitForURL(/\/settings\/staff\/./);
};

const openFirstPage = async (page: Page) => {
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.locator('[contenteditable]').first().waitFor();
};

/** The page looks every three seconds whether the shop answers, and leaves then. */
const stayOffline = async (context: BrowserContext) => {
  await context.route('**/health/live', (route) => route.abort());
};

const seeLastOrder = (page: Page) => page.getByRole('button', { name: /^(Order again|Повторить заказ)/ }).waitFor();

/** A part of the page of the demo shop's best-known dish. */
const openDish = (tab: string) => async (page: Page) => {
  const answer = await page.request.post(new URL('/graphql', page.url()).href, {
    data: { query: '{ product(slug: "margherita") { id } }' },
  });
  const { data }: { data: { product: { id: string } } } = await answer.json();
  await page.goto(`${page.url()}/${data.product.id}${tab}`);
};
const openOption = async (page: Page) => {
  await openDish('/options')(page);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^(Edit|Изменить): / })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
};
/** Over the list from which it was opened. */
const openSheet = async (page: Page) => {
  await untilAlive(page);
  await page.getByRole('link', { name: /^(Margherita|Маргарита)$/ }).click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};
const openCart = async (page: Page) => {
  await untilAlive(page);
  await page
    .getByRole('button', { name: /^(Cart|Корзина):/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};
const chooseToppings = async (page: Page) => {
  for (const place of [0, 4]) await page.getByRole('checkbox').nth(place).check();
  await page.evaluate(() => window.scrollTo(0, 0));
};
const typeAndClose = async (page: Page) => {
  await page.getByRole('button', { name: /^(New menu|Новое меню)$/ }).click();
  await page.getByRole('dialog').getByLabel('English').fill('Lunch');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
};

const chooseTelegram = (page: Page) => page.getByRole('button', { name: /Telegram/ }).click();

export const SCREENS: readonly Screen[] = [
  { name: 'welcome', path: '/welcome', server: 'bare' },
  { name: 'home', path: '/', server: 'demo' },
  { name: 'home-returning', path: '/', server: 'demo', prepare: placeOrder, act: seeLastOrder },
  { name: 'catalog', path: '/catalog', server: 'demo' },
  { name: 'catalog-with-cart', path: '/catalog', server: 'demo', prepare: fillCart },
  { name: 'category', path: '/catalog/pizza', server: 'demo' },
  { name: 'product', path: '/catalog/pizza/margherita', server: 'demo' },
  { name: 'product-chosen', path: '/catalog/pizza/margherita', server: 'demo', act: chooseToppings },
  { name: 'product-sheet', path: '/catalog', server: 'demo', act: openSheet },
  { name: 'cart', path: '/catalog', server: 'demo', prepare: fillCart, act: openCart },
  { name: 'search-start', path: '/search', server: 'demo', prepare: placeOrder },
  { name: 'search', path: '/search?q=pizza', server: 'demo' },
  { name: 'search-corrected', path: '/search?q=gbwwf', server: 'demo', prepare: fillCart },
  { name: 'menu-filters', path: '/catalog?filters=&tag=VEGAN', server: 'demo' },
  { name: 'search-nothing', path: '/search?q=pepperoni+with+pineapple', server: 'demo' },
  { name: 'page', path: '/delivery', server: 'demo' },
  { name: 'offline', path: '/offline', server: 'demo', prepare: stayOffline },
  { name: 'not-found', path: '/no-such-page', server: 'demo' },
  { name: 'checkout-empty', path: '/checkout', server: 'demo' },
  { name: 'checkout', path: '/checkout', server: 'demo', prepare: fillCart },
  { name: 'finish', path: '/finish', server: 'demo', prepare: placeOrder },
  ...SHOP_STATES,
  ...ORDERING_SCREENS,
  ...ORDER_SCREENS,
  { name: 'sign-in', path: '/command-center/sign-in', server: 'demo' },
  {
    name: 'new-password',
    path: '/command-center/new-password',
    server: 'demo',
    prepare: signInWithGivenPassword,
  },
  ...SECOND_STEP_SCREENS,
  { name: 'command-center', path: '/command-center', server: 'demo', prepare: signIn },
  { name: 'payments', path: '/command-center/checkout/payments', server: 'demo', prepare: signIn },
  { name: 'payments-list', path: '/command-center/checkout/payments/list', server: 'demo', prepare: signIn },
  { name: 'account', path: '/command-center/account', server: 'demo', prepare: signIn },
  { name: 'palette', path: '/command-center/account', server: 'demo', prepare: signIn, act: openPalette },
  { name: 'keys', path: '/command-center/account', server: 'demo', prepare: signIn, act: openKeys },
  { name: 'unsaved', path: '/command-center/settings/general', server: 'demo', prepare: signIn, act: emptyTheName },
  { name: 'product-new', path: '/command-center/product/new', server: 'demo', prepare: signIn },
  { name: 'product-details', path: '/command-center/product', server: 'demo', prepare: signIn, act: openDish('') },
  {
    name: 'product-variants',
    path: '/command-center/product',
    server: 'demo',
    prepare: signIn,
    act: openDish('/variants'),
  },
  {
    name: 'product-options',
    path: '/command-center/product',
    server: 'demo',
    prepare: signIn,
    act: openDish('/options'),
  },
  { name: 'product-option', path: '/command-center/product', server: 'demo', prepare: signIn, act: openOption },
  { name: 'product-usage', path: '/command-center/product', server: 'demo', prepare: signIn, act: openDish('/usage') },
  { name: 'settings-navigation', path: '/command-center/settings/navigation', server: 'demo', prepare: signIn },
  { name: 'settings-data', path: '/command-center/settings/data', server: 'demo', prepare: signIn },
  { name: 'settings-operations', path: '/command-center/settings/operations', server: 'demo', prepare: signIn },
  { name: 'settings-privacy', path: '/command-center/settings/privacy', server: 'demo', prepare: signIn },
  { name: 'pages', path: '/command-center/page', server: 'demo', prepare: signIn },
  { name: 'page-edit', path: '/command-center/page', server: 'demo', prepare: signIn, act: openFirstPage },
  { name: 'page-new', path: '/command-center/page/new', server: 'demo', prepare: signIn },

  { name: 'settings-general', path: '/command-center/settings/general', server: 'demo', prepare: signIn },
  { name: 'settings-hours', path: '/command-center/settings/hours', server: 'demo', prepare: signIn },
  { name: 'invitation-unusable', path: '/command-center/invitation/no-such-link', server: 'demo' },
  { name: 'settings-staff', path: '/command-center/settings/staff', server: 'demo', prepare: signIn },
  {
    name: 'settings-staff-member',
    path: '/command-center/settings/staff',
    server: 'demo',
    prepare: signIn,
    act: openFirstMember,
  },
  { name: 'settings-tokens', path: '/command-center/settings/tokens', server: 'demo', prepare: signIn },
  { name: 'settings-audit', path: '/command-center/settings/audit', server: 'demo', prepare: signIn },
  { name: 'settings-payment', path: '/command-center/settings/payment', server: 'demo', prepare: signIn },
  { name: 'settings-appearance', path: '/command-center/settings/appearance', server: 'demo', prepare: signIn },
  { name: 'settings-qr', path: '/command-center/settings/appearance/qr', server: 'demo', prepare: signIn },
  { name: 'settings-tables', path: '/command-center/settings/tables', server: 'demo', prepare: signIn },
  { name: 'warehouses', path: '/command-center/warehouse', server: 'demo', prepare: signIn },
  { name: 'warehouse-new', path: '/command-center/warehouse/new', server: 'demo', prepare: signIn },
  { name: 'menus', path: '/command-center/menu', server: 'demo', prepare: signIn },
  { name: 'menu', path: '/command-center/menu', server: 'demo', prepare: signIn, act: openFirstMenu },
  { name: 'menu-category', path: '/command-center/menu', server: 'demo', prepare: signIn, act: openFirstCategory },
  { name: 'products', path: '/command-center/product', server: 'demo', prepare: signIn },
  { name: 'products-chosen', path: '/command-center/product', server: 'demo', prepare: signIn, act: chooseTwo },
  { name: 'menu-new-leave', path: '/command-center/menu', server: 'demo', prepare: signIn, act: typeAndClose },
  { name: 'stop-list-extras', path: '/command-center/stop-list?q=mozz', server: 'demo', prepare: signIn },
  { name: 'stop-list', path: '/command-center/stop-list', server: 'demo', prepare: signIn },
  { name: 'receivers', path: '/command-center/receiver', server: 'demo', prepare: signIn },
  { name: 'receiver-new', path: '/command-center/receiver/new', server: 'demo', prepare: signIn, act: chooseTelegram },
  ...DIALOG_SCREENS,
];
