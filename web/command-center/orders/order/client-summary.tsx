import { Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';

const ClientSummaryFragment = graphql(`
  fragment ClientSummary on Client {
    id
    note
    ordersCount
    spentInAll {
      minor
      currencyCode
    }
  }
`);

/** Whether the operator talks to somebody new or to an old friend of the house, and what colleagues noted. */
export function ClientSummary({ client }: { readonly client: FragmentType<typeof ClientSummaryFragment> }) {
  const { note, ordersCount, spentInAll } = readFragment(ClientSummaryFragment, client);
  const money = useMoney();
  return (
    <>
      <FormattedMessage
        id="command-center.order.clientOrders"
        values={{ count: ordersCount, total: money(spentInAll) }}
      />
      {note && (
        <Span display="block" color="fg.muted" whiteSpace="pre-line">
          {note}
        </Span>
      )}
    </>
  );
}
