import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../access/caller';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { checkMenuFile, importMenu } from './import-menu.command';
import { MenuChangedMeanwhile, MenuFileFaulty } from './tables/refusals';
import { applyFile, bytesOf, check, csv, emptyShop, json } from './testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const TABLE = [
  'slug,name_en,name_ru,categories,price,weight,unit,sku,variant_en',
  'margherita,Margherita,Маргарита,All day > Pizza,9.50,320,g,M1,Small',
  'margherita,,,,12.00,480,g,M2,Large',
  'cola,Cola,Кола,All day > Drinks | Lunch > Drinks,2.50,330,ml,C1,',
].join('\n');

async function shopWithTable(): Promise<Caller> {
  const caller = await emptyShop(database.db);
  expect((await applyFile(caller, TABLE)).faults).toEqual([]);
  return caller;
}

const faultsOf = async (caller: Caller, text: string) =>
  (await check(caller, text)).faults.map(({ row, column, code }) => [row, column, code]);

const slugs = async ({ db, channel }: Caller) =>
  (await db.product.findMany({ where: { channelId: channel.id }, orderBy: { slug: 'asc' } })).map(({ slug }) => slug);

test('a table makes menus, categories, dishes and variants where there was nothing', async () => {
  const caller = await shopWithTable();
  const file = JSON.parse(await json(caller));
  expect(
    file.menus.map(({ name, categories }: { name: object; categories: object[] }) => [name, categories]),
  ).toMatchObject([
    [
      { en: 'All day' },
      [
        { slug: 'pizza', products: ['margherita'] },
        { slug: 'drinks', products: ['cola'] },
      ],
    ],
    [{ en: 'Lunch' }, [{ slug: 'drinks', products: ['cola'] }]],
  ]);
  expect(file.products).toHaveLength(2);
  expect(await check(caller, TABLE)).toMatchObject({ counts: { CREATED: 0, CHANGED: 0, REMOVED: 0 } });
});

test('rows that mix a category alone and one with its menu make one menu, and one category of each name', async () => {
  const caller = await emptyShop(database.db);
  const rows = ['name,categories,price', 'Steak,Mains,20.00', 'Pasta,Menu > Mains,12.00', 'Cola,Menu > Drinks,2.50'];
  expect((await applyFile(caller, rows.join('\n'))).faults).toEqual([]);
  const { menus } = JSON.parse(await json(caller));
  expect(menus).toMatchObject([
    {
      name: { en: 'Menu' },
      categories: [
        { slug: 'mains', products: ['steak', 'pasta'] },
        { slug: 'drinks', products: ['cola'] },
      ],
    },
  ]);
  expect(menus).toHaveLength(1);
  const later = ['name,categories,price', 'Soup,Mains,6.00', 'Bread,menu > Mains,1.00'];
  expect((await applyFile(caller, later.join('\n'))).faults).toEqual([]);
  expect(JSON.parse(await json(caller)).menus).toHaveLength(1);
});

test('a price list needs no more than SKUs and prices, whatever page and separator it was saved with', async () => {
  const caller = await shopWithTable();
  const report = await applyFile(caller, Buffer.from('артикул;цена\nM2;13,50\nC1;2,50', 'utf8'));
  expect(report.entries.filter(({ outcome }) => outcome === 'CHANGED')).toMatchObject([
    { kind: 'VARIANT', row: 2, name: 'Margherita · Large', changes: [{ field: 'price', from: '12.00', to: '13.50' }] },
  ]);
  const windows = Buffer.from([0xf6, 0xe5, 0xed, 0xe0, 0x3b, 0x73, 0x6b, 0x75, 0x0a, 0x33, 0x3b, 0x43, 0x31]);
  expect(await applyFile(caller, windows)).toMatchObject({ encoding: 'windows-1251', isApplied: true });
  expect(await csv(caller, ';')).toContain('C1;3,00;330;ml');
});

