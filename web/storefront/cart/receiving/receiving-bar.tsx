import BikeIcon from 'lucide/dist/esm/icons/bike';
import ClockIcon from 'lucide/dist/esm/icons/clock';
import InfoIcon from 'lucide/dist/esm/icons/info';
import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import StoreIcon from 'lucide/dist/esm/icons/store';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Icon } from '../../../ui/icons/icon';
import { useSeat } from '../../device/device-seat';
import { onlyMethod } from '../store/receiving-method';
import { useKnownShop } from '../store/use-known-shop';
import { AreaButton } from './area-button';
import { HoursNote } from './hours-note';
import { MethodSwitch } from './method-switch';
import { OnlyMethod } from './only-method';
import styles from './receiving-bar.module.css';
import { DeliveryCost, LeastOrder, OpeningFact, PromiseFact } from './receiving-texts';
import { TableNote } from './table-note';
import { UnknownLine } from './unknown-line';

interface Props {
  /** Whether the page shows elsewhere that the shop is open. Defaults to false. */
  readonly areHoursSaid?: boolean;
  /** On a phone the switch, when it comes and what delivery costs, in few lines: dishes come first. The cart says the rest. */
  readonly isBrief?: boolean;
}

/** How, when and for how much food is received: known before the first dish goes in, and before any script has come. */
export function ReceivingBar({ areHoursSaid = false, isBrief = false }: Props) {
  const { shop, cart, isRead, isLongAgo } = useKnownShop();
  const seat = useSeat();
  const { method, zone, isZoneUnknown } = cart;
  const isSeated = method === 'PICKUP' && seat !== null;
  const details = method === 'DELIVERY' ? shop.deliveryDetails : shop.pickupDetails;
  return (
    <div className={classNames(styles.bar, isBrief && styles.brief)}>
      <div className={styles.switch}>
        {isRead ? <MethodSwitch /> : <Skeleton height="3.125rem" radius="var(--radius-full)" />}
      </div>
      <ul className={styles.facts}>
        {!areHoursSaid && (
          <li className={styles.fact}>
            <Icon of={StoreIcon} size={18} />
            {isLongAgo ? <UnknownLine /> : <OpeningFact shop={shop} />}
          </li>
        )}
        <li className={classNames(styles.fact, styles.soon)}>
          <Icon of={ClockIcon} size={18} />
          {isLongAgo ? (
            <UnknownLine />
          ) : (
            <span>
              <PromiseFact isZoneUnknown={isZoneUnknown} method={method} shop={shop} zone={zone} />
            </span>
          )}
        </li>
        {method === 'DELIVERY' && (
          <li className={classNames(styles.fact, styles.cost)}>
            <Icon of={BikeIcon} size={18} />
            <span>
              <DeliveryCost isZoneUnknown={isZoneUnknown} shop={shop} zone={zone} />
            </span>
          </li>
        )}
        {onlyMethod(shop) && !isSeated && (
          <li className={styles.fact}>
            <Icon of={InfoIcon} size={18} />
            <OnlyMethod shop={shop} />
          </li>
        )}
        <LeastOrder
          icon={<Icon of={ShoppingBagIcon} size={18} />}
          itemClassName={styles.fact}
          receiving={cart}
          shop={shop}
        />
        {method === 'DELIVERY' && shop.deliveryZones.length > 0 && (
          <li className={styles.area}>
            <AreaButton isReady={isRead} zone={zone} />
          </li>
        )}
      </ul>
      {!areHoursSaid && <HoursNote />}
      {isSeated ? <TableNote table={seat.table} /> : details && <p className={styles.details}>{details}</p>}
    </div>
  );
}
