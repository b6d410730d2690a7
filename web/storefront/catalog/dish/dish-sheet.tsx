import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Sheet } from '../../../ui/overlay/sheet';
import { productPath } from '../../shop/product-path';
import { DishFragment } from './dish-fragment';
import styles from './dish-sheet.module.css';
import type { loader } from './product-route';
import { useOpenDish } from './use-dish-over-list';

const importDish = () => import('./loaded-dish');
const LoadedDish = lazy(async () => ({ default: (await importDish()).LoadedDish }));

/** A dish over the list from which it was opened. Going back closes it; its own page is what the address leads to. */
export function DishSheet() {
  const open = useOpenDish();
  const { formatMessage } = useIntl();
  const { load, data } = useFetcher<typeof loader>({ key: 'dish' });
  const path = open && productPath(open.categorySlug, open.productSlug);
  useEffect(() => {
    if (!path) return;
    void load(path);
    // Beside the dish, not after it; one that fails is asked for again when it is shown.
    importDish().catch(() => {});
  }, [path, load]);

  const loaded = data ? readFragment(DishFragment, data.product) : null;
  const dish = loaded?.slug === open?.productSlug ? loaded : null;
  return (
    <Sheet
      isOpen={open !== null}
      onClose={() => open?.close()}
      title={dish?.name ?? open?.name ?? formatMessage({ id: 'ui.loading' })}
    >
      <Suspense fallback={<DishSkeleton />}>
        {open && dish ? (
          <LoadedDish dish={dish} fallbackIcon={data?.category.icon ?? null} key={dish.id} open={open} />
        ) : (
          <DishSkeleton />
        )}
      </Suspense>
    </Sheet>
  );
}

function DishSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height="auto" radius="var(--radius-lg)" />
      <div className={styles.waiting}>
        <Skeleton height="1.5rem" width="40%" />
        <Skeleton height="6rem" />
        <Skeleton height="10rem" />
      </div>
    </div>
  );
}
