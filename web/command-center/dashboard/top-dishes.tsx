import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Price } from '../../ui/text/price';
import figures from './figures.module.css';
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
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="command-center.dashboard.dish" />
              </th>
              <th scope="col">
                <FormattedMessage id="command-center.dashboard.quantity" />
              </th>
              <th scope="col">
                <FormattedMessage id="command-center.dashboard.revenue" />
              </th>
            </tr>
          </thead>
          <tbody>
            {topDishes.map(({ name, quantity, revenue }) => (
              <tr key={`${name} ${quantity} ${revenue.minor}`}>
                <th scope="row">{name}</th>
                <td>
                  <FormattedNumber value={quantity} />
                </td>
                <td>
                  <Price value={revenue} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
