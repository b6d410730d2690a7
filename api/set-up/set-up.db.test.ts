import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelByHost, readMaintenance } from '../channel/channel.store';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Context } from '../graphql/context';
import { run } from '../graphql/testing';
import { testBrowser } from '../staff/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.channel.deleteMany();
  await database.db.signInFailure.deleteMany();
});

async function visit(change: Partial<Context> = {}) {
  const browser = testBrowser(database.db, await channelByHost(database.db, ''), change);
  return { browser, context: await browser.context() };
}

const refusal = '... on Error { code path }';
const checked = `${refusal} ... on InvalidInput { fields { path code } }`;
const state = '__typename ... on SetUpState { step keyData { name locale currencyCode countryCode timeZone phone } }';
const STATE = 'query ($code: String) { setUpState(code: $code) { step keyData { name } } }';
const CHECK = `mutation ($code: String!) { result: checkSetUpCode(input: { code: $code }) { ${state} ${refusal} } }`;
const CONFIGURE = `mutation ($input: ConfigureShopInput!) { result: configureShop(input: $input) { ${state} ${checked} } }`;
const CREATE = `mutation ($input: CreateAdministratorInput!) {
  result: createAdministrator(input: $input) { __typename ... on Session { user { login role } } ${checked} }
}`;

const code = 'test code';
const keyData = {
  name: 'Пельменная',
  locale: 'ru',
  currencyCode: 'RUB',
  countryCode: 'RU',
  timeZone: 'europe/moscow',
  phone: '8 912 345-67-89',
};
const administrator = { login: 'Olga', name: 'Ольга', password: 'nine dumplings, please' };

type Result = { result: Record<string, unknown> };
async function call(source: string, variables: Record<string, unknown>, change: Partial<Context> = {}) {
  return (await run<Result>((await visit(change)).context, source, variables)).result;
}
const configure = (change: object = {}) => call(CONFIGURE, { input: { code, ...keyData, ...change } });
const create = (change: object = {}) => call(CREATE, { input: { code, ...administrator, ...change } });

test('the wizard goes from an empty database to a shop with an administrator who is signed in', async () => {
  expect(await run((await visit()).context, STATE)).toEqual({ setUpState: { step: 'NEEDS_KEY_DATA', keyData: null } });
  expect(await call(CHECK, { code })).toMatchObject({ step: 'NEEDS_KEY_DATA', keyData: null });
  expect(await configure()).toEqual({
    __typename: 'SetUpState',
    step: 'NEEDS_ADMINISTRATOR',
    keyData: { ...keyData, timeZone: 'Europe/Moscow', phone: '+79123456789' },
  });
  const { browser, context } = await visit();
  const data = await run<Result>(context, CREATE, { input: { code, ...administrator } });
  expect(data.result).toEqual({ __typename: 'Session', user: { login: 'olga', role: 'ADMIN' } });
  const { channel } = await browser.context();
  expect((await browser.context()).actor).toMatchObject({ kind: 'staff', login: 'olga' });
  expect(await run((await visit()).context, STATE)).toEqual({ setUpState: { step: 'DONE', keyData: null } });
  expect(await run((await visit({ locale: 'ru' })).context, '{ channel { name masterAccountExists } }')).toEqual({
    channel: { name: 'Пельменная', masterAccountExists: true },
  });
  expect(channel?.catalogRevision).toBeGreaterThan(1);
});

test('the first shop has the host that visitors type from the start', async () => {
  const { deployment } = (await visit()).context;
  const at = { deployment: { ...deployment, publicUrl: 'https://main.example:8443' } };
  await call(CONFIGURE, { input: { code, ...keyData } }, at);
  await call(CONFIGURE, { input: { code, ...keyData } }, at);
  expect(await database.db.channel.findMany({ select: { hosts: true } })).toEqual([{ hosts: ['main.example'] }]);
});

test('a new shop lacks nothing but a menu to take orders', async () => {
  await configure();
  const shop = await database.db.channel.findFirstOrThrow({
    include: { workingDays: true, paymentMethods: { orderBy: { position: 'asc' } }, warehouses: true },
  });
  expect(shop.workingDays).toHaveLength(7);
  expect(shop.paymentMethods.map(({ type, name }) => [type, name])).toEqual([
    ['CASH', { en: 'Cash', ru: 'Наличными' }],
    ['CARD', { en: 'Card on delivery', ru: 'Картой при получении' }],
  ]);
  expect(shop.warehouses).toMatchObject([{ name: { ru: 'Пельменная' }, phone: '+79123456789', isActive: true }]);
  expect(await readMaintenance(database.db, shop)).toBe(true);
  await database.db.menu.create({ data: { channelId: shop.id, name: { ru: 'Меню' } } });
  expect(await readMaintenance(database.db, shop)).toBe(false);
});

