import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { requestContext } from './graphql/request-context';
import { RouteError } from './ui/feedback/route-error';

/** Whatever no other route knows. Inside a layout, its navigation stays. */
export function loader({ context }: Route.LoaderArgs): never {
  const { pathname } = context.get(requestContext).url;
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <RouteError />;
}
