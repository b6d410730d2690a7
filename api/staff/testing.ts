import type { Database } from '../db/client';
import type { ApiScope, Channel, StaffMember, StaffRole } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { testContext } from '../graphql/testing';
import { hashPassword } from './passwords/password';
import { actorOfToken } from './sessions/actor.store';
import { createApiToken } from './tokens/api-token.command';

export const TEST_PASSWORD = 'nine dumplings, please';

/** A staff member who can sign in with {@link TEST_PASSWORD}. */
export async function createSignIn(db: Database, channelId: string, role: StaffRole = 'ADMIN'): Promise<StaffMember> {
  const login = `${role.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`;
  const passwordHash = await hashPassword(TEST_PASSWORD);
  return db.staffMember.create({ data: { channelId, login, name: role, role, passwordHash } });
}

/** A browser with a cookie jar of one: each request is who the cookie says. */
export function testBrowser(db: Database, channel: Channel | null, change: Partial<Context> = {}) {
  const browser = {
    token: null as string | null,
    expiresAt: null as Date | null,
    /** Of a sign-in that waits for its code. */
    ticket: null as string | null,
    /** Who has signed in from it before. */
    marks: null as string | null,
    async context(at: Partial<Context> = {}): Promise<Context> {
      const now = at.now ?? change.now ?? (() => new Date());
      const actor =
        channel && browser.token
          ? await actorOfToken(db, channel.id, browser.token, now())
          : { kind: 'visitor' as const, sessionId: null };
      const sessionCookie = {
        set(token: string, expiresAt: Date) {
          Object.assign(browser, { token, expiresAt });
        },
        clear() {
          Object.assign(browser, { token: null, expiresAt: null });
        },
      };
      const signInTicket = {
        token: browser.ticket,
        set(token: string) {
          browser.ticket = token;
        },
        clear() {
          browser.ticket = null;
        },
      };
      const deviceMarks = {
        value: browser.marks,
        set(value: string) {
          browser.marks = value;
        },
        clear() {
          browser.marks = null;
        },
      };
      return testContext(db, channel, { actor, sessionCookie, signInTicket, deviceMarks, now, ...change, ...at });
    },
  };
  return browser;
}

/** A program's token with these scopes, as it sends it. */
export async function createTestToken(db: Database, channel: Channel, scopes: ApiScope[]): Promise<string> {
  const { id: staffMemberId, login, name, role } = await createSignIn(db, channel.id);
  const duties = { mustChangePassword: false, mustSetUpSecondFactor: false };
  const actor = { kind: 'staff', sessionId: 'none', staffMemberId, login, name, role, ...duties } as const;
  const caller = { ...testContext(db, channel, { actor }), channel };
  return (await createApiToken(caller, { name: 'Till', scopes })).secret;
}
