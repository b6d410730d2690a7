import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { requestContext } from './graphql/request-context';

/** Answers 404 for each path without a route. The error screen of the layout around it is shown. */
export function loader({ context }: Route.LoaderArgs): never {
  const { pathname } = context.get(requestContext).url;
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });
}

export default function NotFound() {
  return null;
}
