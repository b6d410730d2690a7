import { sha256 } from '../../kernel/sha256';

const TOKEN_BYTES = 24;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{32}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

const KEPT_DAYS = 90;

/** An invitation can be accepted for that long. */
export const INVITATION_DAYS = 7;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** One that ended before this instant is forgotten: until then its link says what became of it. */
export function forgottenInvitationsEnd(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** 192 random bits: nobody guesses a link. @param randomBytes - `randomBytes` of `node:crypto`, handed in. */
export function makeInvitationToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** @returns null when this can't be a link's token. */
export function hashInvitationToken(token: string): Uint8Array<ArrayBuffer> | null {
  return TOKEN_SHAPE.test(token) ? sha256(token) : null;
}

/** The address that the invited open. @param origin - the shop's, without a closing slash. */
export function invitationUrl(origin: string, token: string): string {
  return `${origin}/command-center/invitation/${token}`;
}
