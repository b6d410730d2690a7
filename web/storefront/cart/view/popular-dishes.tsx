import { lazy, Suspense } from 'react';

const PopularGrid = lazy(async () => ({ default: (await import('./popular-grid')).PopularGrid }));

/** For an empty cart alone: the checkout does not load cards of dishes. */
export function PopularDishes() {
  return (
    <Suspense>
      <PopularGrid />
    </Suspense>
  );
}
