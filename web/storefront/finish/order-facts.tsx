import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import type { MessageId } from '../../i18n/message-ids';
import { useMoney } from '../../ui/text/use-money';
import { useTableName } from '../../ui/text/use-table-name';
import styles from './order-facts.module.css';
import card from './order-page.module.css';

interface Props {
  readonly order: Order;
  /** The shopper’s own number as people write it; null for strangers. */
  readonly contactPhone: string | null;
}

/** Where it goes, how it is paid, whom the operator calls; strangers get what the API gives them. */
export function OrderFacts({ order, contactPhone }: Props) {
  const money = useMoney();
  const { isOwn, deliveryMethod, street, apartment, zoneName, warehouseName, table, paymentName, changeFrom } = order;
  const { formatMessage } = useIntl();
  const wishes = [
    order.handover === 'DOOR' && formatMessage({ id: 'checkout.handover.door' }),
    order.arrival === 'CALL' && formatMessage({ id: 'checkout.arrival.call' }),
    order.cutlery && formatMessage({ id: 'checkout.cutlery.sets' }, { count: order.cutlery }),
  ];
  const address = [street, apartment].filter(Boolean).join(', ');
  const tableName = useTableName();
  const method = table ? (
    tableName(table)
  ) : (
    <FormattedMessage id={deliveryMethod === 'PICKUP' ? 'checkout.receiving.pickup' : 'checkout.receiving.delivery'} />
  );
  const facts: [MessageId, ReactNode][] = [
    ['checkout.receiving.title', method],
    ['checkout.finish.address', deliveryMethod === 'DELIVERY' ? address : null],
    ['checkout.finish.forCourier', wishes.filter(Boolean).join(' · ')],
    ['checkout.zone', zoneName],
    ['checkout.pickupPoint', deliveryMethod === 'PICKUP' && !table ? warehouseName : null],
    ['checkout.payment.title', paymentName],
    ['checkout.change', isOwn && changeFrom && money(changeFrom)],
    ['checkout.phone', contactPhone],
  ];
  return (
    <dl className={`${card.card} ${styles.facts}`}>
      {facts.map(
        ([id, value]) =>
          value && (
            <div className={styles.fact} key={id}>
              <dt className={styles.name}>
                <FormattedMessage id={id} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
