import type { IconNode } from 'lucide';
import BikeIcon from 'lucide/dist/esm/icons/bike';
import ChefHatIcon from 'lucide/dist/esm/icons/chef-hat';
import CircleCheckIcon from 'lucide/dist/esm/icons/circle-check';
import CircleXIcon from 'lucide/dist/esm/icons/circle-x';
import PackageCheckIcon from 'lucide/dist/esm/icons/package-check';
import ReceiptTextIcon from 'lucide/dist/esm/icons/receipt-text';
import { FormattedMessage } from 'react-intl';
import { chosenTime } from '../../../domain/chosen-time';
import { FAR_MINUTES, minutesLeft } from '../../../domain/minutes-left';
import { type ReceivingWay, receivingWay } from '../../../domain/receiving';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { useShopClock } from '../cart/receiving/shop-clock';
import styles from './order-hero.module.css';
import { OrderRing } from './order-ring';

type Status = Exclude<Order['status'], 'OPEN'>;

const ICONS: Readonly<Record<Status, IconNode>> = {
  PLACED: ReceiptTextIcon,
  ACCEPTED: CircleCheckIcon,
  PREPARING: ChefHatIcon,
  READY: PackageCheckIcon,
  OUT_FOR_DELIVERY: BikeIcon,
  COMPLETED: CircleCheckIcon,
  CANCELLED: CircleXIcon,
};

/** What becomes of the order, in a picture and a sentence that follow its state. */
export function OrderHero({ order, zone }: Pick<LeadProps, 'order' | 'zone'>) {
  const status = order.status === 'OPEN' ? 'PLACED' : order.status;
  const icon = ICONS[status];
  return (
    <section className={styles.hero} data-status={status}>
      <div className={styles.sign}>
        <OrderRing order={order}>
          <Icon of={icon} className={styles.icon} size={40} />
        </OrderRing>
      </div>
      <p className={styles.number}>
        <FormattedMessage id="checkout.finish.number" values={{ number: order.number }} />
      </p>
      <h1>
        <Headline order={order} status={status} />
      </h1>
      <Lead order={order} status={status} zone={zone} />
    </section>
  );
}

interface Props {
  readonly order: Order;
  readonly status: Status;
}

function Headline({ order, status }: Props) {
  const { name } = order;
  if (status === 'PLACED') {
    // Strangers with the link see no name.
    return name ? (
      <FormattedMessage id="checkout.finish.thanksName" values={{ name }} />
    ) : (
      <FormattedMessage id="checkout.finish.thanks" />
    );
  }
  return <FormattedMessage id={`checkout.finish.hero.${status}`} values={{ way: receivingWay(order) }} />;
}

interface LeadProps extends Props {
  /** The shop's. */
  readonly zone: string;
}

/** Who brings it, or what happens next; nothing where the headline says it all. */
function Lead({ order, status, zone }: LeadProps) {
  const { range } = useShopClock(zone);
  const { courierName } = order;
  const chosen = chosenTime(order);
  if (courierName) {
    return (
      <p className={styles.lead}>
        <FormattedMessage id="checkout.finish.courier" values={{ name: courierName }} />
      </p>
    );
  }
  if (status === 'ACCEPTED' && chosen?.isKept && isFar(chosen.from)) {
    return (
      <p className={styles.lead}>
        <FormattedMessage id="checkout.finish.lead.ACCEPTED_AHEAD" values={{ when: range(chosen.from, chosen.to) }} />
      </p>
    );
  }
  const id = leadOf(status, order);
  return (
    id && (
      <p className={styles.lead}>
        <FormattedMessage id={id} />
      </p>
    )
  );
}

function leadOf(status: Status, order: Order) {
  const way = receivingWay(order);
  if (status === 'PLACED') return leadOfPlaced(order, way);
  if (status === 'ACCEPTED') return 'checkout.finish.lead.ACCEPTED';
  return status === 'READY' && way !== 'PICKUP' ? (`checkout.finish.lead.READY_${way}` as const) : null;
}

/** Who has paid, or sits at a table, is called by nobody. */
function leadOfPlaced({ totalPrice, amountDue }: Order, way: ReceivingWay) {
  if (totalPrice.minor > 0 && amountDue.minor === 0) return 'checkout.finish.lead.PLACED_PAID';
  return way === 'TABLE' ? 'checkout.finish.lead.PLACED_TABLE' : 'checkout.finish.lead.PLACED';
}

const isFar = (instant: string) => minutesLeft(instant, Date.now()) > FAR_MINUTES;
