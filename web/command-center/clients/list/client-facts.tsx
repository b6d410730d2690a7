import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { PhoneNumber } from '../../kit/page/phone-number';
import { useShopDay } from '../../kit/time/use-shop-day';

const ClientFactsFragment = graphql(`
  fragment ClientFacts on Client {
    id
    phone
    ordersCount
    cancelledCount
    firstOrderAt
    lastOrderAt
    spentInAll {
      minor
      currencyCode
    }
    averageOrder {
      minor
      currencyCode
    }
  }
`);

/** How to reach them, and what their orders come to. */
export function ClientFacts({ client }: { readonly client: FragmentType<typeof ClientFactsFragment> }) {
  const { phone, ordersCount, cancelledCount, firstOrderAt, lastOrderAt, spentInAll, averageOrder } = readFragment(
    ClientFactsFragment,
    client,
  );
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const day = useShopDay();
  const label = (name: 'phone' | 'orders' | 'total' | 'average' | 'first' | 'last' | 'cancelled') =>
    formatMessage({ id: `command-center.clients.${name}` });
  return (
    <Panel title={formatMessage({ id: 'command-center.clients.about' })}>
      <FactList
        facts={[
          { label: label('phone'), value: <PhoneNumber value={phone} /> },
          { label: label('orders'), value: formatNumber(ordersCount) },
          { label: label('total'), value: money(spentInAll) },
          { label: label('average'), value: averageOrder && money(averageOrder) },
          { label: label('first'), value: firstOrderAt && day(firstOrderAt) },
          { label: label('last'), value: lastOrderAt && day(lastOrderAt) },
          { label: label('cancelled'), value: cancelledCount > 0 && formatNumber(cancelledCount) },
        ]}
      />
    </Panel>
  );
}
