import BikeIcon from 'lucide/dist/esm/icons/bike';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useMoney } from '../../../ui/text/use-money';
import type { CartView } from '../store/cart-view';
import styles from './cart-progress.module.css';

interface Props {
  readonly cart: CartView;
  readonly currencyCode: string;
}

interface BarProps {
  /** Minor units, counted on dishes after the discount. */
  readonly reached: number;
  readonly goal: number;
  readonly children: ReactNode;
}

function Bar({ reached, goal, children }: BarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p className={styles.text} id={id}>
        {children}
      </p>
      <progress aria-labelledby={id} className={styles.bar} max={goal} value={reached} />
    </div>
  );
}

/** How far it is to the smallest order, and then to free delivery: counted on dishes only. */
export function CartProgress({ cart, currencyCode }: Props) {
  const money = useMoney();
  const { productsCost, discount, missingToMinimum, missingToFreeDelivery, minimum } = cart;
  const dishes = productsCost - discount;
  const amount = (minor: number) => money({ minor, currencyCode });
  if (missingToMinimum > 0) {
    const values = { missing: amount(missingToMinimum), minimum: amount(minimum) };
    return (
      <Bar goal={minimum} reached={dishes}>
        <FormattedMessage id="checkout.cart.missingToMinimum" values={values} />
      </Bar>
    );
  }
  if (missingToFreeDelivery === null) return null;
  if (missingToFreeDelivery === 0) {
    return (
      <p className={styles.reached}>
        <Icon of={BikeIcon} size={18} />
        <FormattedMessage id="checkout.cart.freeDeliveryReached" />
      </p>
    );
  }
  return (
    <Bar goal={dishes + missingToFreeDelivery} reached={dishes}>
      <FormattedMessage id="checkout.cart.missingToFree" values={{ missing: amount(missingToFreeDelivery) }} />
    </Bar>
  );
}
