import { Outlet } from 'react-router';
import { RouteError } from '../../ui/feedback/route-error';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { Chakra } from '../kit/theme/chakra';
import { Toaster } from '../kit/ui/toaster';

/** Around every page of staff, signed in or not yet: Chakra with our theme, and the toasts. */
export default function Staff() {
  return (
    <Chakra>
      <Outlet />
      <Toaster />
    </Chakra>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
