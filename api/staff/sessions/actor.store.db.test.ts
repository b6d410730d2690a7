import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { createTestChannel } from '../../graphql/testing';
import { actorOfToken } from './actor.store';
import { createGuestSession, createStaffSession, revokeSessions } from './session.store';

let database: TestDatabase;
let channelId: string;
let staffMemberId: string;

const now = new Date('2026-11-20T12:00:00.000Z');
const after = ({ days = 0, hours = 0, seconds = 0 }) =>
  new Date(now.getTime() + ((days * 24 + hours) * 3600 + seconds) * 1000);
const STRANGER = { kind: 'visitor', sessionId: null };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { db } = database;
  channelId = (await createTestChannel(db)).id;
  const member = await db.staffMember.create({ data: { channelId, login: 'anna', name: 'Anna', role: 'OPERATOR' } });
  staffMemberId = member.id;
});

const who = (token: string, at: Date, shop = channelId) => actorOfToken(database.db, shop, token, at);
const startGuest = () => createGuestSession(database.db, { channelId, userAgent: 'Test', now });
const startStaff = (previousId: string | null = null) =>
  transaction(database.db, (tx) =>
    createStaffSession(tx, { channelId, userAgent: null, now, staffMemberId, previousId }),
  );

test('a guest is known by the token for 30 days after the last visit', async () => {
  const { id, token } = await startGuest();
  expect(await who(token, after({ days: 29 }))).toEqual({ kind: 'visitor', sessionId: id });
  expect(await who(token, after({ days: 58 }))).toEqual({ kind: 'visitor', sessionId: id });
  expect(await who(token, after({ days: 89 }))).toEqual(STRANGER);
});

test('a staff member is known with login, name and role', async () => {
  const { id: sessionId, token } = await startStaff();
  const anna = {
    kind: 'staff',
    sessionId,
    staffMemberId,
    login: 'anna',
    name: 'Anna',
    role: 'OPERATOR',
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
  };
  expect(await who(token, now)).toEqual(anna);
});

test('a staff session ends after 12 idle hours', async () => {
  const { token } = await startStaff();
  expect(await who(token, after({ hours: 11 }))).toMatchObject({ kind: 'staff' });
  expect(await who(token, after({ hours: 22 }))).toMatchObject({ kind: 'staff' });
  expect(await who(token, after({ hours: 35 }))).toEqual(STRANGER);
});

test('a staff session ends after 30 days, however busy it was', async () => {
  const { id, token } = await startStaff();
  await database.db.session.update({ where: { id }, data: { lastSeenAt: after({ days: 30, hours: -1 }) } });
  expect(await who(token, after({ days: 30, seconds: -1 }))).toMatchObject({ kind: 'staff' });
  expect(await who(token, after({ days: 30 }))).toEqual(STRANGER);
});

test('a visit is noted at most once a minute', async () => {
  const { id, token } = await startGuest();
  const lastSeen = async () => (await database.db.session.findUniqueOrThrow({ where: { id } })).lastSeenAt;
  await who(token, after({ seconds: 59 }));
  expect(await lastSeen()).toEqual(now);
  await who(token, after({ seconds: 61 }));
  expect(await lastSeen()).toEqual(after({ seconds: 61 }));
});

test('a disabled staff member, another shop, a revoked session and a made-up token are strangers', async () => {
  const { id, token } = await startStaff();
  expect(await who(token, now, (await createTestChannel(database.db)).id)).toEqual(STRANGER);
  expect(await who('a'.repeat(43), now)).toEqual(STRANGER);
  expect(await who("' or 1=1 --", now)).toEqual(STRANGER);
  await database.db.staffMember.update({ where: { id: staffMemberId }, data: { isActive: false } });
  expect(await who(token, now)).toEqual(STRANGER);
  await database.db.staffMember.update({ where: { id: staffMemberId }, data: { isActive: true } });
  await transaction(database.db, (tx) => revokeSessions(tx, { channelId, id }));
  expect(await who(token, now)).toEqual(STRANGER);
});

test('the cart follows from the guest to the staff session, and the guest’s token ends', async () => {
  const guest = await startGuest();
  const cart = await database.db.cart.create({ data: { channelId, sessionId: guest.id } });
  const { id } = await startStaff(guest.id);
  expect((await database.db.cart.findUniqueOrThrow({ where: { id: cart.id } })).sessionId).toBe(id);
  expect(await who(guest.token, now)).toEqual(STRANGER);
});

test('all sessions but the current one can be ended, with their carts', async () => {
  const [kept, other] = [await startStaff(), await startStaff()];
  const cart = await database.db.cart.create({ data: { channelId, sessionId: other.id } });
  const count = await transaction(database.db, (tx) =>
    revokeSessions(tx, { channelId, staffMemberId, exceptId: kept.id }),
  );
  expect(count).toBe(1);
  expect(await who(kept.token, now)).toMatchObject({ kind: 'staff' });
  expect(await database.db.cart.findUnique({ where: { id: cart.id } })).toBeNull();
});
