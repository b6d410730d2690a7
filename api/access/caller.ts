import type { Locale } from '../../domain/locale';
import type { Database } from '../db/client';
import type { ApiScope, Channel, StaffRole } from '../generated/prisma/client';
import { Forbidden } from '../kernel/refusals';
import { scopeName, scopesMayRead, scopesMayWrite, scopeToWrite } from './api-scope';
import { isAllowed, type Permission } from './roles';

/** What has to be done in a session before the role opens anything. */
export interface SessionDuties {
  /** They came with a password that somebody else gave: it is to be changed. */
  readonly mustChangePassword: boolean;
  /** The shop asks their role for a second factor and they had none: one is to be set up. */
  readonly mustSetUpSecondFactor: boolean;
}

/** A staff member as the session knows them. */
export interface StaffActor extends SessionDuties {
  readonly kind: 'staff';
  readonly sessionId: string;
  readonly staffMemberId: string;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** A program that signs its requests with an API token. */
export interface TokenActor {
  readonly kind: 'token';
  /** The shopper's that the program speaks for, if it does. */
  readonly sessionId: string | null;
  readonly apiTokenId: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** What it orders are test orders. */
  readonly isTest: boolean;
}

/** Anybody else. The session comes with the first call that needs one. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly sessionId: string | null;
}

export type Actor = StaffActor | TokenActor | Visitor;

/** Who may change what shoppers do not: the audit log names them. */
export type Author = StaffActor | TokenActor;

/** All that a command may know of the request that it serves. */
export interface Caller {
  readonly db: Database;
  readonly channel: Channel;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: () => Date;
}

/** Whether something has to be done first, before the role opens anything. */
export function isHeldBack({ mustChangePassword, mustSetUpSecondFactor }: SessionDuties): boolean {
  return mustChangePassword || mustSetUpSecondFactor;
}

/** Clients are of real orders alone, and so is what most receivers got. */
export const SCOPES_OF_REAL_ORDERS: readonly ApiScope[] = ['CLIENTS', 'RECEIVERS'];

const scopesOf = ({ isTest, scopes }: TokenActor): readonly ApiScope[] =>
  isTest ? scopes.filter((scope) => !SCOPES_OF_REAL_ORDERS.includes(scope)) : scopes;

/** Whether they may read what this permission opens. Writing is asked for by {@link requirePermission}. */
export function isAllowedTo(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'token') return scopesMayRead(scopesOf(actor), permission);
  return actor.kind === 'staff' && !isHeldBack(actor) && isAllowed(actor.role, permission);
}

/** @throws {Forbidden} when the caller is neither a staff member with this permission nor a program that may write it. */
export function requirePermission(actor: Actor, permission: Permission): asserts actor is Author {
  if (actor.kind === 'token') {
    if (scopesMayWrite(scopesOf(actor), permission)) return;
    const scope = scopeToWrite(permission);
    throw new Forbidden(scope && scopeName(scope));
  }
  if (!isAllowedTo(actor, permission)) throw new Forbidden();
}

/** @throws {Forbidden} when no person is signed in. */
export function requireStaff(actor: Actor): asserts actor is StaffActor {
  if (actor.kind !== 'staff') throw new Forbidden();
}

/** Whether what they order are test orders: nobody eats them. */
export function ordersForTest(actor: Actor): boolean {
  return actor.kind === 'token' && actor.isTest;
}

/** For what is of all orders together. @throws {Forbidden} to a test token. */
export function refuseTests(actor: Actor): void {
  if (ordersForTest(actor)) throw new Forbidden();
}

/** Who did it, as the tables keep it. */
export function authorOf(actor: Author): { staffMemberId: string | null; apiTokenId: string | null } {
  return actor.kind === 'staff'
    ? { staffMemberId: actor.staffMemberId, apiTokenId: null }
    : { staffMemberId: null, apiTokenId: actor.apiTokenId };
}
