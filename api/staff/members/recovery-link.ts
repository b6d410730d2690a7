import { z } from 'zod';
import type { SecretBox } from '../../kernel/secrets';
import { sha256 } from '../../kernel/sha256';

const VALID_MS = 3_600_000;

interface Holder {
  readonly id: string;
  readonly passwordHash: string;
}

/** What a link for a new password says, sealed. */
const content = z.strictObject({ id: z.guid(), until: z.number(), former: z.string() });

/** Of the password that the link replaces: with another one the link is used up. */
const mark = (passwordHash: string) => Buffer.from(sha256(passwordHash)).toString('base64url');

export function makeRecoveryToken(secrets: SecretBox, { id, passwordHash }: Holder, now: Date): string {
  const said = { id, until: now.getTime() + VALID_MS, former: mark(passwordHash) } satisfies z.infer<typeof content>;
  return Buffer.from(secrets.seal(JSON.stringify(said), 'password-recovery')).toString('base64url');
}

/** @returns whose link it is, and whether it still replaces their password; null when it is invalid or too old. */
export function readRecoveryToken(secrets: SecretBox, token: string, now: Date) {
  const text = secrets.tryOpen(Buffer.from(token, 'base64url'), 'password-recovery');
  const said = text === null ? null : content.parse(JSON.parse(text));
  if (!said || said.until <= now.getTime()) return null;
  return { id: said.id, replaces: (passwordHash: string) => mark(passwordHash) === said.former };
}

/** The address that the mail names. @param origin - the shop's, without a closing slash. */
export const recoveryUrl = (origin: string, token: string) => `${origin}/command-center/recover/${token}`;
