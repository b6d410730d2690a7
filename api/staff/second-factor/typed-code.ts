import { z } from 'zod';

/** A code as somebody typed it: of the app, or one of those that were written down. */
export type TypedCode =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly letters: string };

/** Without `0`, `1`, `i`, `l`, `o`: what is read off paper is not mixed up. 31 letters. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;
const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** As typed: any that could be sent, since what is not right is simply not right. */
export const typedCodeRule = z.string().trim().min(1).max(100);

/**
 * Spaces, hyphens and upper case make no difference.
 *
 * @returns null when it can be no code at all.
 */
export function readCode(typed: string): TypedCode | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
  if (APP_CODE.test(text)) return { kind: 'app', digits: text };
  return RECOVERY_CODE.test(text) ? { kind: 'recovery', letters: text } : null;
}

/**
 * A recovery code: 59 random bits in letters, `abcd-efgh-jkmn`.
 *
 * @param randomInt - `randomInt` of `node:crypto`, handed in.
 */
export function makeRecoveryCode(randomInt: (below: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return (letters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}
