import { Outlet } from 'react-router';
import { StaffError } from '../kit/page/staff-error';

/** Between the layout and its pages, so that what fails in a page leaves the navigation in place. */
export default function Inside() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <StaffError />;
}
