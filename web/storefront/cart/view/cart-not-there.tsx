import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useCartActions } from '../store/cart-context';
import styles from './cart-not-there.module.css';

/** The cart could not be read; nothing is lost. The button calls `onRetry`, by default it reads the cart again. */
export function CartNotLoaded({ onRetry }: { readonly onRetry?: () => void }) {
  const { store } = useCartActions();
  const retry = (
    <Button onClick={onRetry ?? (() => void store.reload())} size="sm" variant="outline">
      <FormattedMessage id="checkout.cart.retry" />
    </Button>
  );
  return (
    <Notice action={retry} isLive tone="danger">
      <FormattedMessage id="checkout.cart.notLoaded" />
    </Notice>
  );
}

/** In the measures of two or three dishes. */
export function LoadingCart() {
  return (
    <div className={styles.loading}>
      {['a', 'b', 'c'].map((key) => (
        <div className={styles.line} key={key}>
          <Skeleton height="4rem" radius="var(--radius-md)" width="4rem" />
          <Skeleton height="1rem" width="60%" />
        </div>
      ))}
    </div>
  );
}
