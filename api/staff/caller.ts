import type { Database } from '../db/client';
import type { Channel, StaffRole } from '../generated/prisma/client';
import type { Locale } from '../kernel/locale';
import { Forbidden } from './refusals';
import { isAllowed, type Permission } from './roles';

/** A staff member as the session knows them. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly sessionId: string;
  readonly staffMemberId: string;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Anybody else. The session comes with the first call that needs one. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly sessionId: string | null;
}

export type Actor = StaffActor | Visitor;

/** All that a command may know of the request that it serves. */
export interface Caller {
  readonly db: Database;
  readonly channel: Channel;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: () => Date;
}

export function isAllowedTo(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'staff' && isAllowed(actor.role, permission);
}

/** @throws {Forbidden} when the caller is not a staff member with this permission. */
export function requirePermission(actor: Actor, permission: Permission): asserts actor is StaffActor {
  if (!isAllowedTo(actor, permission)) throw new Forbidden();
}

/** @throws {Forbidden} when nobody is signed in. */
export function requireStaff(actor: Actor): asserts actor is StaffActor {
  if (actor.kind !== 'staff') throw new Forbidden();
}
