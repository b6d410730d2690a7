import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SKIPPED } from '../../../document/names';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { LinkButton } from '../../../ui/button/link-button';
import { classNames } from '../../../ui/class-names';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { categoryPath } from '../../shop/product-path';
import { categoryHue } from './category-hue';
import styles from './category-section.module.css';
import { ProductCardFragment } from './product-card';
import { ProductGrid } from './product-grid';

export const CategorySectionFragment = graphql(`
  fragment CategorySection on Category {
    id
    slug
    name
    icon
    products(first: $perCategory) {
      nodes {
        slug
        ...ProductCard
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

interface Props {
  readonly category: FragmentType<typeof CategorySectionFragment>;
  /** How many of the first dishes are in sight when the page opens. */
  readonly eager?: number;
}

/**
 * A category with its first dishes; the address ends in `#slug` while it is being read. On a phone one that is not in sight
 * when the page opens is laid out later: see `LaterSections`.
 */
export function CategorySection({ category, eager = 0 }: Props) {
  const { slug, name, icon, products } = readFragment(CategorySectionFragment, category);
  const count = products.nodes.length;
  if (count === 0) return null;
  const isText = readFragment(ProductCardFragment, products.nodes).every(({ photo }) => !photo);
  return (
    <section
      aria-labelledby={`${slug}-title`}
      className={classNames(styles.section, eager === 0 && styles.later, isText && styles.text)}
      id={slug}
      style={{ '--rows': isText ? count : Math.ceil(count / 2), '--hue': categoryHue(slug) }}
      {...(eager === 0 && { [SKIPPED]: '' })}
    >
      <h2 className={styles.title} id={`${slug}-title`}>
        {isText && icon && <FoodIcon name={icon} size={40} />}
        <Link to={categoryPath(slug)}>{name}</Link>
      </h2>
      <ProductGrid categoryIcon={icon ?? null} categorySlug={slug} eager={eager} products={products.nodes} />
      {products.pageInfo.hasNextPage && (
        <LinkButton className={styles.more} to={categoryPath(slug)} variant="outline">
          <FormattedMessage id="storefront.category.all" values={{ name }} />
        </LinkButton>
      )}
    </section>
  );
}
