import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '../../../domain/locale';
import { CatalogDocument, HomeDishesDocument, HomeDocument, ProductPageDocument } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import { renderPage, renderShopPage } from '../../testing/render';
import { CartQuery } from '../cart/store/cart-documents';
import * as product from '../catalog/dish/product-route';
import * as catalog from '../catalog/menu/catalog-route';
import { dish } from '../catalog/testing-dishes';
import { CheckoutPageQuery } from '../checkout/checkout-documents';
import * as checkout from '../checkout/checkout-page';
import { FinishQuery } from '../finish/finish-documents';
import * as finish from '../finish/finish-page';
import * as home from '../home/home-route';
import { SearchQuery } from '../search/search-documents';
import * as search from '../search/search-route';

/** Longer words may be broken where a phone has no room for them. */
const LONGEST_WHOLE = 11;

/** Words that stand in two lines, or more. */
function brokenWords(element: Element): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      if (word.length > LONGEST_WHOLE) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.add(word);
    }
  }
  return [...broken];
}

const dishes = ['Филадельфия', 'Strawberry Macchiato'].map((name) =>
  dish(name, { isNew: true, tags: ['VEGETARIAN' as const, 'SPICY' as const], weight: 250, price: { minor: 123_450 } }),
);
const [philadelphia] = dishes;
const category = {
  __typename: 'Category',
  id: 'rolls',
  slug: 'rolls',
  name: 'Запечённые',
  products: { nodes: dishes },
} as const;
const menu = { categories: [category] };
const options = { id: 'sauce', name: 'Соус', maximum: 2, options: [{ id: 'wasabi', name: 'Васаби' }] };
const found = dishes.map((node) => ({ node, highlights: { name: [{ text: node.name, isMatch: true }] } }));
const nutrition = { calories: 250, protein: 10, fat: 12, carbohydrate: 30 };
const variants = [
  { id: 'eight', name: 'Восемь штук', weight: 250 },
  { id: 'four', name: 'Четыре' },
];
const whole = { ...philadelphia, description: 'Лосось, сыр', nutrition, variants, optionGroups: [options] };
const line = { id: 'roll', variantId: 'roll', productName: 'Филадельфия', quantity: 2, isAvailable: true };
const isClosed = { isOpen: false, opensAt: '2026-11-30T10:00:00.000Z', hoursNote: 'Отмечаем Новый год' };
const methods = [{ id: 'cash', type: 'CASH' as const, name: 'Наличными' }];
const order = {
  __typename: 'Order' as const,
  token: 't',
  number: '2911-0007',
  status: 'ACCEPTED' as const,
  lines: [line],
  street: 'Проспект Руставели, 12',
};

const ANSWERS = [
  answer(HomeDocument, { menu }),
  answer(HomeDishesDocument, { nodes: [category] }),
  answer(CatalogDocument, { menu }),
  answer(ProductPageDocument, { category: { ...category, product: whole } }),
  answer(SearchQuery, { channel: { search: { totalCount: 2, edges: found } } }),
  answer(CheckoutPageQuery, { channel: { ...isClosed, paymentMethods: methods } }),
  answer(CartQuery, { channel: isClosed, checkout: { deliveryMethod: 'DELIVERY', lines: [line] } }),
  answer(FinishQuery, { order }),
];

const PAGES = [
  ['/', (at) => renderShopPage(home, { ...at, path: '' })],
  ['/catalog', (at) => renderShopPage(catalog, { ...at, path: 'catalog' })],
  [
    '/catalog/rolls/филадельфия',
    (at) => renderShopPage(product, { ...at, path: 'catalog/:categorySlug/:productSlug' }),
  ],
  ['/search?q=a', (at) => renderShopPage(search, { ...at, path: 'search' })],
  ['/checkout', (at) => renderPage(checkout, { ...at, path: 'checkout' })],
  ['/finish?order=t', (at) => renderPage(finish, { ...at, path: 'finish' })],
] as const satisfies readonly [string, (at: object) => ReturnType<typeof renderPage>][];

test.each(PAGES.flatMap(([url, open]) => LOCALES.map((locale) => [url, locale, open] as const)))(
  'words of %s stay whole on a phone with letters of double size: %s',
  async (url, locale, open) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '200%';
    const screen = await open({ url, locale, answers: ANSWERS });
    const main = screen.getByRole('main');
    await expect.element(main.getByText(/Филадельфия|Запечённые/).first()).toBeInTheDocument();
    expect(brokenWords(main.element())).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);
