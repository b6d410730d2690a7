import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import type { DishFragment as Dish } from '../../gql/graphql';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Photo } from '../../ui/media/photo';
import { Sheet } from '../../ui/overlay/sheet';
import { DishAddBar } from './dish-add-bar';
import { DishBody } from './dish-body';
import { DishFragment } from './dish-fragment';
import styles from './dish-sheet.module.css';
import { productPath } from './product-path';
import type { loader } from './product-route';
import { useDishChoice } from './use-dish-choice';
import { type OpenDish, useOpenDish } from './use-dish-over-list';

/** A dish over the list from which it was opened. Going back closes it; its own page is what the address leads to. */
export function DishSheet() {
  const open = useOpenDish();
  const { formatMessage } = useIntl();
  const { load, data } = useFetcher<typeof loader>({ key: 'dish' });
  const path = open && productPath(open.categorySlug, open.productSlug);
  useEffect(() => {
    if (path) void load(path);
  }, [path, load]);

  const loaded = data ? readFragment(DishFragment, data.product) : null;
  const dish = loaded?.slug === open?.productSlug ? loaded : null;
  return (
    <Sheet
      isOpen={open !== null}
      onClose={() => open?.close()}
      title={dish?.name ?? open?.name ?? formatMessage({ id: 'ui.loading' })}
    >
      {open && dish ? (
        <LoadedDish dish={dish} fallbackIcon={data?.category.icon ?? null} key={dish.id} open={open} />
      ) : (
        <DishSkeleton />
      )}
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

interface LoadedProps {
  readonly dish: Dish;
  readonly fallbackIcon: string | null;
  readonly open: OpenDish;
}

function LoadedDish({ dish, fallbackIcon, open }: LoadedProps) {
  const choosing = useDishChoice(dish, open.variantId, open.chooseVariant);
  return (
    <>
      <div className={styles.columns}>
        <Photo
          alt=""
          className={styles.photo}
          fallbackIcon={fallbackIcon}
          photo={choosing.variant?.photo ?? dish.photo}
          ratio="4 / 3"
          sizes="(width >= 48rem) 27rem, 92vw"
        />
        <DishBody choosing={choosing} dish={dish} />
      </div>
      <div className={styles.add}>
        <DishAddBar choosing={choosing} dish={dish} onAdded={open.close} />
      </div>
    </>
  );
}
