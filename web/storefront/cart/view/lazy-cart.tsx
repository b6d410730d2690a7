import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import type { CartContentProps } from './cart-content';
import { CartNotLoaded, LoadingCart } from './cart-not-there';

/** Loads what shows the cart: a page that nobody looks into the cart from does without. */
export const prepareCart = () => import('./cart-view');

const Unshown = () => <CartNotLoaded onRetry={() => window.location.reload()} />;
const Content = lazy(() =>
  prepareCart().then(
    ({ CartContent }) => ({ default: CartContent }),
    () => ({ default: Unshown }),
  ),
);
const Nothing = () => null;
const WayOn = lazy(() =>
  prepareCart().then(
    ({ ToCheckout }) => ({ default: ToCheckout }),
    () => ({ default: Nothing }),
  ),
);

/** {@link CartContent}, in the browser alone: the server renders the same page for every visitor. */
export function LazyCartContent(props: CartContentProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LoadingCart />;
  return (
    <Suspense fallback={<LoadingCart />}>
      <Content {...props} />
    </Suspense>
  );
}

/** {@link ToCheckout}. */
export function LazyToCheckout() {
  return (
    <Suspense>
      <WayOn />
    </Suspense>
  );
}
