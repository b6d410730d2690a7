import { z } from 'zod';
import { COMMON_PASSWORDS } from './common-passwords';

const MINIMUM_PASSWORD = 10;
export const MAXIMUM_PASSWORD = 128;
/** `aaaaaaaaaa` and `1212121212` have the length of a password and nothing else. */
const MINIMUM_DIFFERENT = 5;
/** What has to be left of a password besides the login and the words below. */
const MINIMUM_OWN = 6;
/** What anybody would try here, of all places: docs/security.md tells of them. */
const WORDS_OF_THE_PLACE =
  /carte|restaurant|kitchen|password|admin|manager|operator|ресторан|кухня|пароль|админ|менеджер|оператор/g;

/** The same characters typed on another keyboard or system are the same password (NIST SP 800-63B, 3.1.1.2). */
export function foldPassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Whether a password is among the first that anyone would try.
 *
 * @param login - of the same staff member, lower case; a password made of it is as good as none.
 */
export function isCommonPassword(password: string, login: string): boolean {
  const folded = foldPassword(password).toLowerCase();
  // Of another length it is refused for that: one word is enough.
  if (password.length < MINIMUM_PASSWORD || password.length > MAXIMUM_PASSWORD) return false;
  const own = (login === '' ? folded : folded.replaceAll(login, '')).replaceAll(WORDS_OF_THE_PLACE, '');
  return COMMON_PASSWORDS.has(folded) || new Set(folded).size < MINIMUM_DIFFERENT || own.length < MINIMUM_OWN;
}

/** A password that someone chooses. Nothing is trimmed: a space is a character like any other. */
export const newPasswordRule = z.string().min(1).pipe(z.string().min(MINIMUM_PASSWORD).max(MAXIMUM_PASSWORD));

interface NamedPassword {
  readonly login: string;
  readonly password: string;
}

/** For a rule whose object has `login` and `password`. */
export const isUncommon = ({ login, password }: NamedPassword) => !isCommonPassword(password, login);
export const TOO_COMMON = { path: ['password'], params: { code: 'PASSWORD_TOO_COMMON' } };