test('what goes well with a dish stays when a file changes the dish', async () => {
  const caller = await shopWithTable();
  const { db, channel } = caller;
  const idOf = async (slug: string) =>
    (await db.product.findFirstOrThrow({ where: { channelId: channel.id, slug } })).id;
  const goesWellWithIds = [await idOf('cola')];
  const id = await idOf('margherita');
  await db.product.update({ where: { id }, data: { goesWellWithIds } });
  await applyFile(caller, TABLE.replace('margherita,Margherita', 'margherita,Pizza Margherita'));
  expect(await db.product.findUnique({ where: { id } })).toMatchObject({
    name: { en: 'Pizza Margherita' },
    goesWellWithIds,
  });
});

test('a file says what goes well with a dish, by slugs of the file or of the shop', async () => {
  const caller = await shopWithTable();
  const drinks = 'slug,goes_well_with,name_en,price\ntea,"cola, ayran",Tea,2.00\nayran,tea,Ayran,1.50';
  await applyFile(caller, drinks);
  expect(await csv(caller)).toMatch(/^tea,.*"cola, ayran"/m);
  const { faults, entries } = await check(caller, 'slug,goes_well_with\nmargherita,"cola, tea"');
  expect(faults).toEqual([]);
  expect(entries.find(({ name }) => name === 'Margherita')).toMatchObject({
    outcome: 'CHANGED',
    changes: [{ field: 'goesWellWith', from: '', to: 'Cola, Tea' }],
  });
  // A dish with another fault is not unknown.
  const dear = await check(caller, 'slug,goes_well_with,price\nayran,tea,1.50\ntea,ayran,dear');
  expect(dear.faults).toMatchObject([{ code: 'INVALID_AMOUNT' }]);
  const wrong = await check(caller, 'slug,goes_well_with\nmargherita,"cola, margherita, nothing"');
  expect(wrong.faults).toEqual([
    { row: 2, column: 'goes_well_with', code: 'SAME_PRODUCT', values: {} },
    { row: 2, column: 'goes_well_with', code: 'UNKNOWN_PRODUCT', values: { slug: 'nothing' } },
  ]);
  const many = Array.from({ length: 7 }, (_, index) => `dish-${index}`);
  const rows = many.map((slug) => `${slug},,${slug},1.00`).join('\n');
  const { faults: tooMany } = await check(
    caller,
    `slug,goes_well_with,name_en,price\n${rows}\ncola,"${many}",Cola,3.00`,
  );
  expect(tooMany).toMatchObject([{ column: 'goes_well_with', code: 'TOO_MANY_ENTRIES', values: { maximum: 6 } }]);
});

test('a category that has too many dishes is named as the file has it', async () => {
  const caller = await shopWithTable();
  const file = JSON.parse(await json(caller));
  const [dish] = file.products;
  const added = Array.from({ length: 500 }, (_, index) => `dish-${index}`);
  file.products.push(...added.map((slug) => ({ ...dish, slug, variants: [{ ...dish.variants[0], sku: slug }] })));
  file.menus[0].categories[1].products.push(...added);
  const fault = { row: null, code: 'TOO_MANY_ENTRIES', values: { maximum: 500 } };
  expect((await check(caller, JSON.stringify(file))).faults).toEqual([
    { ...fault, column: 'menus[1].categories[2].products' },
  ]);
});

test('what the file leaves out stays, and goes only when that is asked for', async () => {
  const caller = await shopWithTable();
  const half = TABLE.split('\n').slice(0, 2).join('\n');
  expect((await applyFile(caller, half)).counts.REMOVED).toBe(0);
  expect(await slugs(caller)).toEqual(['cola', 'margherita']);
  const report = await applyFile(caller, half, { removesMissing: true });
  expect(report.entries.flatMap(({ outcome, name }) => (outcome === 'REMOVED' ? [name] : [])).toSorted()).toEqual([
    'Cola',
    'Cola · C1',
    'Margherita · Large',
  ]);
  expect(await slugs(caller)).toEqual(['margherita']);
});

