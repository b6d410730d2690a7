import { expect, testAroundTheClock as test } from '../e2e/fixtures';
import { fillInDelivery, signIn, untilAlive } from '../e2e/visits';
import { type NewerFeatures, newerFeatures } from './newer-features';

/** Runs in the page, before all else: takes away what it names. */
function forget({ names, selectors }: NewerFeatures): void {
  const remove = (object: unknown, name: string) => {
    if ((typeof object === 'object' && object) || typeof object === 'function') Reflect.deleteProperty(object, name);
  };
  for (const [owner = '', member] of names.map((name) => name.split('.'))) {
    if (member === undefined) {
      remove(globalThis, owner);
      continue;
    }
    const object: unknown = Reflect.get(globalThis, owner);
    remove(object, member.replace('_static', ''));
    if (typeof object === 'function') remove(object.prototype, member);
  }
  const unknown = new RegExp(`:(${selectors.join('|')})\\b`);
  for (const prototype of [Element.prototype, Document.prototype]) {
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known: unknown = Reflect.get(prototype, method);
      if (typeof known !== 'function') continue;
      Reflect.set(prototype, method, function select(this: unknown, selector: string): unknown {
        if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return Reflect.apply(known, this, [selector]);
      });
    }
  }
}

const SHOP = ['', '/catalog', '/catalog/desserts', '/search?q=soup', '/my-orders', '/delivery'];
const OFFICE = [
  '',
  'checkout',
  'kitchen',
  'phone-order',
  'reports',
  'product',
  'product/new',
  'menu',
  'stop-list',
  'page/new',
];
const SETTINGS = [
  'general',
  'hours',
  'orders',
  'orders/zone/new',
  'payment',
  'receivers',
  'staff',
  'tokens',
  'data',
  'audit',
];

test('the oldest browsers that are supported show every kind of page, and order', async ({
  page,
  context,
  demoShop,
}) => {
  test.slow();
  const { url } = demoShop;
  const newer = newerFeatures();
  expect(newer.names).toContain('URL.canParse_static');
  expect(newer.selectors).toContain('popover-open');
  await page.addInitScript(forget, newer);
  for (const path of SHOP) {
    await page.goto(`${url}/en${path}`);
    await untilAlive(page);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.goto(`${url}/en/catalog`);
  await untilAlive(page);
  await page.getByRole('article').filter({ hasText: 'Margherita' }).getByRole('link').first().click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await dish.getByRole('button', { name: 'One more: Margherita' }).click();
  await dish.getByRole('button', { name: /^Add Margherita/ }).click();
  await expect(dish).toBeHidden();
  await page.goto(`${url}/en/checkout`);
  await fillInDelivery(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('An operator will call you')).toBeVisible();
  await signIn(context, demoShop);
  for (const path of [...OFFICE, ...SETTINGS.map((name) => `settings/${name}`)]) {
    await page.goto(`${url}/en/command-center/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilAlive(page);
  }
});
