import { Skeleton } from '../../ui/feedback/skeleton';
import { BikeIcon } from '../../ui/icons/bike-icon';
import { ClockIcon } from '../../ui/icons/clock-icon';
import { InfoIcon } from '../../ui/icons/info-icon';
import { ShoppingBagIcon } from '../../ui/icons/shopping-bag-icon';
import { StoreIcon } from '../../ui/icons/store-icon';
import { useSeat } from '../table/seat-store';
import { TableNote } from '../table/table-note';
import { useCart } from './cart-context';
import { MethodSwitch } from './method-switch';
import { OnlyMethod } from './only-method';
import styles from './receiving-bar.module.css';
import { onlyMethod } from './receiving-method';
import { DeliveryCost, LeastOrder, OpeningFact, PromiseFact } from './receiving-texts';

interface Props {
  /** Whether the shop is open stands elsewhere on the page; not unless told. */
  readonly areHoursSaid?: boolean;
}

/** How, when and for how much food is received: known before the first dish goes in. It keeps its height while loading. */
export function ReceivingBar({ areHoursSaid = false }: Props) {
  const { shop, cart } = useCart();
  const seat = useSeat();
  if (!shop || !cart) {
    return (
      <div className={styles.bar}>
        <div className={styles.switch}>
          <Skeleton height="3.125rem" radius="var(--radius-full)" />
        </div>
        <div className={styles.facts}>
          {['opening', 'promise', 'cost', 'least'].slice(areHoursSaid ? 1 : 0).map((fact) => (
            <span className={styles.waiting} key={fact}>
              <Skeleton height="1.3125rem" width="12rem" />
            </span>
          ))}
        </div>
        <Skeleton height="1.3125rem" width="75%" />
      </div>
    );
  }
  const { method, zone, isZoneUnknown } = cart;
  const details = method === 'DELIVERY' ? shop.deliveryDetails : shop.pickupDetails;
  return (
    <div className={styles.bar}>
      <div className={styles.switch}>
        <MethodSwitch />
      </div>
      <ul className={styles.facts}>
        {!areHoursSaid && (
          <li className={styles.fact}>
            <StoreIcon size={18} />
            <OpeningFact shop={shop} />
          </li>
        )}
        <li className={styles.fact}>
          <ClockIcon size={18} />
          <PromiseFact method={method} shop={shop} zone={zone} />
        </li>
        {method === 'DELIVERY' && (
          <li className={styles.fact}>
            <BikeIcon size={18} />
            <DeliveryCost isZoneUnknown={isZoneUnknown} shop={shop} zone={zone} />
          </li>
        )}
        {onlyMethod(shop) && (
          <li className={styles.fact}>
            <InfoIcon size={18} />
            <OnlyMethod shop={shop} />
          </li>
        )}
        <LeastOrder icon={<ShoppingBagIcon size={18} />} itemClassName={styles.fact} receiving={cart} shop={shop} />
      </ul>
      {method === 'PICKUP' && seat ? (
        <TableNote table={seat.table} />
      ) : (
        details && <p className={styles.details}>{details}</p>
      )}
    </div>
  );
}
