import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useCart } from '../cart/store/cart-context';
import { CartTip } from '../cart/tip/cart-tip';
import { CartLineRow } from '../cart/view/cart-line-row';
import { CartNotLoaded } from '../cart/view/cart-not-there';
import { CartProblems } from '../cart/view/cart-problems';
import { CartProgress } from '../cart/view/cart-progress';
import { TotalsList } from '../cart/view/totals-list';
import styles from './order-summary.module.css';
import { PromoField } from './promo-field';
import { Section } from './section';
import { usePromoCode } from './use-promo-code';

/** What is ordered, which can still be changed here, and what it costs. */
export function OrderSummary() {
  const { status, shop, cart } = useCart();
  const promoCode = usePromoCode();
  return (
    <Section title={<FormattedMessage id="checkout.order" />}>
      {shop && cart ? (
        <>
          <CartProblems cart={cart} shop={shop} />
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <CartLineRow currencyCode={shop.currencyCode} key={line.key} line={line} />
            ))}
          </ul>
          <CartProgress cart={cart} currencyCode={shop.currencyCode} />
          <PromoField promoCode={promoCode} />
          <CartTip cart={cart} shop={shop} />
          <TotalsList
            currencyCode={shop.currencyCode}
            isDelivered={cart.method === 'DELIVERY'}
            isZoneUnknown={cart.isZoneUnknown}
            onRemovePromo={promoCode.remove}
            totals={cart}
          />
        </>
      ) : status === 'failed' ? (
        <CartNotLoaded />
      ) : (
        <>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="6rem" />
        </>
      )}
    </Section>
  );
}
