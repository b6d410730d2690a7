import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReceivingLine } from '../receiving/receiving-line';
import { UnknownLine } from '../receiving/unknown-line';
import { useKnownShop } from '../store/use-known-shop';
import styles from './cart-panel.module.css';
import { LazyCartContent, LazyToCheckout } from './lazy-cart';
import { useIsWide } from './use-is-wide';

/**
 * The cart on a wide screen, always in sight. Its column gives it the width; it sticks below the header. Where there is no
 * room for the column, nothing is drawn into it: a phone would pay for each press twice.
 */
export function CartPanel() {
  return useIsWide() ? <Panel /> : null;
}

function Panel() {
  const titleId = useId();
  const { shop, cart, isLongAgo } = useKnownShop();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          <FormattedMessage id="checkout.cart.title" />
        </h2>
        {isLongAgo ? <UnknownLine /> : <ReceivingLine receiving={cart} shop={shop} />}
      </header>
      <div className={styles.scroll}>
        <LazyCartContent isBesideMenu />
      </div>
      {cart.quantity > 0 && (
        <footer className={styles.footer}>
          <LazyToCheckout />
        </footer>
      )}
    </section>
  );
}
