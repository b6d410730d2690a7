import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import { ADDRESS_AT_LOGIN_DELAY, addressAtLoginKey, FORGIVEN_EVERY_SECONDS } from '../attempts/sign-in-delay';
import { idleStaffSince } from '../sessions/session-lifetime';
import { forgottenInvitationsEnd } from './invitation-link';

/**
 * Deletes what no longer means anything: ended sessions with their carts, orders that were given up unpaid, and failed sign-ins that are all
 * forgiven, and old invitations. Placed orders stay.
 */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  const ended = {
    OR: [{ expiresAt: { lte: now } }, { kind: 'STAFF' as const, lastSeenAt: { lte: idleStaffSince(now) } }],
  };
  await db.session.deleteMany({ where: ended });
  // Of orders that came with lines of their own and were given up unpaid.
  await db.cart.deleteMany({ where: { sessionId: null, heldUntil: null } });
  await sql(db).execute`
    delete from "Checkout" given_up where "status" = 'OPEN' and "heldUntil" is null
      and not exists (select from "Cart" where "id" = given_up."id")`;
  await db.invitation.deleteMany({ where: { expiresAt: { lte: forgottenInvitationsEnd(now) } } });
  await sql(db).execute`
    delete from "SignInFailure"
    where "lockedUntil" + make_interval(secs => "count" * case when "key" like ${addressAtLoginKey('%', '%')}
      then ${ADDRESS_AT_LOGIN_DELAY.forgivenEverySeconds}::int else ${FORGIVEN_EVERY_SECONDS}::int end) < ${now}`;
}
