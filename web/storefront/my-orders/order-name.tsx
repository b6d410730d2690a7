import { FormattedMessage } from 'react-intl';
import type { OrderLineFragment as Order } from '../../gql/graphql';
import { useMoney } from '../../ui/text/use-money';
import { useShopClock } from '../cart/receiving/shop-clock';
import type { DeviceOrder } from './kept-orders';

interface Props {
  readonly known: DeviceOrder;
  readonly order: Order | null | undefined;
}

/** Until when the payment is awaited; null for an order, and where it was given up. */
export const heldUntil = (order: Order): string | null => (order.__typename === 'Cart' ? order.heldUntil : null);

/** What an order goes by: its number. As long as it has none, what is to be paid; or that nobody has paid it. */
export function OrderName({ known, order }: Props) {
  const money = useMoney();
  const number = order?.__typename === 'Order' ? order.number : known.number;
  if (number) return <FormattedMessage id="checkout.finish.number" values={{ number }} />;
  if (!order) return null;
  return heldUntil(order) ? (
    <FormattedMessage id="storefront.orders.toPay" values={{ total: money(order.totalPrice) }} />
  ) : (
    <FormattedMessage id="storefront.orders.unpaid" />
  );
}

/** @param zone - the shop's. */
export function HeldUntil({ until, zone }: { readonly until: string; readonly zone: string }) {
  const { time } = useShopClock(zone);
  return <FormattedMessage id="storefront.orders.heldUntil" values={{ time: time(until) }} />;
}