test('every fault is reported with its row and column, and nothing is written', async () => {
  const caller = await shopWithTable();
  const broken = `${TABLE}\nsoup,,,All day > Soups,free,300,stone,S1,\nsoup2,Soup,,All day >,3,-5,g,S2,\ncola,Other,,,1,,,C9,Can`;
  expect(await faultsOf(caller, broken)).toEqual([
    [5, 'price', 'INVALID_AMOUNT'],
    [5, 'unit', 'UNKNOWN_NAME'],
    [5, 'name_en', 'REQUIRED'],
    [6, 'categories', 'NO_CATEGORY_NAMED'],
    [6, 'weight', 'WEIGHT_NOT_IN_UNIT'],
    [7, 'name_en', 'CONTRADICTS_ROW'],
  ]);
  const { fingerprint } = await check(caller, broken);
  await expect(importMenu(caller, bytesOf(broken), { removesMissing: false, fingerprint })).rejects.toThrow(
    MenuFileFaulty,
  );
  expect(await slugs(caller)).toEqual(['cola', 'margherita']);
});

test.each([
  ['slug,price,prise\na,1,2', [[1, 'prise', 'UNKNOWN_COLUMN']]],
  ['price\n1', [[1, null, 'NO_NAMING_COLUMN']]],
  ['slug,price', [[null, null, 'EMPTY_FILE']]],
  ['sku,price\nX9,1', [[2, 'sku', 'UNKNOWN_SKU']]],
  ['slug,price\nmargherita,1', [[2, 'variant_en', 'WHICH_VARIANT']]],
  ['{"format":"other"}', [[null, 'format', 'OTHER_FORMAT']]],
  ['{"format":', [[null, null, 'BROKEN_JSON']]],
  ['{"format":"carte-menu","version":1,"currency":"USD"}', [[null, 'currency', 'OTHER_CURRENCY']]],
  [
    '{"format":"carte-menu","version":1,"products":[{"slug":"a","prise":1,"variants":[{"price":"x"}]},{"slug":"b","tags":["COLD"]}]}',
    [
      [1, 'prise', 'UNKNOWN_FIELD'],
      [2, 'tags[1]', 'NOT_ONE_OF'],
    ],
  ],
  [
    '{"format":"carte-menu","version":1,"products":[{"slug":"a","name":{"en":"A"},"variants":[{"price":"1"}]},{"slug":"a","name":{"en":"B"},"variants":[{"price":"1"}]}]}',
    [[2, 'slug', 'PRODUCT_TWICE']],
  ],
])('%s has the faults %j', async (text, faults) => {
  expect(await faultsOf(await shopWithTable(), text)).toEqual(faults);
});

test.each([
  ['name_en,price\nTea,dear', [[2, 'price', 'INVALID_AMOUNT']]],
  ['name_en,price\nTea,', [[2, 'price', 'REQUIRED']]],
  ['name_en,price,tags\nTea,3,"cold, cold"', [[2, 'tags', 'UNKNOWN_NAME']]],
  [
    'name_en,price,tags\nTea,3,"cold, warm"',
    [
      [2, 'tags', 'UNKNOWN_NAME'],
      [2, 'tags', 'UNKNOWN_NAME'],
    ],
  ],
  ['slug,prise,prise\na,1,2', [[1, 'prise', 'UNKNOWN_COLUMN']]],
  [
    'name_en,price\nSoup,9,50\nTea,2,50\nCake,3',
    [
      [2, null, 'CELL_WITHOUT_HEADING'],
      [3, null, 'CELL_WITHOUT_HEADING'],
    ],
  ],
])('%j has each fault once: %j', async (text, faults) => {
  expect(await faultsOf(await shopWithTable(), text)).toEqual(faults);
});

test('the line of Excel that names the separator is read, with decimal commas below it', async () => {
  const caller = await shopWithTable();
  const report = await applyFile(caller, '\uFEFFsep=;\r\nsku;price\r\nC1;2,75\r\n');
  expect(report.entries.filter(({ outcome }) => outcome === 'CHANGED')).toMatchObject([
    { row: 3, changes: [{ field: 'price', from: '2.50', to: '2.75' }] },
  ]);
});

