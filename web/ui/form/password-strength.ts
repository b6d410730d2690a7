/** The API takes 10 to 128 characters. */
export const PASSWORD_LENGTH = { minimum: 10, maximum: 128 } as const;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
/** Bits that a character of one kind is worth; each further kind in the password adds some. */
const BITS_OF_ONE_KIND = 4.2;
const BITS_OF_FURTHER_KIND = 0.5;
const FAIR_BITS = 55;
const STRONG_BITS = 75;

/**
 * A word about a password while it is typed. It only encourages: whether a password is taken is for the API to say.
 *
 * @param login - of the same person; a password is not stronger for containing it.
 */
export function passwordStrength(password: string, login: string): PasswordStrength {
  if (password.length < PASSWORD_LENGTH.minimum) return 'short';
  const own = login === '' ? password : password.toLowerCase().replaceAll(login.toLowerCase(), '');
  // Repeated characters count little: `aaaaaaaaaaaaaaaa` is as good as `aa`.
  const worth = Math.min(own.length, new Set(own).size * 2);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const bits = worth * (BITS_OF_ONE_KIND + (kinds - 1) * BITS_OF_FURTHER_KIND);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
