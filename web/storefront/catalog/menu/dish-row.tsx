import { useId } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { useDishOpener } from '../dish/use-dish-over-list';
import styles from './dish-row.module.css';
import { PlacedDishFragment } from './placed-grid';
import { ProductCard, type ProductCardFragment } from './product-card';

export interface RowDish {
  readonly slug: string;
  readonly card: FragmentType<typeof ProductCardFragment>;
  readonly categorySlug: string;
  readonly categoryIcon: string | null;
}

interface Props {
  readonly title: string;
  readonly dishes: readonly RowDish[];
  /** How many of the first ones are in view when the page opens. Defaults to 0. */
  readonly eager?: number;
}

/** Dishes of several categories as a row takes them; one that has just left the menu is left out. */
export function placedOf(dishes: readonly FragmentType<typeof PlacedDishFragment>[]): RowDish[] {
  return readFragment(PlacedDishFragment, dishes).flatMap(({ categories: [category], ...card }) =>
    category ? { slug: card.slug, card, categorySlug: category.slug, categoryIcon: category.icon ?? null } : [],
  );
}

/** A few dishes in one row that is pushed to the side, above the categories. */
export function DishRow({ title, dishes, eager = 0 }: Props) {
  const titleId = useId();
  const opener = useDishOpener();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={styles.row} role="list">
        {dishes.map(({ slug, card, categorySlug, categoryIcon }, index) => (
          <li className={styles.item} key={slug}>
            <ProductCard
              categoryIcon={categoryIcon}
              categorySlug={categorySlug}
              heading="h3"
              isEager={index < eager}
              opener={opener}
              product={card}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