test('letters that read differently in several alphabets are asked about, and read as the answer says', async () => {
  const caller = await emptyShop(database.db);
  // “Żurek” and “Łosoś” as Windows-1250 has them.
  const polish = Buffer.from('name_en;price\n\xafurek;18,00\n\xa3oso\x9c;42,00', 'latin1');
  await expect(checkMenuFile(caller, polish, { removesMissing: false })).rejects.toMatchObject({
    code: 'ENCODING_DOUBTFUL',
    candidates: expect.arrayContaining([
      { encoding: 'windows-1250', sample: ['Żurek;18,00', 'Łosoś;42,00'] },
      { encoding: 'windows-1252', sample: ['¯urek;18,00', '£osoœ;42,00'] },
    ]),
  });
  const options = { removesMissing: false, encoding: 'windows-1250' } as const;
  const { fingerprint } = await checkMenuFile(caller, polish, options);
  const report = await importMenu(caller, polish, { ...options, fingerprint });
  expect(report).toMatchObject({ encoding: 'windows-1250', isApplied: true });
  expect(await csv(caller)).toContain('Żurek');
});

test('what is applied is what was seen: a menu that changed in between is looked at again', async () => {
  const caller = await shopWithTable();
  const list = bytesOf('sku,price\nC1,4');
  const { fingerprint } = await check(caller, 'sku,price\nC1,4');
  await applyFile(caller, 'sku,price\nC1,3');
  await expect(importMenu(caller, list, { removesMissing: false, fingerprint })).rejects.toThrow(MenuChangedMeanwhile);
});

test('ten thousand dishes are imported in one go, in few statements', async () => {
  const caller = await emptyShop(database.db);
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `dish-${index},Dish ${index},Menu > Part ${index % 50},9.50`,
  );
  const report = await applyFile(caller, ['slug,name_en,categories,price', ...rows].join('\n'));
  expect(report).toMatchObject({ faults: [], isApplied: true, counts: { CREATED: 20_051 } });
  expect(await caller.db.product.count({ where: { channelId: caller.channel.id } })).toBe(10_000);
}, 60_000);

/** Where a file of the shop has amounts: its exact decimals. */
function amountsOf(part: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof part === 'string') return /^-?\d+\.\d\d$/.test(part) ? [at] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, entry]) => amountsOf(entry, [...at, key]));
}

test.each(['-20000000.00', '20000000.00', '9.505', '9,5,0', 'NaN', '1e3', '-5'])(
  'an amount of %s is a fault at its place wherever a file has amounts, and nothing of the file is kept',
  async (amount) => {
    const caller = await shopWithTable();
    const group = { name: { en: 'Crust' }, options: [{ name: { en: 'Thick' }, priceDifference: '1.00' }] };
    const made = JSON.parse(await json(caller));
    made.products[0].optionGroups = [group];
    await applyFile(caller, JSON.stringify(made));
    const before = await json(caller);
    const paths = amountsOf(JSON.parse(before)).filter((path) => amount !== '-5' || !path.includes('priceDifference'));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const file = JSON.parse(before);
      const owner = path.slice(0, -1).reduce((part, key) => part[key], file);
      owner[path.at(-1) ?? ''] = amount;
      const { faults } = await check(caller, JSON.stringify(file));
      const place = path
        .slice(2)
        .map((key) => (/^\d+$/.test(key) ? `[${Number(key) + 1}]` : `.${key}`))
        .join('');
      // A dish's own fields are named within it.
      expect(new Set(faults.map(({ column }) => `.${column}`))).toEqual(new Set([place]));
      await expect(applyFile(caller, JSON.stringify(file))).rejects.toThrow(MenuFileFaulty);
    }
    const [head = '', row = ''] = (await csv(caller, ';')).split('\r\n');
    const columns = row.split(';').flatMap((cell, index) => (/^\d+,\d\d$/.test(cell) ? [index] : []));
    expect(columns.length).toBeGreaterThan(0);
    for (const index of columns) {
      const cells = row.split(';').map((cell, at) => (at === index ? amount : cell));
      const { faults } = await check(caller, [head, cells.join(';')].join('\n'));
      expect(new Set(faults.map(({ column }) => column))).toEqual(new Set([head.split(';')[index]]));
    }
    expect(await json(caller)).toBe(before);
  },
);
