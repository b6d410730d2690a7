import RotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw';
import { FormattedMessage } from 'react-intl';
import { receivingWay } from '../../../domain/receiving';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icons/icon';
import { useRememberOrder } from '../my-orders/use-remember-order';
import { OrderAgain } from '../reorder/reorder';
import { CancelOrder, mayCancel } from './cancel-order';
import { OrderDelay } from './order-delay';
import { OrderFacts } from './order-facts';
import { OrderHero } from './order-hero';
import { OrderItems } from './order-items';
import styles from './order-page.module.css';
import { OrderProposal } from './order-proposal';
import { OrderRefused } from './order-refused';
import { orderSlot } from './order-slot';
import { ShopPhone, type ShopPhoneLink } from './shop-phone';
import { StatusSteps } from './status-steps';
import { useLiveOrder } from './use-live-order';

interface Props {
  readonly loaded: Order;
  readonly token: string | null;
  readonly phone: ShopPhoneLink | null;
  readonly contactPhone: string | null;
  /** The shop's. */
  readonly zone: string;
  /** That the shop uses. */
  readonly extensions: readonly string[];
}

/** The order's progress. Strangers with the link see status and dishes, no personal data. */
export function OrderPage({ loaded, token, phone, contactPhone, zone, extensions }: Props) {
  const order = useLiveOrder(loaded, token);
  useRememberOrder(order, token);
  // Who sits at a table asks in the room.
  const shopPhone = receivingWay(order) === 'TABLE' ? null : phone;
  const isCancelled = order.status === 'CANCELLED';
  // Ordering again is offered only when the order is over, so that nobody presses it by mistake.
  const isOver = isCancelled || order.status === 'COMPLETED';
  return (
    <div className={styles.columns}>
      <OrderHero order={order} zone={zone} />
      {isCancelled && <OrderRefused order={order} phone={shopPhone} />}
      <OrderProposal order={order} token={token} zone={zone} />
      <OrderDelay order={order} zone={zone} />
      {!isCancelled && <StatusSteps order={order} zone={zone} />}
      {token && orderSlot.show({ token }, extensions)}
      <OrderItems order={order} />
      <OrderFacts contactPhone={contactPhone} order={order} />
      <ShopPhone phone={shopPhone} />
      <div className={styles.actions}>
        {token && isOver && (
          <OrderAgain lineCount={order.lines.length} token={token}>
            <Icon of={RotateCcwIcon} size={18} />
            <FormattedMessage id="checkout.finish.again" />
          </OrderAgain>
        )}
        <LinkButton to="/catalog" variant="outline">
          <FormattedMessage id="checkout.cart.toMenu" />
        </LinkButton>
        {token && mayCancel(order) && <CancelOrder token={token} />}
      </div>
    </div>
  );
}
