import { Suspense } from 'react';
import { lazyExtra } from '../../../ui/lazy-extra';

const PopularGrid = lazyExtra(async () => (await import('./popular-grid')).PopularGrid);

/** For an empty cart alone: the checkout does not load cards of dishes. */
export function PopularDishes() {
  return (
    <Suspense>
      <PopularGrid />
    </Suspense>
  );
}
