import type { FragmentType } from '../../../gql/fragment-masking';
import { useDishOpener } from '../dish/use-dish-over-list';
import { ProductCard, type ProductCardFragment } from './product-card';
import styles from './product-grid.module.css';

interface Props {
  readonly products: readonly (FragmentType<typeof ProductCardFragment> & { readonly slug: string })[];
  readonly categorySlug: string;
  readonly categoryIcon: string | null;
  /** How many of the first ones are in view when the page opens. Defaults to 0. */
  readonly eager?: number;
  /** The heading of each dish: one level below that of the list. Defaults to `h3`. */
  readonly heading?: 'h2' | 'h3';
}

/** Dishes side by side. */
export function ProductGrid({ products, categorySlug, categoryIcon, eager = 0, heading = 'h3' }: Props) {
  const opener = useDishOpener();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={styles.grid} role="list">
      {products.map((product, index) => (
        <li className={styles.item} key={product.slug}>
          <ProductCard
            categoryIcon={categoryIcon}
            categorySlug={categorySlug}
            heading={heading}
            isEager={index < eager}
            opener={opener}
            product={product}
          />
        </li>
      ))}
    </ul>
  );
}
