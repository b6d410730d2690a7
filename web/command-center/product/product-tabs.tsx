import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { PRODUCT_TABS } from '../products/product-path';
import styles from './product.module.css';

const ProductTabsFragment = graphql(`
  fragment ProductTabs on Product {
    id
    variants {
      id
    }
    optionGroups {
      id
    }
    categories {
      id
    }
  }
`);

/** The parts of a product's page, each with how much is in it. Paths are relative, as an id may be written in two ways. */
export function ProductTabs({ product }: { readonly product: FragmentType<typeof ProductTabsFragment> }) {
  const { variants, optionGroups, categories } = readFragment(ProductTabsFragment, product);
  const { formatMessage } = useIntl();
  const counts = {
    details: null,
    variants: variants.length,
    options: optionGroups.length,
    usage: categories.length,
  } as const;
  return (
    <nav aria-label={formatMessage({ id: 'command-center.product.parts' })} className={styles.tabs}>
      {PRODUCT_TABS.map((tab) => (
        <NavLink className={styles.tab} end key={tab} preventScrollReset to={tab === 'details' ? '.' : tab}>
          <FormattedMessage id={`command-center.product.tab.${tab}`} />
          {counts[tab] !== null && <span className={styles.count}>{counts[tab]}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
