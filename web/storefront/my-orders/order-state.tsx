import { FormattedMessage } from 'react-intl';
import type { OrderLineFragment as Order } from '../../gql/graphql';

type Stated = Pick<Order, 'status' | 'deliveryMethod' | 'table'>;

/** Where an order stands, in two or three words. What is brought to a table is neither picked up nor driven. */
export function OrderState({ order: { status, deliveryMethod, table } }: { readonly order: Stated }) {
  const isPickup = deliveryMethod === 'PICKUP' && table === null;
  if (status === 'READY' && isPickup) return <FormattedMessage id="checkout.status.READY_PICKUP" />;
  if (status === 'COMPLETED' && deliveryMethod !== 'DELIVERY') {
    return <FormattedMessage id="checkout.status.COMPLETED_PICKUP" />;
  }
  return status === 'OPEN' ? null : <FormattedMessage id={`checkout.status.${status}`} />;
}
