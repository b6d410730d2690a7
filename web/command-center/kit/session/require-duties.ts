import { redirect } from 'react-router';
import { splitLocalePrefix } from '../../../i18n/locale-prefix';
import { newPasswordPath, secondFactorPath } from './return-path';

interface User {
  readonly mustChangePassword: boolean;
  readonly mustSetUpSecondFactor: boolean;
}

/**
 * Requires a new password after a given one, and the second factor that the shop demands: the API
 * would open nothing to them.
 *
 * @param url - the page that was asked for; what is to be done leads there.
 * @throws a redirect to where it is done, the password first.
 */
export function requireDuties(user: User | null | undefined, { pathname, search }: URL): void {
  const to = splitLocalePrefix(pathname).path + search;
  if (user?.mustChangePassword) throw redirect(newPasswordPath(to));
  if (user?.mustSetUpSecondFactor) throw redirect(secondFactorPath(to));
}
