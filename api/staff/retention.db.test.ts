import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { transaction } from '../db/transaction';
import { createTestChannel } from '../graphql/testing';
import { addressAtLoginKey } from './attempts/sign-in-delay';
import { forgetEnded } from './members/retention.store';
import { createGuestSession, createStaffSession } from './sessions/session.store';

let database: TestDatabase;

const now = new Date('2026-11-20T12:00:00.000Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('ended sessions go with their carts; live ones and placed orders stay', async () => {
  const { db } = database;
  const { id: channelId } = await createTestChannel(db);
  const start = { channelId, userAgent: null };
  const member = await db.staffMember.create({ data: { channelId, login: 'anna', name: 'Anna', role: 'OPERATOR' } });
  const old = await createGuestSession(db, { ...start, now });
  const fresh = await createGuestSession(db, { ...start, now: after(700) });
  const idle = await transaction(db, (tx) =>
    createStaffSession(tx, { ...start, now: after(700), staffMemberId: member.id, previousId: null }),
  );
  const frozen = { channelId, currencyCode: 'EUR', productsCost: 0, total: 0 };
  const placed = { ...frozen, orderDate: now, placedAt: now, promisedAt: now, deliveryMethod: 'PICKUP' as const };
  await db.cart.createMany({ data: [old, fresh].map(({ id }) => ({ id, channelId, sessionId: id })) });
  await db.checkout.createMany({
    data: [
      // Given up unpaid: one goes with its cart.
      { id: old.id, channelId, sessionId: old.id },
      { id: fresh.id, channelId, sessionId: fresh.id },
      { ...placed, sessionId: old.id, status: 'PLACED', token: 't', number: '2011-0001', orderSequence: 1 },
    ],
  });
  await db.signInFailure.createMany({
    data: [
      { key: 'forgiven', count: 4, lockedUntil: after(718) },
      { key: 'counted', count: 13, lockedUntil: after(718) },
      { key: addressAtLoginKey('login:x', 'address:y'), count: 1, lockedUntil: after(718) },
    ],
  });
  await forgetEnded(db, after(721));
  expect((await db.session.findMany()).map(({ id }) => id)).toEqual([fresh.id]);
  expect(idle.id).not.toBe(fresh.id);
  expect(await db.cart.findMany()).toMatchObject([{ sessionId: fresh.id }]);
  expect(await db.checkout.findMany({ orderBy: { status: 'asc' } })).toMatchObject([
    { status: 'OPEN', sessionId: fresh.id },
    { status: 'PLACED', sessionId: null },
  ]);
  expect((await db.signInFailure.findMany()).map(({ key }) => key)).toEqual(['counted', 'address:y at login:x']);
});

test('a cart goes with the name, phone and address in it 30 days after its shopper was last here, or with its session', async () => {
  const { db } = database;
  const { id: channelId } = await createTestChannel(db);
  const person = { name: 'Zebulon', phone: '+4930901899', street: 'Mulberry Lane 77' };
  const start = { channelId, userAgent: null };
  const { id: sessionId } = await createGuestSession(db, { ...start, now });
  const { id: signedOut } = await createGuestSession(db, { ...start, now });
  await db.cart.createMany({
    data: [
      { channelId, sessionId, draft: person },
      { channelId, sessionId: signedOut, draft: person },
    ],
  });
  const left = () => db.cart.count({ where: { channelId } });
  await db.session.delete({ where: { id: signedOut } });
  await forgetEnded(db, after(24 * 30 - 1));
  expect(await left()).toBe(1);
  await forgetEnded(db, after(24 * 30 + 1));
  expect(await left()).toBe(0);
});
