import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { FiguresTable } from './figures-table';
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
    <FiguresTable
      heads={[
        <FormattedMessage id="command-center.dashboard.byHour.hour" key="hour" />,
        <FormattedMessage id="command-center.dashboard.orders" key="orders" />,
        <FormattedMessage id="command-center.dashboard.revenue" key="revenue" />,
      ]}
      rows={readFragment(SalesHourRowFragment, hours).map(({ hour, orders, revenue }) => ({
        key: hour,
        name: full(hour),
        values: [<FormattedNumber key="orders" value={orders} />, <Price key="revenue" value={revenue} />],
      }))}
    />
  );
}
