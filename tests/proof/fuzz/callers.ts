import { randomBytes } from 'node:crypto';
import type { Database } from '../../../api/db/client';
import { transaction } from '../../../api/db/transaction';
import type { ApiScope, StaffRole } from '../../../api/generated/prisma/client';
import { createTestStaff } from '../../../api/graphql/testing';
import { createGuestSession, createStaffSession } from '../../../api/staff/sessions/session.store';
import { hashApiToken, makeApiToken } from '../../../api/staff/tokens/api-token';

/** Who sends a request, as headers. */
export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface CallersOf {
  readonly db: Database;
  readonly channelId: string;
  readonly now: Date;
}

/** Everybody whom the API tells apart: a stranger, a shopper, staff of each role, a program of each scope. */
export async function createCallers(world: CallersOf): Promise<Caller[]> {
  const guest = await createGuestSession(world.db, { channelId: world.channelId, userAgent: null, now: world.now });
  return [
    { name: 'a visitor', headers: {} },
    { name: 'a shopper', headers: cookie(guest.token) },
    await staff(world, 'KITCHEN'),
    await staff(world, 'COURIER'),
    await staff(world, 'OPERATOR'),
    await staff(world, 'MANAGER'),
    await staff(world, 'ADMIN'),
    await program(world, 'a storefront', ['STOREFRONT']),
    await program(world, 'a till', ['ORDERS_READ', 'ORDERS_WRITE', 'REFUNDS', 'CATALOG_WRITE']),
    await program(world, 'a mailing program', ['CATALOG_READ', 'CLIENTS', 'RECEIVERS']),
  ];
}

async function staff({ db, channelId, now }: CallersOf, role: StaffRole): Promise<Caller> {
  const actor = await createTestStaff(db, channelId, role);
  if (actor.kind !== 'staff') throw new Error('no staff');
  const start = { channelId, userAgent: null, now, staffMemberId: actor.staffMemberId, previousId: actor.sessionId };
  const { token } = await transaction(db, (tx) => createStaffSession(tx, start));
  return { name: role.toLowerCase(), headers: cookie(token) };
}

async function program({ db, channelId }: CallersOf, name: string, scopes: ApiScope[]): Promise<Caller> {
  const token = makeApiToken(randomBytes);
  const tokenHash = new Uint8Array(hashApiToken(token) ?? []);
  await db.apiToken.create({ data: { channelId, name, prefix: token.slice(0, 12), tokenHash, scopes } });
  return { name, headers: { authorization: `Bearer ${token}` } };
}

function cookie(token: string): Record<string, string> {
  return { cookie: `carte_session=${token}` };
}
