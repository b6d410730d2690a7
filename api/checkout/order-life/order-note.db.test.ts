import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutStatus, StaffRole } from '../../generated/prisma/client';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-21T10:00:00Z');

const WRITE = `mutation ($input: UpdateOrderNoteInput!) {
  updateOrderNote(input: $input) {
    __typename ... on Error { code }
    ... on Order { staffNote { text version at by } }
    ... on InvalidInput { fields { path code } }
  }
}`;

async function orderOf(role: StaffRole = 'OPERATOR', status: CheckoutStatus = 'PLACED') {
  const { db } = database;
  const channel = await createTestChannel(db);
  const numbered = {
    number: '2111-0001',
    orderSequence: 1,
    orderDate: NOW,
    promisedAt: NOW,
    token: crypto.randomUUID(),
  };
  const { id } = await db.checkout.create({
    data: {
      ...(status === 'OPEN' ? {} : numbered),
      channelId: channel.id,
      status,
      placedAt: NOW,
      deliveryMethod: 'PICKUP',
      currencyCode: 'EUR',
      productsCost: 900,
      discount: 0,
      total: 900,
      weight: 0,
    },
  });
  const context = testContext(db, channel, { actor: await createTestStaff(db, channel.id, role), now: () => NOW });
  const write = (note: string | null, version: number) =>
    run<{ updateOrderNote: unknown }>(context, WRITE, { input: { id: globalId('Checkout', id), version, note } });
  return { db, id, context, write };
}

test('a note is kept with who wrote it and when, and is taken away by an empty one', async () => {
  const { db, id, write } = await orderOf();
  expect(await write('  Call twice ', 0)).toEqual({
    updateOrderNote: {
      __typename: 'Order',
      staffNote: { text: 'Call twice', version: 1, at: NOW.toISOString(), by: 'OPERATOR' },
    },
  });
  expect(await write('', 1)).toMatchObject({ updateOrderNote: { staffNote: { text: null, version: 2 } } });
  // What it says stays out of the audit log: it may name a person.
  expect(await db.auditEntry.findMany({ where: { subjectId: id }, select: { action: true, details: true } })).toEqual([
    { action: 'updateOrderNote', details: {} },
    { action: 'updateOrderNote', details: {} },
  ]);
});

test('of two who write at once the second gets a conflict, and the first note stays', async () => {
  const { write, db, id } = await orderOf();
  const answers = await Promise.all([write('mine', 0), write('theirs', 0)]);
  const names = answers.map(({ updateOrderNote }) => (updateOrderNote as { code?: string }).code ?? 'kept');
  expect(names.toSorted()).toEqual(['CONFLICT', 'kept']);
  const kept = await db.checkout.findUniqueOrThrow({ where: { id } });
  expect(kept.staffNote).toBe(names[0] === 'kept' ? 'mine' : 'theirs');
  expect(kept.version).toBe(1);
});

test('a note that is too long is refused by its field, and a cart takes none', async () => {
  const { write } = await orderOf();
  expect(await write('x'.repeat(501), 0)).toMatchObject({
    updateOrderNote: { __typename: 'InvalidInput', fields: [{ path: ['input', 'note'], code: 'STRING_TOO_LONG' }] },
  });
  const cart = await orderOf('OPERATOR', 'OPEN');
  expect(await cart.write('a note', 0)).toMatchObject({
    updateOrderNote: { __typename: 'Refusal', code: 'NOT_FOUND' },
  });
});

test('cooks neither read it nor write it', async () => {
  const { context, id } = await orderOf('KITCHEN');
  const READ = 'query ($id: ID!) { node(id: $id) { ... on Order { number staffNote { text } } } }';
  const { errors } = await execute(context, READ, { id: globalId('Checkout', id) });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
