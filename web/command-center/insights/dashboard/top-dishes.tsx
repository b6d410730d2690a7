import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import figures from './figures.module.css';
import { FiguresTable } from './figures-table';
import { Panel } from './panel';

const TopDishesFragment = graphql(`
  fragment TopDishes on Sales {
    topDishes {
      name
      quantity
      revenue {
        minor
        currencyCode
      }
    }
  }
`);

/** What was ordered most. */
export function TopDishes({ sales }: { readonly sales: FragmentType<typeof TopDishesFragment> }) {
  const { topDishes } = readFragment(TopDishesFragment, sales);
  return (
    <Panel title={<FormattedMessage id="command-center.dashboard.topDishes" />}>
      {topDishes.length === 0 ? (
        <p className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.noOrders" />
        </p>
      ) : (
        <FiguresTable
          heads={[
            <FormattedMessage id="command-center.dashboard.dish" key="dish" />,
            <FormattedMessage id="command-center.dashboard.quantity" key="quantity" />,
            <FormattedMessage id="command-center.dashboard.revenue" key="revenue" />,
          ]}
          rows={topDishes.map(({ name, quantity, revenue }) => ({
            key: `${name} ${quantity} ${revenue.minor}`,
            name,
            values: [<FormattedNumber key="quantity" value={quantity} />, <Price key="revenue" value={revenue} />],
          }))}
        />
      )}
    </Panel>
  );
}
