import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { lazyExtra } from '../../../ui/lazy-extra';
import { useCart, useCartActions } from '../store/cart-context';
import { CartTip } from '../tip/cart-tip';
import styles from './cart-content.module.css';
import { CartLineRow } from './cart-line-row';
import { CartProblems } from './cart-problems';
import { CartProgress } from './cart-progress';
import { OnHoldNotice } from './on-hold-notice';
import { PopularDishes } from './popular-dishes';
import { TotalsList } from './totals-list';

const GoesWellWith = lazyExtra(async () => (await import('../goes-well-with/goes-well-with')).GoesWellWith);

interface Props {
  /** The menu is in sight: no way to it is offered. */
  readonly isBesideMenu?: boolean;
}

/** The cart's content in every state, without the button that leads on. */
export function CartContent({ isBesideMenu = false }: Props) {
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

/** It could not be read, nothing is lost, and it can be tried again. */
export function CartNotLoaded() {
  const { store } = useCartActions();
  const retry = (
    <Button onClick={() => void store.reload()} size="sm" variant="outline">
      <FormattedMessage id="checkout.cart.retry" />
    </Button>
  );
  return (
    <Notice action={retry} isLive tone="danger">
      <FormattedMessage id="checkout.cart.notLoaded" />
    </Notice>
  );
}

/** Nothing in it yet: the way to what is liked. */
export function EmptyCart({ isBesideMenu = false }: Props) {
  const toMenu = (
    <LinkButton to="/catalog" variant="soft">
      <FormattedMessage id="checkout.cart.toMenu" />
    </LinkButton>
  );
  return (
    <EmptyState
      action={isBesideMenu ? undefined : toMenu}
      icon={<FoodIcon name="takeout-box" size={72} />}
      title={<FormattedMessage id="checkout.cart.empty" />}
    >
      <FormattedMessage id={isBesideMenu ? 'checkout.cart.emptyBesideMenu' : 'checkout.cart.emptyHint'} />
    </EmptyState>
  );
}

function LoadingCart() {
  return (
    <div className={styles.loading}>
      {['a', 'b', 'c'].map((key) => (
        <div className={styles.loadingLine} key={key}>
          <Skeleton height="4rem" radius="var(--radius-md)" width="4rem" />
          <Skeleton height="1rem" width="60%" />
        </div>
      ))}
    </div>
  );
}
