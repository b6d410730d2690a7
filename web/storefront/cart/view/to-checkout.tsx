import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { useCart } from '../store/cart-context';
import { BlockedReason } from './blocked-reason';
import { canBeOrdered } from './cart-problems';
import { CartTotal } from './cart-total';
import styles from './to-checkout.module.css';

/** The way on from the cart, with the total; while something keeps it from being ordered, it says what. */
export function ToCheckout() {
  const { shop, cart } = useCart();
  const reasonId = useId();
  if (!shop || !cart || cart.quantity === 0) return null;
  const label = (
    <>
      <FormattedMessage id="checkout.cart.checkout" />
      <span className={styles.total}>
        <CartTotal cart={cart} currencyCode={shop.currencyCode} />
      </span>
    </>
  );
  if (canBeOrdered(cart, shop)) {
    return (
      <LinkButton isWide size="lg" to="/checkout">
        {label}
      </LinkButton>
    );
  }
  return (
    <div className={styles.blocked}>
      <Button aria-describedby={reasonId} aria-disabled isWide size="lg">
        {label}
      </Button>
      <p className={styles.reason} id={reasonId}>
        <BlockedReason cart={cart} shop={shop} />
      </p>
    </div>
  );
}
