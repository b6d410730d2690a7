import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useDishOpener } from '../dish/use-dish-over-list';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** A dish that stands among dishes of other categories: it knows its own. */
export const PlacedDishFragment = graphql(`
  fragment PlacedDish on Product {
    id
    slug
    categories {
      slug
      icon
    }
    ...ProductCard
  }
`);

interface PlacedDish {
  readonly dish: FragmentType<typeof PlacedDishFragment>;
  readonly title?: ReactNode;
  readonly note?: ReactNode;
}

interface Props {
  readonly dishes: readonly PlacedDish[];
  /** How many of the first ones are in view when the page opens. Defaults to 0. */
  readonly eager?: number;
  /** The heading of each dish: one level below that of the list. Defaults to `h3`. */
  readonly heading?: 'h2' | 'h3';
  readonly label?: string;
}

/** Dishes of several categories side by side. */
export function PlacedGrid({ dishes, eager = 0, heading = 'h3', label }: Props) {
  const opener = useDishOpener();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul aria-label={label} className={styles.grid} role="list">
      {dishes.map(({ dish, title, note }, index) => {
        const { id, categories, ...card } = readFragment(PlacedDishFragment, dish);
        const [category] = categories;
        // One that has just left the menu has no address any more.
        if (!category) return null;
        return (
          <li className={styles.item} key={id}>
            <ProductCard
              categoryIcon={category.icon ?? null}
              categorySlug={category.slug}
              heading={heading}
              isEager={index < eager}
              note={note}
              opener={opener}
              product={card}
              title={title}
            />
          </li>
        );
      })}
    </ul>
  );
}
