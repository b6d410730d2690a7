import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Notice } from '../../../ui/feedback/notice';
import type { CartState } from '../store/cart-state';
import type { CartView } from '../store/cart-view';
import { takesNoOrders } from '../store/receiving-facts';
import styles from './cart-content.module.css';

/** Shown elsewhere: by the empty state, the progress bar, the lines themselves, the promo code's row, the area field. */
const SHOWN_ELSEWHERE: readonly string[] = [
  'EMPTY_CART',
  'BELOW_MINIMUM',
  'SOLD_OUT',
  'MAINTENANCE',
  'PROMO_NOT_APPLICABLE',
  'OUTSIDE_DELIVERY_AREA',
  'ZONE_UNAVAILABLE',
];
/** About the checkout's form, which shows them at its fields, where another value can be chosen. */
const CHOSEN_LATER: readonly string[] = [
  ...['SHOP_CLOSED', 'ORDERS_PAUSED', 'SLOT_TAKEN', 'SLOT_UNAVAILABLE'],
  ...['PAYMENT_METHOD_UNAVAILABLE', 'WAREHOUSE_REQUIRED', 'CHANGE_TOO_SMALL'],
];
/** From this share of the limit on, the weight is worth a word. */
const NEAR_LIMIT = 0.8;

/** What keeps the cart as a whole from being ordered. */
export function problemsOfCart({ problems }: CartView): CartView['problems'] {
  return problems.filter(({ code }) => !SHOWN_ELSEWHERE.includes(code) && !CHOSEN_LATER.includes(code));
}

/** Whether the cart can be ordered, apart from empty fields. */
export function canBeOrdered(cart: CartView, shop: CartState['shop']): boolean {
  if (shop?.isOnMaintenance || (shop && takesNoOrders(shop, new Date()))) return false;
  if (cart.quantity === 0 || cart.missingToMinimum > 0 || cart.promo?.problem) return false;
  return problemsOfCart(cart).length === 0 && cart.lines.every(({ isAvailable }) => isAvailable);
}

interface Props {
  readonly cart: CartView;
  readonly shop: NonNullable<CartState['shop']>;
}

/** A way of receiving that was switched off, too much weight: each in its own words. */
export function CartProblems({ cart, shop }: Props) {
  const { maximumOrderWeight: limit } = shop;
  const problems = problemsOfCart(cart);
  const isNearLimit = limit !== null && cart.weight > limit * NEAR_LIMIT && cart.quantity > 0;
  const kilograms = (grams: number) => <FormattedNumber maximumFractionDigits={1} value={grams / 1000} />;
  return (
    <>
      {problems.map(({ code, message }) => (
        <Notice isLive key={code} tone="danger">
          {message}
        </Notice>
      ))}
      {isNearLimit && (
        <p className={styles.weight}>
          <FormattedMessage
            id="checkout.cart.weight"
            values={{ weight: kilograms(cart.weight), maximum: kilograms(limit) }}
          />
        </p>
      )}
    </>
  );
}
