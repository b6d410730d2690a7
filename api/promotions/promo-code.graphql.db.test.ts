import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
});
afterAll(() => database.drop());

const FIELDS = `__typename ... on Error { refusal: code }
  ... on PromoCode { id version code kind percent amount { minor } minimum { minor } startsAt endsAt totalLimit
    perClientLimit used isActive }
  ... on InvalidInput { fields { path code message } }`;
const CREATE = `mutation ($input: CreatePromoCodeInput!) { createPromoCode(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdatePromoCodeInput!) { updatePromoCode(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deletePromoCode(id: $id) { __typename ... on Error { code } } }';

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly fields?: readonly object[];
}

async function create(input: object): Promise<Answer> {
  return (await run<{ createPromoCode: Answer }>(manager, CREATE, { input })).createPromoCode;
}

async function update(input: object): Promise<Answer> {
  return (await run<{ updatePromoCode: Answer }>(manager, UPDATE, { input })).updatePromoCode;
}

const wrong = (field: string, code: string) => ({ path: ['input', field], code });

test('a code needs a word and what it takes off; it is stored upper case, without spaces', async () => {
  expect(await create({ code: ' spring 26 ', kind: 'PERCENT', percent: 15 })).toMatchObject({
    version: 1,
    code: 'SPRING26',
    kind: 'PERCENT',
    percent: 15,
    amount: null,
    minimum: null,
    used: 0,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    perClientLimit: null,
    isActive: true,
  });
  const limits = { totalLimit: 100, perClientLimit: 1, minimum: 2500, isActive: false };
  expect(await create({ code: 'скидка-500', kind: 'AMOUNT', amount: 500, ...limits })).toMatchObject({
    code: 'СКИДКА-500',
    amount: { minor: 500 },
    minimum: { minor: 2500 },
    totalLimit: 100,
    perClientLimit: 1,
    isActive: false,
  });
});

test.each([
  ['no word', { code: ' ' }, wrong('code', 'INVALID_PROMO_CODE')],
  ['a word with signs', { code: '10%' }, wrong('code', 'INVALID_PROMO_CODE')],
  ['an endless word', { code: 'A'.repeat(41) }, wrong('code', 'STRING_TOO_LONG')],
  ['no percentage', { percent: null }, wrong('percent', 'REQUIRED')],
  ['nothing off', { percent: 0 }, wrong('percent', 'NUMBER_TOO_SMALL')],
  ['more than everything off', { percent: 101 }, wrong('percent', 'NUMBER_TOO_BIG')],
  ['no amount', { kind: 'AMOUNT' }, wrong('amount', 'REQUIRED')],
  ['a negative amount', { kind: 'AMOUNT', amount: -5 }, wrong('amount', 'NUMBER_TOO_SMALL')],
  ['a negative minimum', { minimum: -1 }, wrong('minimum', 'NUMBER_TOO_SMALL')],
  ['no use at all', { totalLimit: 0 }, wrong('totalLimit', 'NUMBER_TOO_SMALL')],
  ['no use for anyone', { perClientLimit: 0 }, wrong('perClientLimit', 'NUMBER_TOO_SMALL')],
  [
    'an end before the start',
    { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
    wrong('endsAt', 'ENDS_BEFORE_START'),
  ],
])('%s is refused at its field', async (_title, change, refusal) => {
  expect((await create({ code: 'GOOD', kind: 'PERCENT', percent: 10, ...change })).fields).toMatchObject([refusal]);
});

test('a code is there once in a shop, however it is written', async () => {
  const percent = { kind: 'PERCENT', percent: 10 };
  await create({ code: 'ONCE', ...percent });
  const { id, version } = await create({ code: 'OTHER', ...percent });
  const taken = [{ ...wrong('code', 'PROMO_CODE_TAKEN'), message: 'There is already a promo code like this.' }];
  expect((await create({ code: 'o n c e', ...percent })).fields).toEqual(taken);
  expect((await update({ id, version, code: 'once' })).fields).toEqual(taken);
  const elsewhere = await shop(database.db).promo('ONCE').open();
  expect(await elsewhere.promoCode('ONCE')).toMatchObject({ percent: 10 });
});

test('a change keeps what it does not name, is held against the rest, and is refused over someone else’s', async () => {
  const { id } = await create({ code: 'CHANGING', kind: 'PERCENT', percent: 10, endsAt: '2026-12-01T00:00:00Z' });
  expect((await update({ id, version: 1, kind: 'AMOUNT' })).fields).toMatchObject([wrong('amount', 'REQUIRED')]);
  expect((await update({ id, version: 1, startsAt: '2027-01-01T00:00:00Z' })).fields).toMatchObject([
    wrong('endsAt', 'ENDS_BEFORE_START'),
  ]);
  const amount = { kind: 'AMOUNT', percent: null, amount: { minor: 300 }, endsAt: '2026-12-01T00:00:00.000Z' };
  expect(await update({ id, version: 1, kind: 'AMOUNT', amount: 300 })).toMatchObject({ ...amount, version: 2 });
  expect(await update({ id, version: 1, isActive: false })).toEqual({ __typename: 'Refusal', refusal: 'CONFLICT' });
  expect(await update({ id, version: 2, isActive: false, endsAt: null })).toMatchObject({
    ...amount,
    endsAt: null,
    isActive: false,
  });
});

test('a deleted code is gone, once', async () => {
  const { id } = await create({ code: 'GOING', kind: 'FREE_DELIVERY' });
  expect(await run(manager, DELETE, { id })).toEqual({
    deletePromoCode: { __typename: 'Deleted' },
  });
  expect(await run(manager, DELETE, { id })).toEqual({ deletePromoCode: { __typename: 'Refusal', code: 'NOT_FOUND' } });
});

test('codes are listed the newest first, for those who may change settings', async () => {
  const LIST = '{ channel { promoCodes(first: 2) { totalCount nodes { code } } } }';
  await create({ code: 'NEWEST', kind: 'FREE_DELIVERY' });
  const { channel: listed } = await run<{ channel: { promoCodes: { nodes: object[] } } }>(manager, LIST);
  expect(listed.promoCodes.nodes[0]).toEqual({ code: 'NEWEST' });
  const { errors } = await execute(testContext(database.db, channel), LIST, {});
  expect(errors).toHaveLength(1);
});

test('each write is in the audit log', async () => {
  const { id } = await create({ code: 'AUDITED', kind: 'FREE_DELIVERY' });
  await update({ id, version: 1, isActive: false });
  const entries = await database.db.auditEntry.findMany({
    where: { channelId: channel.id, action: { endsWith: 'PromoCode' } },
    orderBy: { id: 'desc' },
    take: 2,
  });
  expect(entries.map(({ action }) => action)).toEqual(['updatePromoCode', 'createPromoCode']);
  expect(entries[1]).toMatchObject({ details: { code: 'AUDITED' } });
});
