import { Outlet } from 'react-router';
import { RouteError } from '../../ui/feedback/route-error';

/** Between the layout and its pages, so that what fails in a page leaves header and footer in place. */
export default function Inside() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteError />;
}
