import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/caller';
import { shop, TEST_NOW, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { ApiScope, StaffRole } from '../generated/prisma/client';
import { createTestStaff, createTestToken, execute, globalId, run, testContext } from './testing';

/** What was once without a way back by its id. */
type Kind = 'AuditEntry' | 'CheckoutLine' | 'OrderRevision' | 'Payment' | 'PaymentRefund' | 'StaffIdentity';

let database: TestDatabase;
let world: World;
let other: World;
let ids: Readonly<Record<Kind, string>>;
let shopper: Actor;
let optionId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await shop(database.db).dish('Pizza', 900).withOption('Crust', { Thin: 0 }, { minimum: 0 }).open();
  other = await shop(database.db).dish('Soup', 500).open();
  ids = await oneOfEach();
});
afterAll(() => database.drop());

async function oneOfEach(): Promise<Record<Kind, string>> {
  const { db, channel } = world;
  const channelId = channel.id;
  const client = await world.shopper();
  shopper = client.actor;
  await client.add('Pizza', 2);
  const order = await client.place();
  const content = { before: {}, after: {}, totalBefore: 1800, totalAfter: 900 };
  const revision = await db.orderRevision.create({
    data: { checkoutId: order.id, number: 1, state: 'PROPOSED', ...content },
  });
  const provider = await db.paymentProvider.create({
    data: { channelId, kind: 'STRIPE', isLive: false, keyCipher: new Uint8Array(32) },
  });
  const payment = await db.payment.create({
    data: {
      channelId,
      checkoutId: order.id,
      providerId: provider.id,
      kind: 'STRIPE',
      isLive: false,
      amount: 1800,
      currencyCode: 'EUR',
      capturesAtOnce: true,
      returnUrl: 'http://localhost/finish',
      description: 'Pizza',
      locale: 'en',
      refunds: { create: { cause: 'STAFF', amount: 900 } },
    },
    include: { refunds: true },
  });
  const { staffMember } = await db.session.findFirstOrThrow({
    where: { id: (await createTestStaff(db, channelId, 'ADMIN')).sessionId ?? '' },
    include: { staffMember: true },
  });
  const identity = await db.staffIdentity.create({
    data: { channelId, staffMemberId: staffMember?.id ?? '', issuer: 'https://id.example', subject: '1' },
  });
  optionId = world.options.get('Thin') ?? '';
  const entry = await db.auditEntry.create({ data: { channelId, action: 'updateOption', subjectId: optionId } });
  return {
    AuditEntry: entry.id,
    CheckoutLine: order.lines[0]?.id ?? '',
    OrderRevision: revision.id,
    Payment: payment.id,
    PaymentRefund: payment.refunds[0]?.id ?? '',
    StaffIdentity: identity.id,
  };
}

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const STRANGER: Actor = { kind: 'visitor', sessionId: null };

async function found(kind: Kind, actor: Actor, { db, channel }: World = world) {
  const context = testContext(db, channel, { actor, now: () => TEST_NOW });
  return (await execute(context, NODE, { id: globalId(kind, ids[kind]) })).data?.['node'] ?? null;
}

const staff = (role: StaffRole, { db, channel }: World = world) => createTestStaff(db, channel.id, role);
const program = (...scopes: ApiScope[]) => createTestToken(database.db, world.channel.id, scopes);

const KINDS: readonly { kind: Kind; reads: StaffRole; without: StaffRole; scope: ApiScope | null }[] = [
  { kind: 'AuditEntry', reads: 'ADMIN', without: 'MANAGER', scope: null },
  { kind: 'StaffIdentity', reads: 'ADMIN', without: 'MANAGER', scope: null },
  { kind: 'CheckoutLine', reads: 'KITCHEN', without: 'COURIER', scope: 'ORDERS_READ' },
  { kind: 'OrderRevision', reads: 'OPERATOR', without: 'KITCHEN', scope: 'ORDERS_READ' },
  { kind: 'Payment', reads: 'OPERATOR', without: 'KITCHEN', scope: 'ORDERS_READ' },
  { kind: 'PaymentRefund', reads: 'OPERATOR', without: 'KITCHEN', scope: 'ORDERS_READ' },
];

test.each(KINDS)(
  'a $kind is found again by its id, by whoever may read it',
  async ({ kind, reads, without, scope }) => {
    const node = { __typename: kind, id: globalId(kind, ids[kind]) };
    expect(await found(kind, await staff(reads))).toEqual(node);
    if (scope) expect(await found(kind, await program(scope))).toEqual(node);
    expect(await found(kind, await staff(without))).toBeNull();
    expect(await found(kind, STRANGER)).toBeNull();
    expect(await found(kind, await program('STOREFRONT', 'CATALOG_WRITE'))).toBeNull();
    expect(await found(kind, await staff('ADMIN', other), other)).toBeNull();
  },
);

test('a shopper finds what belongs to an own order, and nothing of another’s', async () => {
  const ofOrders = ['CheckoutLine', 'OrderRevision', 'Payment', 'PaymentRefund'] as const;
  const another = (await world.shopper()).actor;
  for (const kind of ofOrders) {
    expect([kind, await found(kind, shopper)]).toEqual([kind, { __typename: kind, id: globalId(kind, ids[kind]) }]);
    expect([kind, await found(kind, another)]).toEqual([kind, null]);
  }
  await database.db.orderRevision.update({ where: { id: ids.OrderRevision }, data: { state: 'WITHDRAWN' } });
  expect(await found('OrderRevision', shopper)).toBeNull();
  expect(await found('OrderRevision', await staff('OPERATOR'))).not.toBeNull();
});

test('a line of a cart is found in the caller’s own cart alone', async () => {
  const [own, another] = [await world.shopper(), await world.shopper()];
  const [line] = (await own.add('Pizza')).lines;
  const id = globalId('CheckoutLine', line?.id ?? '');
  const ask = (actor: Actor) => run(testContext(database.db, world.channel, { actor }), NODE, { id });
  expect(await ask(own.actor)).toEqual({ node: { __typename: 'CheckoutLine', id } });
  expect(await ask(another.actor)).toEqual({ node: null });
});

test('what a line of the audit log is about is found by its `nodeId`', async () => {
  const context = testContext(database.db, world.channel, { actor: await staff('ADMIN') });
  const source = 'query ($id: ID!) { node(id: $id) { ... on AuditEntry { subject { nodeId typename name } } } }';
  expect(await run(context, source, { id: globalId('AuditEntry', ids.AuditEntry) })).toEqual({
    node: { subject: { nodeId: globalId('Option', optionId), typename: 'Option', name: 'Thin' } },
  });
});
