import { Outlet } from 'react-router';
import { RouteError } from '../../ui/feedback/route-error';
import { HOME_PATH } from '../kit/session/return-path';

/** Between the layout and its pages, so that what fails in a page leaves the navigation in place. */
export default function Inside() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteError homeTo={HOME_PATH} />;
}
