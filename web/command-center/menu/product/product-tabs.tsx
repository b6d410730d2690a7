import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { PageTabs } from '../../kit/page/page-tabs';
import { PRODUCT_TABS } from '../products/product-path';

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
    details: undefined,
    variants: variants.length,
    options: optionGroups.length,
    usage: categories.length,
  } as const;
  return (
    <PageTabs
      label={formatMessage({ id: 'command-center.product.parts' })}
      tabs={PRODUCT_TABS.map((tab) => ({
        to: tab === 'details' ? '.' : tab,
        label: <FormattedMessage id={`command-center.product.tab.${tab}`} />,
        count: counts[tab],
      }))}
    />
  );
}
