import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Price } from '../../ui/text/price';
import figures from './figures.module.css';
import { useHour } from './use-hour';

const SalesHourRowFragment = graphql(`
  fragment SalesHourRow on SalesHour {
    hour
    orders
    revenue {
      minor
      currencyCode
    }
  }
`);

interface Props {
  readonly hours: readonly FragmentType<typeof SalesHourRowFragment>[];
}

/** What the bars show, in numbers, with what it brought. */
export function HoursTable({ hours }: Props) {
  const { full } = useHour();
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="command-center.dashboard.byHour.hour" />
          </th>
          <th scope="col">
            <FormattedMessage id="command-center.dashboard.orders" />
          </th>
          <th scope="col">
            <FormattedMessage id="command-center.dashboard.revenue" />
          </th>
        </tr>
      </thead>
      <tbody>
        {readFragment(SalesHourRowFragment, hours).map(({ hour, orders, revenue }) => (
          <tr key={hour}>
            <th scope="row">{full(hour)}</th>
            <td>
              <FormattedNumber value={orders} />
            </td>
            <td>
              <Price value={revenue} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
