import type { Logger } from 'pino';
import type { Actor } from '../../access/caller';
import type { Database } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { ShopNotSetUp } from '../../kernel/refusals';
import type { Meter } from '../../telemetry/meter';
import { createGuestSession } from './session.store';
import { guestCookieEnd } from './session-lifetime';

/** What begins and ends sessions needs of a request. The GraphQL context is one. */
export interface SessionHolder {
  readonly db: Database;
  readonly channel: Channel | null;
  readonly userAgent: string | null;
  /** The peer's address. */
  readonly address: string;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
  readonly meter: Pick<Meter, 'signInFailed'>;
  readonly sessionCookie: { set(token: string, expiresAt: Date): void; clear(): void };
  /** A sign-in that waits for its code, in a cookie of its own. */
  readonly signInTicket: { readonly token: string | null; set(token: string, expiresAt: Date): void; clear(): void };
  /** Who has signed in from this browser before: see `known-devices.ts`. */
  readonly deviceMarks: { readonly value: string | null; set(value: string, expiresAt: Date): void; clear(): void };
  /** Seals the secrets of second factors, and signs the marks of known devices. */
  readonly secretKey: Uint8Array;
  readonly previousSecretKeys: readonly Uint8Array[];
  /** Replaced when a session begins or ends, so that the rest of the same request sees it. */
  actor: Actor;
}

/**
 * The caller's session, made now if there is none: a guest's cart hangs on it. Calling again changes nothing.
 *
 * @returns the session's id.
 * @throws {ShopNotSetUp} when there is no shop that a session could belong to.
 */
export async function ensureGuestSession(holder: SessionHolder): Promise<string> {
  const { actor, channel, db, userAgent, now } = holder;
  if (actor.sessionId !== null) return actor.sessionId;
  if (!channel) throw new ShopNotSetUp();
  const session = await createGuestSession(db, { channelId: channel.id, userAgent, now: now() });
  holder.sessionCookie.set(session.token, guestCookieEnd(now()));
  holder.actor =
    actor.kind === 'token' ? { ...actor, sessionId: session.id } : { kind: 'visitor', sessionId: session.id };
  return session.id;
}
