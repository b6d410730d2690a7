import { Text } from '@chakra-ui/react';
import CreditCardIcon from 'lucide/dist/esm/icons/credit-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PeriodWords } from '../../kit/period/period-words';
import { readPeriod } from '../../kit/period/read-period';
import { DataTable } from '../../kit/table/data-table';
import { readAllPages } from '../../kit/table/read-all-pages';
import { TableFoot } from '../../kit/table/table-foot';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/payment-list-route';
import { PaymentFilters } from './payment-filters';
import { PaymentFileQuery, PaymentListQuery, PaymentRowFragment } from './payment-list-query';
import { paymentVariables } from './payment-variables';
import { PaymentsHead } from './payments-head';
import { usePaymentColumns } from './use-payment-columns';

export async function loader(route: Route.LoaderArgs) {
  const period = await readPeriod(route.context, route.url);
  const variables = paymentVariables(route.url.searchParams, period.problem ? null : period.days);
  return { ...period, loaded: await readPage(route, 'ORDERS', PaymentListQuery, variables) };
}

/** Each attempt to pay online: found, narrowed down, and taken out as a file. */
export default function PaymentList({ loaderData: { loaded, days, problem, period } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const columns = usePaymentColumns();
  const { channel } = useFresh(PaymentListQuery, loaded);
  const { totalCount = 0, nodes = [], pageInfo } = channel?.payments ?? {};
  const read = () =>
    readAllPages(async (after) => {
      const variables = { ...loaded.variables, after };
      const { data } = await client.query(PaymentFileQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      const page = data?.channel?.payments;
      return page && { ...page, nodes: readFragment(PaymentRowFragment, page.nodes) };
    });
  return (
    <>
      <PaymentsHead />
      <PaymentFilters period={period} />
      <PeriodWords days={days} problem={problem} />
      {!problem && (
        <>
          <Text color="fg.muted" fontSize="sm" marginBlock="3" role="status">
            <FormattedMessage id="command-center.payments.count" values={{ count: totalCount }} />
          </Text>
          <DataTable
            columns={columns}
            empty={
              <EmptyState
                icon={<Icon of={CreditCardIcon} size={48} />}
                title={formatMessage({ id: 'command-center.payments.none' })}
              >
                <FormattedMessage id="command-center.payments.noneExplained" />
              </EmptyState>
            }
            label={formatMessage({ id: 'command-center.payments.title' })}
            rows={readFragment(PaymentRowFragment, nodes)}
          />
          <TableFoot csv={{ name: 'payments', columns, read }} pageInfo={pageInfo} />
        </>
      )}
    </>
  );
}
