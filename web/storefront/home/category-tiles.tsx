import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { FoodIcon } from '../../ui/icons/food-icon';
import { bindShortWords } from '../../ui/text/bind-short-words';
import { categoryPath } from '../shop/product-path';
import styles from './category-tiles.module.css';

const CategoryTilesFragment = graphql(`
  fragment CategoryTiles on Category {
    id
    slug
    name
    icon
  }
`);

interface Props {
  readonly categories: readonly FragmentType<typeof CategoryTilesFragment>[];
}

/** All categories: on a phone in one row that is pushed to the side. */
export function CategoryTiles({ categories }: Props) {
  const { formatMessage } = useIntl();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={formatMessage({ id: 'storefront.categories' })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={styles.tiles} role="list">
        {readFragment(CategoryTilesFragment, categories).map(({ id, slug, name, icon }) => (
          <li key={id}>
            <Link className={styles.tile} to={categoryPath(slug)}>
              <FoodIcon name={icon ?? 'fork-and-knife-with-plate'} size={32} />
              <span>{bindShortWords(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
