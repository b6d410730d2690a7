import { useState } from 'react';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { Photo } from '../../../ui/media/photo';
import { useCartActions } from '../../cart/store/cart-context';
import { DishAddBar } from './dish-add-bar';
import { DishBody } from './dish-body';
import { DishFacts } from './dish-facts';
import styles from './dish-sheet.module.css';
import { useDishChoice } from './use-dish-choice';
import type { OpenDish } from './use-dish-over-list';

interface Props {
  readonly dish: Dish;
  readonly fallbackIcon: string | null;
  readonly open: OpenDish;
}

/** What the sheet of a dish holds; it comes with the dish, so that no list pays for it. */
export function LoadedDish({ dish, fallbackIcon, open }: Props) {
  const { store } = useCartActions();
  // As it was when the sheet opened: what is chosen here changes it only at the end.
  const [line] = useState(() => store.current().cart?.lines.find(({ key }) => key === open.lineKey) ?? null);
  const choosing = useDishChoice(dish, open.variantId, open.chooseVariant, line);
  const photo = choosing.variant?.photo ?? dish.photo;
  return (
    <>
      <div className={classNames(styles.columns, photo && styles.pictured)}>
        {photo && (
          <Photo
            alt=""
            className={styles.photo}
            fallbackIcon={fallbackIcon}
            photo={photo}
            ratio="4 / 3"
            sizes="(width >= 48rem) 27rem, 92vw"
          />
        )}
        <DishBody choosing={choosing} dish={dish} />
        <DishFacts choosing={choosing} dish={dish} />
      </div>
      <div className={styles.add} data-sheet-bar>
        <DishAddBar choosing={choosing} dish={dish} onAdded={open.close} />
      </div>
    </>
  );
}
