import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../ui/feedback/notice';
import { lazyExtra } from '../../../ui/lazy-extra';
import { useCart } from '../store/cart-context';
import { CartTip } from '../tip/cart-tip';
import styles from './cart-content.module.css';
import { CartLineRow } from './cart-line-row';
import { CartNotLoaded, LoadingCart } from './cart-not-there';
import { CartProblems } from './cart-problems';
import { CartProgress } from './cart-progress';
import { EmptyCart } from './empty-cart';
import { OnHoldNotice } from './on-hold-notice';
import { PopularDishes } from './popular-dishes';
import { TotalsList } from './totals-list';

const GoesWellWith = lazyExtra(async () => (await import('../goes-well-with/goes-well-with')).GoesWellWith);

export interface CartContentProps {
  /** The menu is in sight: no way to it is offered. */
  readonly isBesideMenu?: boolean;
  /** How and when the food is received, between the dishes and what they cost. */
  readonly receiving?: ReactNode;
}

/** The cart's content in every state, without the button that leads on. */
export function CartContent({ isBesideMenu = false, receiving }: CartContentProps) {
  const { formatMessage } = useIntl();
  const { status, shop, cart, store, isWaiting } = useCart();
  if (!shop || !cart) {
    return status === 'failed' ? <CartNotLoaded /> : <LoadingCart />;
  }
  const { currencyCode } = shop;
  return (
    <div className={styles.content}>
      {isWaiting && (
        <Notice tone="warning">
          <FormattedMessage id="checkout.cart.waiting" />
        </Notice>
      )}
      <OnHoldNotice shop={shop} />
      <CartProblems cart={cart} shop={shop} />
      {cart.lines.length === 0 ? (
        <>
          <EmptyCart isBesideMenu={isBesideMenu} />
          {!isBesideMenu && <PopularDishes />}
          {receiving}
        </>
      ) : (
        <>
          <ul aria-label={formatMessage({ id: 'checkout.cart.title' })} className={styles.lines}>
            {cart.lines.map((line) => (
              <CartLineRow currencyCode={currencyCode} isEditable key={line.key} line={line} />
            ))}
          </ul>
          <Suspense>
            <GoesWellWith />
          </Suspense>
          {receiving}
          <CartProgress cart={cart} currencyCode={currencyCode} />
          <CartTip cart={cart} shop={shop} />
          <TotalsList
            currencyCode={currencyCode}
            isDelivered={cart.method === 'DELIVERY'}
            isZoneUnknown={cart.isZoneUnknown}
            onRemovePromo={() => void store.removePromo()}
            totals={cart}
          />
        </>
      )}
    </div>
  );
}
