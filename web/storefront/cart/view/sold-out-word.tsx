import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../receiving/shop-clock';
import { useCart } from '../store/cart-context';
import styles from './add-control.module.css';

/** Why a dish can't be added, and when it is back where that is known. */
export function SoldOutWord({ until }: { readonly until: string | null }) {
  const { shop } = useCart();
  const { moment } = useShopClock(shop?.timeZone ?? null);
  return (
    <p className={styles.word}>
      {until && shop ? (
        <FormattedMessage id="checkout.cart.soldOutUntil" values={{ moment: moment(until) }} />
      ) : (
        <FormattedMessage id="checkout.cart.soldOut" />
      )}
    </p>
  );
}
