import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { RouteError } from '../../ui/feedback/route-error';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { EmotionProvider } from '../../ui/theme/emotion-provider';
import { chakraSystem } from '../kit/theme/system';
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

/** Provides Chakra to the command center; the storefront never loads it. */
function Chakra({ children }: { readonly children: ReactNode }) {
  return (
    <EmotionProvider>
      <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
    </EmotionProvider>
  );
}
