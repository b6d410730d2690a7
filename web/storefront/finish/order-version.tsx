import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import type { MessageId } from '../../i18n/message-ids';
import { Price } from '../../ui/text/price';
import { useShopClock } from '../cart/receiving/shop-clock';
import styles from './order-proposal.module.css';

type Version = NonNullable<NonNullable<Order['proposal']>['after']>;

interface Props {
  readonly title: 'before' | 'after';
  readonly version: Version;
  /** With which it is compared: what is other there is marked here. */
  readonly other: Version;
  /** The shop's. */
  readonly zone: string;
}

/** One of the two: its dishes, what else is other than in the other one, and the total. */
export function OrderVersion({ title, version, other, zone }: Props) {
  const { moment } = useShopClock(zone);
  const { lines, totalPrice, deliveryFee, tip, deliveryMethod, street, slotFrom, paymentName } = version;
  const quantities = new Map(other.lines.map(({ id, quantity }) => [id, quantity]));
  const isOther = (field: 'deliveryMethod' | 'street' | 'slotFrom' | 'paymentName') => version[field] !== other[field];
  const isDelivered = deliveryMethod === 'DELIVERY';
  const facts: readonly [MessageId, ReactNode][] = [
    [
      'checkout.receiving.title',
      isOther('deliveryMethod') && (
        <FormattedMessage id={isDelivered ? 'checkout.receiving.delivery' : 'checkout.receiving.pickup'} />
      ),
    ],
    ['checkout.finish.address', isOther('street') && isDelivered && street],
    [
      'checkout.time.title',
      isOther('slotFrom') && (slotFrom ? moment(slotFrom) : <FormattedMessage id="checkout.time.asap" />),
    ],
    ['checkout.payment.title', isOther('paymentName') && paymentName],
  ];
  return (
    <div className={styles.version} data-version={title}>
      <h3 className={styles.title}>
        <FormattedMessage id={`checkout.finish.proposal.${title}`} />
      </h3>
      <ul className={styles.lines}>
        {lines.map(({ id, quantity, productName, variantName, options, total }) => (
          <li className={styles.line} data-other={quantities.get(id) !== quantity || undefined} key={id}>
            <span>
              {quantity} × {productName}
              <span className={styles.chosen}>
                {[variantName, ...options.map(({ name }) => name)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Price value={total} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(
          ([id, value]) =>
            value && (
              <div className={styles.line} key={id}>
                <dt>
                  <FormattedMessage id={id} />
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {isDelivered && deliveryFee && (
          <div className={styles.line}>
            <dt>
              <FormattedMessage id="checkout.finish.proposal.delivery" />
            </dt>
            <dd>
              {deliveryFee.minor > 0 ? <Price value={deliveryFee} /> : <FormattedMessage id="checkout.totals.free" />}
            </dd>
          </div>
        )}
        {tip.minor > 0 && (
          <div className={styles.line}>
            <dt>
              <FormattedMessage id="checkout.tip" />
            </dt>
            <dd>
              <Price value={tip} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="checkout.finish.proposal.total" />
          </dt>
          <dd>
            <Price value={totalPrice} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
