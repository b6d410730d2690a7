import { FormattedMessage } from 'react-intl';
import { Price } from '../../../ui/text/price';
import type { CartPromo, CartTotals } from '../store/cart-totals';
import { PromoRow } from './promo-row';
import styles from './totals-list.module.css';

interface Props {
  readonly totals: Pick<CartTotals, 'productsCost' | 'discount' | 'deliveryFee' | 'tip' | 'total'> & {
    readonly promo: Pick<CartPromo, 'code' | 'discount' | 'freesDelivery' | 'problem'> | null;
  };
  readonly currencyCode: string;
  readonly isDelivered: boolean;
  /** The fee hangs on a part of town that nobody has named yet. */
  readonly isZoneUnknown?: boolean;
  /** Takes the promo code off; left out where it can't be. */
  readonly onRemovePromo?: () => void;
}

/** Products, discount, promo code, delivery, tip, total. Where no fee is configured it says that shipping is not included. */
export function TotalsList({ totals, currencyCode, isDelivered, isZoneUnknown = false, onRemovePromo }: Props) {
  const { productsCost, promo, deliveryFee, tip, total } = totals;
  const shopDiscount = totals.discount - (promo?.discount ?? 0);
  const price = (minor: number) => <Price value={{ minor, currencyCode }} />;
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>
            <FormattedMessage id="checkout.totals.products" />
          </dt>
          <dd>{price(productsCost)}</dd>
        </div>
        {shopDiscount > 0 && (
          <div className={styles.row}>
            <dt>
              <FormattedMessage id="checkout.totals.discount" />
            </dt>
            <dd className={styles.saved}>{price(-shopDiscount)}</dd>
          </div>
        )}
        {promo && <PromoRow currencyCode={currencyCode} onRemove={onRemovePromo} promo={promo} />}
        {isDelivered && deliveryFee !== null && (
          <div className={styles.row}>
            <dt>
              <FormattedMessage id="checkout.totals.delivery" />
            </dt>
            <dd>{deliveryFee === 0 ? <FormattedMessage id="checkout.totals.free" /> : price(deliveryFee)}</dd>
          </div>
        )}
        {tip > 0 && (
          <div className={styles.row}>
            <dt>
              <FormattedMessage id="checkout.tip" />
            </dt>
            <dd>{price(tip)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="checkout.totals.total" />
          </dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
      {isDelivered && deliveryFee === null && (
        <p className={styles.note}>
          <FormattedMessage id={isZoneUnknown ? 'checkout.totals.byArea' : 'checkout.totals.shippingNotIncluded'} />
        </p>
      )}
    </div>
  );
}