test('the name can be given in both languages at once', async () => {
  await configure({ nameTranslations: [{ locale: 'en', value: ' Dumplings ' }] });
  expect(await database.db.channel.findFirst()).toMatchObject({ name: { ru: 'Пельменная', en: 'Dumplings' } });
  const { context } = await visit();
  const read = 'query ($code: String) { setUpState(code: $code) { keyData { nameTranslations { locale value } } } }';
  expect(await run(context, read, { code })).toEqual({
    setUpState: {
      keyData: {
        nameTranslations: [
          { locale: 'en', value: 'Dumplings' },
          { locale: 'ru', value: 'Пельменная' },
        ],
      },
    },
  });
});

test('going back in the wizard edits the same shop, and needs the code', async () => {
  await configure();
  await configure({ name: 'Dumplings', locale: 'en', phone: null, timeZone: '+03:00' });
  expect(await database.db.channel.findMany({ include: { warehouses: true } })).toMatchObject([
    { name: { en: 'Dumplings' }, defaultLocale: 'en', phone: null, timeZone: '+03:00', warehouses: [{ phone: null }] },
  ]);
  const read = async (typed: string) => run((await visit()).context, STATE, { code: typed });
  expect(await read('TEST-CODE')).toMatchObject({ setUpState: { keyData: { name: 'Dumplings' } } });
  expect(await read('WRONG')).toMatchObject({ setUpState: { step: 'NEEDS_ADMINISTRATOR', keyData: null } });
});

test('many browsers that send key data at once make one shop', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => configure({ name: `Shop ${index}` })));
  expect(answers.every(({ step }) => step === 'NEEDS_ADMINISTRATOR')).toBe(true);
  expect(await database.db.channel.count()).toBe(1);
  expect(await database.db.warehouse.count()).toBe(1);
  expect(await database.db.workingDay.count()).toBe(7);
});

const rounds = Array.from({ length: 10 }, (_, index) => index + 1);

test.each(rounds)('of 20 browsers that race for the administrator one wins (round %i)', async () => {
  await configure();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create({ login: `admin${index}` })));
  expect(answers.filter(({ __typename }) => __typename === 'Session')).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'ALREADY_SET_UP')).toHaveLength(19);
  expect(await database.db.staffMember.count({ where: { role: 'ADMIN', isActive: true } })).toBe(1);
  expect(await database.db.session.count()).toBe(1);
});

test('once there is an administrator everything answers so, also to the right code', async () => {
  await configure();
  await create();
  for (const answer of [
    await call(CHECK, { code }),
    await call(CHECK, { code: 'wrong' }),
    await configure({ name: 'Mine now' }),
    await create({ login: 'mallory' }),
  ]) {
    expect(answer).toMatchObject({ code: 'ALREADY_SET_UP' });
  }
  expect(await database.db.staffMember.count()).toBe(1);
  expect(await database.db.channel.findFirst()).toMatchObject({ name: { ru: 'Пельменная' } });
});

test('without the code nothing is made', async () => {
  const wrong = { code: 'AAAA-2222' };
  expect(await call(CHECK, wrong)).toMatchObject({ code: 'INVALID_SET_UP_CODE', path: ['code'] });
  expect(await configure(wrong)).toMatchObject({ code: 'INVALID_SET_UP_CODE' });
  expect(await database.db.channel.count()).toBe(0);
  await configure();
  expect(await create(wrong)).toMatchObject({ code: 'INVALID_SET_UP_CODE' });
  expect(await database.db.staffMember.count()).toBe(0);
});

test('guesses at the code soon wait, and then the right one too', async () => {
  const now = () => new Date(1_800_000_000_000);
  for (let guess = 0; guess <= 20; guess += 1) await call(CHECK, { code: `guess ${guess}` }, { now });
  expect(await call(CHECK, { code }, { now })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect(await run((await visit({ now })).context, STATE, { code })).toMatchObject({ setUpState: { keyData: null } });
  const later = () => new Date(1_800_000_001_000);
  expect(await call(CHECK, { code }, { now: later })).toMatchObject({ step: 'NEEDS_KEY_DATA' });
});

test('an administrator needs a shop first', async () => {
  expect(await create()).toMatchObject({ code: 'SHOP_NOT_SET_UP' });
});

test('every wrong field of the key data is named at once', async () => {
  const answer = await configure({ name: ' ', timeZone: 'Moon/Tranquility', phone: '12' });
  expect(answer.fields).toEqual([
    { path: ['input', 'name'], code: 'REQUIRED' },
    { path: ['input', 'timeZone'], code: 'INVALID_TIME_ZONE' },
    { path: ['input', 'phone'], code: 'INVALID_PHONE' },
  ]);
  expect(await database.db.channel.count()).toBe(0);
});

test.each([
  [{ login: '' }, 'login', 'REQUIRED'],
  [{ login: 'two words' }, 'login', 'INVALID_LOGIN'],
  [{ name: '' }, 'name', 'REQUIRED'],
  [{ password: 'short' }, 'password', 'STRING_TOO_SHORT'],
  [{ password: 'qwertyuiop' }, 'password', 'PASSWORD_TOO_COMMON'],
])('an administrator with %j is refused', async (change, field, expected) => {
  await configure();
  expect(await create(change)).toMatchObject({ fields: [{ path: ['input', field], code: expected }] });
  expect(await database.db.staffMember.count()).toBe(0);
});
