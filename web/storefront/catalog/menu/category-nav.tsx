import { type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { categoryPath } from '../../shop/product-path';
import { isPlainPress } from '../dish/plain-press';
import styles from './category-nav.module.css';
import { FiltersLink } from './filters-link';
import { scrollToSection } from './scroll-to-section';

export const CategoryNavFragment = graphql(`
  fragment CategoryNav on Category {
    id
    slug
    name
    icon
  }
`);

interface Props {
  readonly categories: readonly FragmentType<typeof CategoryNavFragment>[];
  /** Slug of the category that is being read. */
  readonly current: string | null;
  /** All of them stand on this page: links jump to them instead of opening their own pages. */
  readonly areOnPage?: boolean;
}

/** The address follows by itself (`useCurrentSection`); the router would jump there in the middle of the way. */
function glide(event: MouseEvent, slug: string): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  scrollToSection(slug);
}

/** All categories: a bar that stays under the header on small screens, a column at the side on large ones. */
export function CategoryNav({ categories, current, areOnPage = false }: Props) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = list.current;
    const link = current === null ? null : bar?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(current)}"]`);
    // Moves the bar alone: scrollIntoView would move the page too.
    if (bar && link)
      bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2, behavior: 'smooth' });
  }, [current]);
  return (
    <nav aria-label={formatMessage({ id: 'storefront.categories' })} className={styles.nav} data-under-header>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={styles.list} ref={list} role="list">
        <li>
          <FiltersLink className={styles.link} />
        </li>
        {readFragment(CategoryNavFragment, categories).map(({ id, slug, name, icon }) => (
          <li data-slug={slug} key={id}>
            <Link
              aria-current={slug === current ? (areOnPage ? 'location' : 'page') : undefined}
              className={styles.link}
              onClick={areOnPage ? (event) => glide(event, slug) : undefined}
              preventScrollReset={areOnPage}
              to={areOnPage ? `#${slug}` : categoryPath(slug)}
            >
              <FoodIcon name={icon} size={22} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
