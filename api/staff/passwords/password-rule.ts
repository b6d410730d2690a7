import { z } from 'zod';
import { COMMON_PASSWORDS } from './common-passwords';
import { COMMON_WORDS } from './common-words';

const MINIMUM_PASSWORD = 10;
export const MAXIMUM_PASSWORD = 128;
/** `aaaaaaaaaa` and `1212121212` have the length of a password and nothing else. */
const MINIMUM_DIFFERENT = 5;
/** What has to be left of a password without the login and the words below. */
const MINIMUM_OWN = 6;
/** Words that anybody would guess here; docs/operator/security.md lists them. */
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
  const once = unrepeated(folded);
  const own = (login === '' ? once : once.replaceAll(login, '')).replaceAll(WORDS_OF_THE_PLACE, '');
  if (own.length < MINIMUM_OWN || new Set(folded).size < MINIMUM_DIFFERENT) return true;
  const word = withoutFringe(once);
  return [folded, once, word].some((tried) => COMMON_PASSWORDS.has(tried)) || COMMON_WORDS.has(word);
}

/** `monkeymonkey` says no more than `monkey`. */
function unrepeated(text: string): string {
  return /^(.+?)\1*$/su.exec(text)?.[1] ?? text;
}

/** `!dragon2024` says no more than `dragon`: years and signs are what people put around a word to make it long. */
function withoutFringe(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
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
