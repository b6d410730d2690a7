import { FormattedMessage } from 'react-intl';
import { minor } from '../../../domain/money';
import { isPartlyDue } from '../../../domain/partly-due';
import { receivingWay } from '../../../domain/receiving';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Photo } from '../../ui/media/photo';
import { photoOfSrcSets } from '../../ui/media/photo-of-src-sets';
import { Price } from '../../ui/text/price';
import { usePercent } from '../../ui/text/use-percent';
import { LineNote } from '../cart/view/line-note';
import { TotalsList } from '../cart/view/totals-list';
import styles from './order-items.module.css';
import card from './order-page.module.css';

/** What was ordered, as it was ordered. */
export function OrderItems({ order }: { readonly order: Order }) {
  const { lines, productsCost, discount, promo, deliveryFee, tip, totalPrice, amountDue, deliveryMethod } = order;
  const taxes = order.taxes.filter(({ tax }) => tax.minor > 0);
  const percent = usePercent();
  const refunds = order.payments.flatMap((payment) => payment.refunds).filter(({ status }) => status !== 'FAILED');
  return (
    <section aria-labelledby="items-title" className={card.card}>
      <h2 className={card.heading} id="items-title">
        <FormattedMessage id="checkout.order" />
      </h2>
      <ul className={styles.lines}>
        {lines.map(({ id, productName, variantName, options, note, photo, quantity, total }) => (
          <li className={styles.line} key={id}>
            <Photo alt="" className={styles.photo} photo={photoOfSrcSets(photo)} sizes={48} />
            <span className={styles.quantity}>{quantity} ×</span>
            <span>
              {productName}
              <span className={styles.chosen}>
                {[variantName, ...options.map(({ name }) => name)].filter(Boolean).join(' · ')}
              </span>
              {note && <LineNote text={note} />}
            </span>
            <Price className={styles.price} value={total} />
          </li>
        ))}
      </ul>
      <TotalsList
        currencyCode={totalPrice.currencyCode}
        isDelivered={deliveryMethod === 'DELIVERY'}
        totals={{
          productsCost: minor(productsCost.minor),
          discount: minor(discount.minor),
          promo: promo && { ...promo, discount: promo.discount.minor, problem: null },
          deliveryFee: deliveryFee && minor(deliveryFee.minor),
          tip: minor(tip.minor),
          total: minor(totalPrice.minor),
        }}
      />
      {taxes.length > 0 && (
        <dl className={styles.explained}>
          {taxes.map(({ rate, tax }) => (
            <div className={styles.refund} key={rate}>
              <dt>
                <FormattedMessage id="checkout.finish.tax" values={{ rate: percent(rate) }} />
              </dt>
              <dd>
                <Price value={tax} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isPartlyDue(amountDue, totalPrice) && (
        <dl>
          <div className={styles.refund}>
            <dt>
              <FormattedMessage id="checkout.finish.due" values={{ way: receivingWay(order) }} />
            </dt>
            <dd>
              <Price className={styles.price} value={amountDue} />
            </dd>
          </div>
        </dl>
      )}
      {refunds.length > 0 && (
        <div className={styles.refunds}>
          <dl>
            {refunds.map(({ id, status, amount }) => (
              <div className={styles.refund} key={id}>
                <dt>
                  <FormattedMessage id={`checkout.pay.refund.${status === 'SUCCEEDED' ? 'done' : 'underWay'}`} />
                </dt>
                <dd>
                  <Price className={styles.price} value={amount} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.explained}>
            <FormattedMessage id="checkout.pay.refund.explained" />
          </p>
        </div>
      )}
    </section>
  );
}
