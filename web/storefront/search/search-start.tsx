import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchStartQuery as Answer } from '../../gql/graphql';
import { Chip } from '../../ui/form/chip';
import { FoodIcon } from '../../ui/icons/food-icon';
import { PlacedGrid } from '../catalog/menu/placed-grid';
import { categoryPath } from '../shop/product-path';
import { readSearchAddress, searchPath, withQuery } from './search-address';
import styles from './search-page.module.css';

/** Ways on from a search that is empty: what others look for and order, and the menu. */
export function SearchStart({ start: { menu, channel } }: { readonly start: Answer }) {
  const { locale } = useIntl();
  const dishes = channel?.popularProducts ?? [];
  const shown = new Set(dishes.map(({ name }) => name.toLocaleLowerCase(locale)));
  const searches = (channel?.popularSearches ?? []).filter((text) => !shown.has(text.toLocaleLowerCase(locale)));
  const nothing = readSearchAddress(new URLSearchParams());
  return (
    <div className={styles.start}>
      {dishes.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>
            <FormattedMessage id="storefront.search.foundMost" />
          </h2>
          {searches.length > 0 && (
            <div className={styles.chips}>
              {searches.map((text) => (
                <Chip key={text} to={searchPath(withQuery(nothing, text))}>
                  {text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)}
                </Chip>
              ))}
            </div>
          )}
          <PlacedGrid dishes={dishes.map((dish) => ({ dish }))} />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.title}>
          <FormattedMessage id="storefront.search.byCategory" />
        </h2>
        <div className={styles.chips}>
          {menu?.categories.map(({ id, slug, name, icon }) => (
            <Chip icon={<FoodIcon name={icon ?? null} size={20} />} key={id} to={categoryPath(slug)}>
              {name}
            </Chip>
          ))}
        </div>
      </section>
    </div>
  );
}
