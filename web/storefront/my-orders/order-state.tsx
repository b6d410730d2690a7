import { FormattedMessage } from 'react-intl';
import { receivingWay } from '../../../domain/receiving';
import type { OrderLineFragment as Order } from '../../gql/graphql';

type Stated = Pick<Order, 'status' | 'deliveryMethod' | 'table'>;

/** Where an order stands, in two or three words. What is brought to a table is neither picked up nor driven. */
export function OrderState({ order }: { readonly order: Stated }) {
  const { status } = order;
  return status === 'OPEN' ? null : (
    <FormattedMessage id={`checkout.status.${status}`} values={{ way: receivingWay(order) }} />
  );
}
