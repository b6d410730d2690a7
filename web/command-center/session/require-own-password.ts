import { redirect } from 'react-router';
import { splitLocalePrefix } from '../../i18n/locale-prefix';
import { newPasswordPath } from './return-path';

/**
 * Lets nobody go on with a password that somebody else gave: the API would open nothing to them.
 *
 * @param url - the page that was asked for; the new password leads there.
 * @throws a redirect to where it is chosen.
 */
export function requireOwnPassword(
  user: { readonly mustChangePassword: boolean } | null | undefined,
  { pathname, search }: URL,
): void {
  if (user?.mustChangePassword) throw redirect(newPasswordPath(splitLocalePrefix(pathname).path + search));
}
