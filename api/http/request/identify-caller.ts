import type { Actor } from '../../access/caller';
import type { Database } from '../../db/client';
import type { DeviceMarksCookie, SessionCookie, SignInTicketCookie } from '../../graphql/context';
import { actorOfToken } from '../../staff/sessions/actor.store';
import { readBearer } from '../../staff/tokens/api-token';
import { actorOfApiToken } from '../../staff/tokens/api-token.store';
import {
  marksCookieHeader,
  readDeviceMarks,
  readSessionToken,
  readTicketToken,
  sessionCookieHeader,
  ticketCookieHeader,
} from './cookies';

/** How a program with an API token is handed a shopper's session, and hands it back. */
export const SESSION_HEADER = 'carte-session';

/** The sender of a request, and how its answer changes their session. */
export interface Identity {
  readonly actor: Actor;
  readonly session: SessionCookie;
  /** Of a sign-in that waits for its code. */
  readonly ticket: SignInTicketCookie;
  readonly marks: DeviceMarksCookie;
  /** It was signed with a token that is not, or is no longer, good for anything. */
  readonly isTokenRefused: boolean;
}

interface Identified {
  readonly db: Database;
  readonly channelId: string | null;
  readonly now: Date;
  readonly isSecure: boolean;
  /** Pages are for people: a token says nothing there. */
  readonly takesTokens: boolean;
  /** Collects the headers of the answer. */
  readonly answer: { readonly cookies: string[]; readonly headers: Map<string, string> };
}

/** Programs do not sign in. */
const NO_TICKET: SignInTicketCookie = { token: null, set: () => undefined, clear: () => undefined };
const NO_MARKS: DeviceMarksCookie = { value: null, set: () => undefined, clear: () => undefined };
const STRANGER: Actor = { kind: 'visitor', sessionId: null };

/** With a token the cookies of a request are ignored. */
export async function identifyCaller({ headers }: Request, identified: Identified): Promise<Identity> {
  const bearer = identified.takesTokens ? readBearer(headers.get('authorization')) : null;
  return bearer === null
    ? identifyBrowser(headers.get('cookie'), identified)
    : identifyProgram(bearer, headers.get(SESSION_HEADER), identified);
}

async function identifyBrowser(
  cookieHeader: string | null,
  { db, channelId, now, isSecure, answer: { cookies } }: Identified,
): Promise<Identity> {
  const token = readSessionToken(cookieHeader, isSecure);
  return {
    actor: channelId && token ? await actorOfToken(db, channelId, token, now) : STRANGER,
    session: {
      set: (newToken, expiresAt) => void cookies.push(sessionCookieHeader(newToken, expiresAt, isSecure)),
      clear: () => void cookies.push(sessionCookieHeader('', new Date(0), isSecure)),
    },
    ticket: {
      token: readTicketToken(cookieHeader, isSecure),
      set: (newToken, expiresAt) => void cookies.push(ticketCookieHeader(newToken, expiresAt, isSecure)),
      clear: () => void cookies.push(ticketCookieHeader('', new Date(0), isSecure)),
    },
    marks: {
      value: readDeviceMarks(cookieHeader, isSecure),
      set: (value, expiresAt) => void cookies.push(marksCookieHeader(value, expiresAt, isSecure)),
      clear: () => void cookies.push(marksCookieHeader('', new Date(0), isSecure)),
    },
    isTokenRefused: false,
  };
}

async function identifyProgram(
  bearer: string,
  sessionToken: string | null,
  { db, channelId, now, answer: { headers } }: Identified,
): Promise<Identity> {
  const program = channelId ? await actorOfApiToken(db, channelId, bearer, now) : null;
  const speaksFor =
    channelId && sessionToken && program?.scopes.includes('STOREFRONT')
      ? await actorOfToken(db, channelId, sessionToken, now)
      : STRANGER;
  // A program may not use a staff member's session.
  const sessionId = speaksFor.kind === 'visitor' ? speaksFor.sessionId : null;
  return {
    actor: program ? { ...program, sessionId } : STRANGER,
    session: {
      set: (newToken) => void headers.set(SESSION_HEADER, newToken),
      clear: () => void headers.set(SESSION_HEADER, ''),
    },
    ticket: NO_TICKET,
    marks: NO_MARKS,
    isTokenRefused: program === null,
  };
}
