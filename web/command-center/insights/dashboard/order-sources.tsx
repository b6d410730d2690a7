import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { FiguresTable } from './figures-table';
import { Panel } from './panel';

const OrderSourcesFragment = graphql(`
  fragment OrderSources on Sales {
    bySource {
      source
      orders
      revenue {
        minor
        currencyCode
      }
      commission {
        minor
        currencyCode
      }
    }
  }
`);

/** What this shop and each other place have brought; nothing where all was ordered here. */
export function OrderSources({ sales }: { readonly sales: FragmentType<typeof OrderSourcesFragment> }) {
  const { bySource } = readFragment(OrderSourcesFragment, sales);
  if (bySource.every(({ source }) => source === null)) return null;
  return (
    <Panel title={<FormattedMessage id="command-center.dashboard.bySource" />}>
      <FiguresTable
        heads={[
          <FormattedMessage id="command-center.order-list.source" key="source" />,
          <FormattedMessage id="command-center.dashboard.orders" key="orders" />,
          <FormattedMessage id="command-center.dashboard.revenue" key="revenue" />,
          <FormattedMessage id="command-center.order.commission" key="commission" />,
        ]}
        rows={bySource.map(({ source, orders, revenue, commission }) => ({
          key: source ?? '',
          name: source ?? <FormattedMessage id="command-center.order.ownShop" />,
          values: [
            <FormattedNumber key="orders" value={orders} />,
            <Price key="revenue" value={revenue} />,
            <Price key="commission" value={commission} />,
          ],
        }))}
      />
    </Panel>
  );
}
