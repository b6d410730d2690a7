import { redirect } from 'react-router';
import { splitLocalePrefix } from '../../../i18n/locale-prefix';
import { signInPath } from './return-path';

/**
 * Admits signed-in staff only.
 *
 * @param user - `session.user` of the loader's own answer.
 * @param url - the page that was asked for; sign-in leads back to it.
 * @throws a redirect to the sign-in page.
 */
export function requireStaff(user: unknown, { pathname, search }: URL): void {
  if (user) return;
  throw redirect(signInPath(splitLocalePrefix(pathname).path + search));
}
