import { expect, test } from 'vitest';
import { readPastOrders } from './read-past-orders';

const TERMS = { timeZone: 'Asia/Tbilisi', countryCode: 'GE', now: new Date('2026-11-22T00:00:00Z') };
const HEAD =
  'Number;placed_at;phone;name;method;street;status;discount;delivery_fee;payment;dish;variant;quantity;price';
const read = (...rows: string[]) => readPastOrders([HEAD, ...rows].join('\n'), TERMS);

test('rows with one number are one order; what is empty is the usual', () => {
  const { orders, faults, unread } = read(
    'A-17;2025-05-01 19:30;555 12 34 56;Nino;delivery;Rustaveli 12;;5;7,50;cash;Borscht;;2;14.50',
    'A-17;;;;;;;;;;Khachapuri;large;;22',
    'A-18;2025-05-02T10:00:00+02:00;+995 555 12 34 56;;;;cancelled;;;;Borscht;;1;1 250,00',
  );
  expect(faults.filter(({ row }) => row !== 3)).toEqual([]);
  expect(unread).toEqual([]);
  expect(orders).toMatchObject([
    {
      row: 2,
      number: 'A-17',
      name: 'Nino',
      phone: '+995555123456',
      method: 'DELIVERY',
      status: 'COMPLETED',
      street: 'Rustaveli 12',
      discount: 500,
      deliveryFee: 750,
      payment: 'cash',
      placedAt: new Date('2025-05-01T15:30:00Z'),
      lines: [
        { dish: 'Borscht', variant: '', quantity: 2, price: 1450 },
        { dish: 'Khachapuri', variant: 'large', quantity: 1, price: 2200 },
      ],
    },
    { status: 'CANCELLED', method: 'PICKUP', street: null, placedAt: new Date('2025-05-02T08:00:00Z') },
  ]);
});

test('only an order’s first row has to say when and who', () => {
  expect(read('A-17;2025-05-01 19:30;555 12 34 56;;;;;;;;Soup;;;9', 'A-17;;;;;;;;;;Tea;;;3').faults).toEqual([]);
});

test('every fault is reported with its line', () => {
  const { faults } = read(
    ';2025-05-01 19:30;555 12 34 56;;;;;;;;Soup;;;9',
    '2;yesterday;12;;by drone;;;;;;;;half;free',
    '3;2027-01-01 10:00;555 12 34 56;;;;;100;;;Soup;;;9',
    '4;2025-05-01 19:30;555 12 34 56 ext 7;;;;;;;;Soup;;;9',
  );
  expect(faults).toEqual([
    { row: 2, sentence: 'number is empty.' },
    { row: 3, sentence: 'method is “by drone”; known are delivery, pickup.' },
    { row: 3, sentence: 'placed_at “yesterday” is no time such as 2025-11-20 19:30.' },
    { row: 3, sentence: 'phone “12” is no number that could ring.' },
    { row: 3, sentence: 'dish is empty.' },
    { row: 3, sentence: 'quantity “half” is no whole number from 1 to 9999.' },
    { row: 3, sentence: 'price “free” is no amount such as 9.50 or 1250,50.' },
    { row: 4, sentence: 'placed_at “2027-01-01 10:00” is still to come.' },
    { row: 5, sentence: 'phone “555 12 34 56 ext 7” has an extension: leave it out.' },
    { row: 4, sentence: 'The discount of order 3 is more than it cost.' },
  ]);
});

test('a decimal comma in a table with commas is named, and nothing else of the file', () => {
  const { orders, faults } = readPastOrders('number,placed_at,phone,dish,price\n1,yesterday,12,Soup,9,50', TERMS);
  expect(orders).toEqual([]);
  expect(faults).toEqual([
    { row: 2, sentence: expect.stringMatching(/^“9,50” was read as two cells.*6 cells under 5/) },
  ]);
});

test.each(['-5', '20000000', '9.505', 'NaN', '1e9'])(
  'an amount of %s is a fault in each column of amounts',
  (amount) => {
    const good = '1;2025-05-01 19:30;555 12 34 56;;;;;1.00;1.00;;Soup;;1;9.00'.split(';');
    const amounts = good.flatMap((cell, index) => (/\.\d\d$/.test(cell) ? [index] : []));
    for (const index of amounts) {
      const { faults } = read(good.map((cell, at) => (at === index ? amount : cell)).join(';'));
      expect(faults[0]?.sentence).toBe(`${HEAD.split(';')[index]} “${amount}” is no amount such as 9.50 or 1250,50.`);
    }
  },
);

test('an order whose dishes cost more than can be kept is a fault, whatever was taken off', () => {
  expect(read('1;2025-05-01 19:30;555 12 34 56;;;;;9000000;;;Soup;;2;9000000').faults).toEqual([
    { row: 2, sentence: 'Order 1 costs more than can be kept.' },
  ]);
});

test('a table without the columns that are needed says which; one too many is named', () => {
  expect(readPastOrders('number,dish\n1,Soup', TERMS).faults).toEqual([
    { row: 1, sentence: 'The head of the table has no placed_at, phone, price: its first row names the columns.' },
  ]);
  expect(readPastOrders('number,placed_at,phone,dish,price,waiter', TERMS).unread).toEqual(['waiter']);
});

test.each([
  ['number,placed_at\n1,"2', { row: 2, sentence: 'A quotation mark is opened here and never closed.' }],
  [
    `number\n${'"a"b'.repeat(40_000)}`,
    { row: 2, sentence: expect.stringMatching(/^The row has more than 100000 char/) },
  ],
  [','.repeat(300), { row: 1, sentence: 'The row has more than 200 columns.' }],
])('a table that can’t be read to its end says where', (text, fault) => {
  expect(readPastOrders(text, TERMS).faults).toEqual([fault]);
});
