import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { useShopClock } from '../cart/receiving/shop-clock';
import { useCart } from '../cart/store/cart-context';
import { BlockedReason } from '../cart/view/blocked-reason';
import { canBeOrdered } from '../cart/view/cart-problems';
import { CartTotal } from '../cart/view/cart-total';
import styles from './place-bar.module.css';
import { isShownAtField } from './refused-fields';
import type { Placing } from './use-placing';

/** Shown in dialogs of their own. */
const IN_DIALOG: readonly string[] = ['PRICE_CHANGED', 'SOLD_OUT'];
/** Shown by the cart, which is read again after a refusal. */
const IN_CART: readonly string[] = ['BELOW_MINIMUM', 'TOO_HEAVY', 'MAINTENANCE', 'ORDER_TOO_LARGE', 'EMPTY_CART'];

/** Shown here as well as at the field, which may be out of view and changes to another choice by itself. */
const ALWAYS_HERE: readonly string[] = ['ORDERS_PAUSED', 'SHOP_CLOSED'];

/** What became of the last press, where no field and no dialog tells it. */
function PlacingWord({ placing }: { readonly placing: Placing }) {
  const { shop, cart } = useCart();
  const { time } = useShopClock(shop?.timeZone ?? null);
  const { outcome } = placing;
  if (!outcome) return null;
  if (outcome.kind === 'unanswered') {
    return (
      <Notice isLive title={<FormattedMessage id="checkout.unanswered" />} tone="danger">
        <FormattedMessage id="checkout.unansweredHint" />
      </Notice>
    );
  }
  if (outcome.kind === 'unsent') {
    return (
      <Notice isLive tone="danger">
        <FormattedMessage id="checkout.offline" />
      </Notice>
    );
  }
  if (outcome.kind === 'failed') {
    return (
      <Notice isLive tone="danger">
        <FormattedMessage id="checkout.failed" />
      </Notice>
    );
  }
  const { refusal } = outcome;
  const { code, message } = refusal;
  // Once the code is off, or another one on, nothing is left to say about it.
  if (code === 'PROMO_NOT_APPLICABLE' && !cart?.promo?.problem) return null;
  const isShownElsewhere = isShownAtField(placing) && !ALWAYS_HERE.includes(code);
  if (isShownElsewhere || IN_DIALOG.includes(code) || IN_CART.includes(code)) return null;
  if (refusal.__typename === 'PromiseChanged') {
    return (
      <Notice isLive tone="warning">
        <FormattedMessage id="checkout.promiseChanged" values={{ time: time(refusal.promisedAt) }} />
      </Notice>
    );
  }
  return (
    <Notice isLive tone="danger">
      {code === 'IDEMPOTENCY_MISMATCH' ? <FormattedMessage id="checkout.failed" /> : message}
    </Notice>
  );
}

interface Props {
  readonly placing: Placing;
  /** The next page takes the money. */
  readonly isPaidFirst: boolean;
}

/** The total and the button, always in view: at the foot of a phone's screen, beside the form on a desk. */
export function PlaceBar({ placing, isPaidFirst }: Props) {
  const { shop, cart, status } = useCart();
  const reasonId = useId();
  const total = shop && cart ? <CartTotal cart={cart} currencyCode={shop.currencyCode} /> : '…';
  const isBlocked = shop !== null && cart !== null && !canBeOrdered(cart, shop);
  return (
    <div className={styles.bar} data-bottom-bar="tall">
      <PlacingWord placing={placing} />
      {isBlocked && (
        <p className={styles.reason} id={reasonId}>
          <BlockedReason cart={cart} shop={shop} />
        </p>
      )}
      <div className={styles.row}>
        <p className={styles.total}>
          <span className={styles.word}>
            <FormattedMessage id="checkout.totals.total" />
          </span>
          {total}
        </p>
        <Button
          aria-describedby={isBlocked ? reasonId : undefined}
          // A press waits for a cart that is still to come, and for no other.
          aria-disabled={isBlocked || status === 'failed'}
          className={styles.button}
          isBusy={placing.isPlacing}
          size="lg"
          type="submit"
        >
          {isPaidFirst && cart ? (
            <FormattedMessage id="checkout.pay.amount" values={{ total: total }} />
          ) : (
            <FormattedMessage id="checkout.place" />
          )}
        </Button>
      </div>
    </div>
  );
}
