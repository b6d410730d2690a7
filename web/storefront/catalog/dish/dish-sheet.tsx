import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher, useHref } from 'react-router';
import { useIsOnline } from '../../../connectivity/use-is-online';
import { useLateAnswer } from '../../../connectivity/use-late-answer';
import { readFragment } from '../../../gql/fragment-masking';
import { classNames } from '../../../ui/class-names';
import { keeper } from '../../../ui/feedback/page-keeper';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Sheet } from '../../../ui/overlay/sheet';
import { productPath } from '../../shop/product-path';
import { DishFragment } from './dish-fragment';
import styles from './dish-sheet.module.css';
import type { loader } from './product-route';
import { useOpenDish } from './use-dish-over-list';

const importDish = () => import('./loaded-dish');
const importKept = () => import('./kept-dish');
const LoadedDish = lazy(async () => ({ default: (await importDish()).LoadedDish }));
const KeptDish = lazy(async () => ({ default: (await importKept()).KeptDish }));

/** Whether the service worker has kept the dish's data: see `dataKey` there. */
const isKept = async (address: string) => 'caches' in window && Boolean(await caches.match(`${address}/_.data`));

/** Loads what shows a dish, so that one can be opened without a connection too. */
export const prepareSheet = () => Promise.all([importDish(), importKept()]);

/** A dish over the list from which it was opened. Going back closes it; its own page is what the address leads to. */
export function DishSheet() {
  const open = useOpenDish();
  const { formatMessage } = useIntl();
  const { load, data, state } = useFetcher<typeof loader>({ key: 'dish' });
  const path = open && productPath(open.categorySlug, open.productSlug);
  const address = useHref(path ?? '/');
  const isOnline = useIsOnline();
  useLateAnswer(state !== 'idle');
  const loaded = data ? readFragment(DishFragment, data.product) : null;
  const dish = loaded?.slug === open?.productSlug ? loaded : null;
  const shown = dish && data;
  useEffect(() => {
    if (!path) return;
    keeper.overlay = { address, data: shown };
    return () => {
      keeper.overlay = null;
    };
  }, [path, address, shown]);
  useEffect(() => {
    if (!path || !isOnline) return;
    void load(path);
    // Beside the dish, not after it; one that fails is asked for again when it is shown.
    importDish().catch(() => {});
  }, [path, load, isOnline]);
  const isRead = dish !== null;
  useEffect(() => {
    if (!path || isOnline || isRead) return;
    let isOver = false;
    void isKept(address).then((kept) => {
      if (kept && !isOver) void load(path);
    });
    return () => {
      isOver = true;
    };
  }, [path, address, isOnline, isRead, load]);
  const isUnreadable = !isOnline || (data === null && state === 'idle');
  return (
    <Sheet
      isOpen={open !== null}
      onClose={() => open?.close()}
      title={dish?.name ?? open?.name ?? formatMessage({ id: 'ui.loading' })}
    >
      <Suspense fallback={<DishSkeleton />}>
        {open && dish ? (
          <LoadedDish dish={dish} fallbackIcon={data?.category.icon ?? null} key={dish.id} open={open} />
        ) : open && isUnreadable ? (
          <KeptDish listed={open.listed} />
        ) : (
          <DishSkeleton />
        )}
      </Suspense>
    </Sheet>
  );
}

function DishSkeleton() {
  return (
    <div className={classNames(styles.columns, styles.pictured)}>
      <Skeleton height="auto" radius="var(--radius-lg)" />
      <div className={styles.waiting}>
        <Skeleton height="1.5rem" width="40%" />
        <Skeleton height="6rem" />
        <Skeleton height="10rem" />
      </div>
    </div>
  );
}
