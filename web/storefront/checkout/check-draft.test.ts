import { expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../draft/draft';
import { type Circumstances, checkDraft } from './check-draft';

const AT_SIX = '2026-11-21T18:00:00.000Z';
const WHOLE: Draft = {
  ...EMPTY_DRAFT,
  name: 'Ada',
  phone: '+995 555 12 34 56',
  street: 'Rustaveli 12',
  paymentMethodId: 'cash',
  timeKind: 'ASAP',
};
const DELIVERED: Circumstances = {
  way: 'DELIVERY',
  hasPromo: false,
  isZoneUnknown: false,
  isOutside: false,
  needsWarehouse: false,
  isCash: true,
  isPaidAtDoor: true,
  total: 5000,
  slots: [AT_SIX],
};

test('a whole draft has no problems', () => {
  expect(checkDraft(WHOLE, DELIVERED)).toEqual({});
});

test('an empty draft gets all its errors at once', () => {
  expect(Object.keys(checkDraft({ ...EMPTY_DRAFT, timeKind: 'SLOT' }, DELIVERED))).toEqual([
    ...['name', 'phone', 'street', 'slotFrom', 'paymentMethodId'],
  ]);
});

test.each<[string, Partial<Draft>, Partial<Circumstances>, object]>([
  ['a name of one letter', { name: 'A' }, {}, { name: 'checkout.name.short' }],
  ['half a phone number', { phone: '555' }, {}, { phone: 'checkout.phone.invalid' }],
  ['a phone in signs that nobody sees', { phone: '\u2068+7\u2011912\u2011345\u201167\u201189\u2069' }, {}, {}],
  ['an extension', { phone: '+7 912 345-67-89 доб. 5' }, {}, { phone: 'checkout.phone.extension' }],
  ['blanks for a street', { street: '  ' }, {}, { street: 'checkout.street.required' }],
  ['a street nobody drives to', { street: '' }, { way: 'PICKUP' }, {}],
  ['no area', {}, { isZoneUnknown: true }, { zoneId: 'checkout.zone.required' }],
  [
    'a place that nobody delivers to',
    {},
    { isZoneUnknown: true, isOutside: true },
    { zoneId: 'checkout.zone.outsideChoose' },
  ],
  ['no phone at a table', { phone: '' }, { way: 'TABLE' }, {}],
  ['half a phone number at a table', { phone: '555' }, { way: 'TABLE' }, { phone: 'checkout.phone.invalid' }],
  ['a code at a table', { phone: '' }, { way: 'TABLE', hasPromo: true }, { phone: 'checkout.phone.required' }],
  ['no house', {}, { way: 'TABLE', needsWarehouse: true }, { warehouseId: 'checkout.house.required' }],
  ['no pickup point', {}, { way: 'PICKUP', needsWarehouse: true }, { warehouseId: 'checkout.pickupPoint.required' }],
  ['a time that is gone', { timeKind: 'SLOT', slotFrom: 'x' }, {}, { slotFrom: 'checkout.time.gone' }],
  ['a time while times are loading', { timeKind: 'SLOT', slotFrom: 'x' }, { slots: null }, {}],
  ['a time that is free', { timeKind: 'SLOT', slotFrom: AT_SIX }, {}, {}],
  ['change from too little', { changeFrom: '49.99' }, {}, { changeFrom: 'checkout.change.tooSmall' }],
  ['change from words', { changeFrom: 'a lot' }, {}, { changeFrom: 'checkout.change.invalid' }],
  ['change from the exact total', { changeFrom: '50' }, {}, {}],
  ['change when a card pays', { changeFrom: '1' }, { isCash: false }, {}],
])('%s is told: %j', (_what, part, circumstances, problems) => {
  expect(checkDraft({ ...WHOLE, ...part }, { ...DELIVERED, ...circumstances })).toEqual(problems);
});
