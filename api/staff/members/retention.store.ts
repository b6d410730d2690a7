import type { Database } from '../../db/client';
import { ADDRESS_AT_LOGIN_DELAY, addressAtLoginKey, FORGIVEN_EVERY_SECONDS } from '../attempts/sign-in-delay';
import { idleStaffSince } from '../sessions/session-lifetime';
import { forgottenInvitationsEnd } from './invitation-link';

/**
 * Deletes what no longer means anything: ended sessions with their open carts, and failed sign-ins that are all
 * forgiven, and old invitations. Placed orders stay.
 */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  const ended = {
    OR: [{ expiresAt: { lte: now } }, { kind: 'STAFF' as const, lastSeenAt: { lte: idleStaffSince(now) } }],
  };
  // The session of such a cart was deleted, so nobody can return to it. What waits for its payment is let go first.
  const isWaiting = { heldUntil: { not: null } };
  const isForgotten = { OR: [{ session: ended }, { sessionId: null }] };
  await db.checkout.deleteMany({ where: { status: 'OPEN', NOT: isWaiting, ...isForgotten } });
  await db.session.deleteMany({ where: ended });
  await db.invitation.deleteMany({ where: { expiresAt: { lte: forgottenInvitationsEnd(now) } } });
  await db.$executeRaw`
    delete from "SignInFailure"
    where "lockedUntil" + make_interval(secs => "count" * case when "key" like ${addressAtLoginKey('%', '%')}
      then ${ADDRESS_AT_LOGIN_DELAY.forgivenEverySeconds}::int else ${FORGIVEN_EVERY_SECONDS}::int end) < ${now}`;
}
