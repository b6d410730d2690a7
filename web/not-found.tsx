import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { requestContext } from './graphql/request-context';

/** Whatever no other route knows. The error screen of the layout around it says so, beside its navigation. */
export function loader({ context }: Route.LoaderArgs): never {
  const { pathname } = context.get(requestContext).url;
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });
}

export default function NotFound() {
  return null;
}
