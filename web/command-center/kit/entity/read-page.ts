import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { data, type RouterContextProvider, data as response } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { Permission } from '../../../gql/graphql';
import { query } from '../../../graphql/query';
import { requireStaff } from '../session/require-staff';

const StaffSessionFragment = graphql(`
  fragment StaffSession on Query {
    session {
      user {
        permissions
      }
    }
  }
`);

type OfStaff = FragmentType<typeof StaffSessionFragment>;

interface Asked {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/**
 * Reads a page of the command center for those whose role allows it. Its query asks for `...StaffSession`.
 *
 * @example export const loader = (route: Route.LoaderArgs) => readPage(route, 'CATALOG', MenusQuery, {});
 *
 * @returns what `useFresh` follows.
 * @throws a redirect to the sign-in page, or a 403 for the error boundary.
 */
export async function readPage<Data extends OfStaff, Variables extends AnyVariables>(
  { context, url }: Asked,
  permission: Permission,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const data = await query(context, document, variables);
  requirePermission(readFragment(StaffSessionFragment, data).session.user, url, permission);
  return { data, variables };
}

/** For `query ($id: ID!, $isNew: Boolean!) { node(id: $id) @skip(if: $isNew) …`: the address of a new entity ends with `new`. */
export const storedOrNew = (id: string) => ({ id, isNew: id === 'new' });

/**
 * Reads the page of one entity, the query's `node`, or of a new one.
 *
 * @example
 * export const loader = (route: Route.LoaderArgs) =>
 *   readEntity(route, 'CONTENT', PageQuery, storedOrNew(route.params.pageId), 'Page');
 *
 * @throws what `readPage` throws, and a 404 where there is no such entity.
 */
export async function readEntity<
  Data extends OfStaff & { readonly node?: { readonly __typename: string } | null },
  Variables extends { readonly id: string; readonly isNew?: boolean },
>(
  asked: Asked,
  permission: Permission,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  typename: string,
) {
  const page = await readPage(asked, permission, document, variables);
  if (!variables.isNew && page.data.node?.__typename !== typename) throw response(null, { status: 404 });
  return page;
}

/**
 * Opens a page to those whose role allows it; others see an explanation within the frame.
 *
 * @example
 * const data = await query(context, MenusQuery, variables); // session { user { permissions } } …
 * requirePermission(data.session.user, url, 'CATALOG');
 *
 * @throws a redirect to the sign-in page, or a 403 for the error boundary.
 */
function requirePermission(
  user: { readonly permissions: readonly Permission[] } | null | undefined,
  url: URL,
  permission: Permission,
): void {
  requireStaff(user, url);
  if (!user?.permissions.includes(permission)) throw data({ code: 'FORBIDDEN', requestId: null }, { status: 403 });
}
