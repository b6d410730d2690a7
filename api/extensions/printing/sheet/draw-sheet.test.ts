import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minor } from '../../../../domain/money';
import type { LineView, OrderView } from '../../../checkout/checkout-view';
import { loadSharp } from '../../../kernel/load-sharp';
import { DOTS, drawSheet } from './draw-sheet';
import { line, type Sheet } from './sheet';
import { sheetWords } from './sheet-words';
import { testSheet, writeSheet } from './write-sheet';

const CHANNEL = { timeZone: 'Asia/Tbilisi', defaultLocale: 'en' };
const GROUPS = { EXTRA: { en: 'Extra', ru: 'Добавки' }, REMOVAL: { en: 'Leave out', ru: 'Убрать' } } as const;
const option = (kind: 'DEFAULT' | 'EXTRA' | 'REMOVAL' | 'CHOICE', en: string, ru: string) => ({
  id: null,
  group: kind === 'REMOVAL' ? GROUPS.REMOVAL : GROUPS.EXTRA,
  name: { en, ru },
  sku: null,
  priceDifference: minor(0),
  kind,
});
const dish = (en: string, ru: string, change: Partial<LineView> = {}): LineView => ({
  id: en,
  variantId: null,
  productSlug: null,
  categorySlug: null,
  productName: { en, ru },
  variantName: {},
  options: [],
  sku: null,
  photo: null,
  quantity: 1,
  unitPrice: minor(900),
  total: minor(900),
  weight: null,
  unit: 'G',
  isAvailable: true,
  soldOut: [],
  problems: [],
  note: null,
  taxRate: null,
  ...change,
});
const lines = [
  dish('Imeretian khachapuri', 'Хачапури по-имеретински', {
    quantity: 2,
    total: minor(3800),
    variantName: { en: 'Large', ru: 'Большой' },
    options: [
      option('DEFAULT', 'Thin crust', 'Тонкое тесто'),
      option('EXTRA', 'egg', 'яйцо'),
      option('REMOVAL', 'onions', 'лук'),
    ],
    note: 'ხაჭაპური 🌶 crème fraîche',
  }),
  dish('Lobio in a clay pot with pickled vegetables and coriander', 'Лобио в горшочке с соленьями и кинзой', {
    note: 'Allergic to nuts! Аллергия на орехи',
  }),
];
const order = {
  number: '2911-0042',
  isTest: false,
  currencyCode: 'GEL',
  placedAt: new Date('2026-11-20T12:00:00Z'),
  promisedAt: new Date('2026-11-20T12:40:00Z'),
  lines,
  totals: { discount: minor(500), deliveryFee: minor(700), tip: minor(0), total: minor(4900) },
  moneyState: null,
  isPaidElsewhere: false,
  dueOnReceiving: 0,
  details: {
    name: 'Нино',
    deliveryMethod: 'DELIVERY',
    street: 'Rustaveli Avenue 12',
    cutlery: 2,
    table: null,
    kitchenNote: 'Please hurry / побыстрее',
    warehouseName: null,
    paymentName: { en: 'Cash', ru: 'Наличными' },
  },
} as unknown as OrderView;

const rendered = (
  locale: 'en' | 'ru',
  content: 'KITCHEN_TICKET' | 'GUEST_COPY' | 'CHANGE',
  isRepeat = false,
): Sheet => {
  const changed = lines.slice(0, 1).map((each) => ({ dish: each, before: 2, after: 1 }));
  const of = { order, lines, changed, parts: [], doubts: [] };
  return writeSheet(of, { content, words: sheetWords(locale, CHANNEL), copy: null, isRepeat });
};

async function inkOf(sheet: Sheet): Promise<number> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await drawSheet(sheet, 'MM80'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(DOTS.MM80);
  return data.filter((dot) => dot === 0).length;
}

test.each(['MM58', 'MM80'] as const)('a sheet is as wide as %s paper prints, in black and white', async (paper) => {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await drawSheet(rendered('ru', 'KITCHEN_TICKET'), paper))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(DOTS[paper]);
  expect(new Set(data)).toEqual(new Set([0, 255]));
});

test('letters of any alphabet are drawn, each as itself', async () => {
  const letters = ['x', 'Щ', 'ჭ', 'ψ', '🌶', '🍕', 'é', '☐', '−', '₾'];
  const inks = await Promise.all(letters.map((letter) => inkOf([line(letter.repeat(3), { size: 'huge' })])));
  expect(Math.min(...inks)).toBeGreaterThan(50);
  // A font without a letter draws the same box in its place.
  expect(new Set(inks).size).toBe(letters.length);
});

test('markup and control signs in a note are text', async () => {
  expect(await inkOf([line('<b>&amp;</b>\u0000\u001b[0m')])).toBeGreaterThan(50);
});

test('what is left out is said on the ticket and on the client’s copy', () => {
  for (const content of ['KITCHEN_TICKET', 'GUEST_COPY', 'CHANGE'] as const) {
    const texts = rendered('en', content).flatMap((row) => (row.kind === 'text' ? row.text : []));
    expect(texts).toContain('no onions');
  }
});

if (process.env.PICTURES) {
  test('pictures to look at', async () => {
    for (const paper of ['MM58', 'MM80'] as const) {
      for (const locale of ['en', 'ru'] as const) {
        const sheets = {
          ticket: rendered(locale, 'KITCHEN_TICKET'),
          guest: rendered(locale, 'GUEST_COPY'),
          change: rendered(locale, 'CHANGE', true),
          test: testSheet('Kitchen', sheetWords(locale, CHANNEL)),
        };
        for (const [name, sheet] of Object.entries(sheets)) {
          writeFileSync(`${process.env.PICTURES}/${name}-${paper}-${locale}.png`, await drawSheet(sheet, paper));
        }
      }
    }
  });
}
