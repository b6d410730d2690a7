import { data } from 'react-router';
import type { Permission } from '../../../gql/graphql';
import { requireStaff } from './require-staff';

/**
 * Opens a page to those whose role allows it; the others are told so in words, within the frame.
 *
 * @example
 * const data = await query(context, MenusQuery, variables); // session { user { id permissions } } …
 * requirePermission(data.session.user, url, 'CATALOG');
 *
 * @throws a redirect to the sign-in page, or a 403 for the error boundary.
 */
export function requirePermission(
  user: { readonly permissions: readonly Permission[] } | null | undefined,
  url: URL,
  permission: Permission,
): void {
  requireStaff(user, url);
  if (!user?.permissions.includes(permission)) throw data({ code: 'FORBIDDEN', requestId: null }, { status: 403 });
}
