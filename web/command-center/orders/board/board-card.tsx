import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { classNames } from '../../../ui/class-names';
import { Price } from '../../../ui/text/price';
import { useArrivals, useCommandCenter } from '../../kit/context/command-center-context';
import { useDuration } from '../../kit/time/order-time';
import { Tag } from '../../kit/ui/feedback';
import { MethodIcon } from '../page/method-icon';
import { NamedLines } from '../page/named-lines';
import { OrderBriefFragment } from '../page/order-brief';
import { OrderMoves } from '../page/order-moves';
import { orderPath } from '../page/order-path';
import { Promised } from '../page/promised';
import { urgencyOf } from '../page/urgency';
import styles from './board-card.module.css';
import { useDraggableOrder } from './use-drag';

export const BoardCardFragment = graphql(`
  fragment BoardCard on Checkout {
    id
    promisedAt
    allowedMoves
    ...OrderBrief
  }
`);

const NAMED_LINES = 5;

/** One order on the board. It can be dragged to the next column, and does the same at one press. */
export function BoardCard({ order }: { readonly order: FragmentType<typeof BoardCardFragment> }) {
  const own = readFragment(BoardCardFragment, order);
  const { promisedAt, allowedMoves } = own;
  const card = readFragment(OrderBriefFragment, own);
  const { id, number, status, placedAt, name, deliveryMethod, street, warehouseName } = card;
  const duration = useDuration();
  const { now } = useCommandCenter();
  const isArrival = useArrivals().has(id) && status === 'PLACED';
  const element = useRef<HTMLElement>(null);
  const isDragged = useDraggableOrder(element, { id, number, status, deliveryMethod, allowedMoves });
  const isPickup = deliveryMethod === 'PICKUP';
  const place = isPickup ? warehouseName : street;
  return (
    <article
      aria-labelledby={`card-${id}`}
      className={classNames(styles.card, isArrival && styles.arrival, isDragged && styles.dragged)}
      data-order={id}
      data-urgency={urgencyOf(promisedAt, now)}
      ref={element}
    >
      <header className={styles.head}>
        <h3 className={styles.number} id={`card-${id}`}>
          <Link draggable={false} to={orderPath(id)}>
            {number}
          </Link>
        </h3>
        {placedAt && (
          <time className={styles.age} dateTime={placedAt}>
            {duration(placedAt)}
          </time>
        )}
      </header>
      {isArrival && (
        <Tag tone="accent">
          <FormattedMessage id="command-center.orders.justIn" />
        </Tag>
      )}
      <p className={styles.when}>
        <MethodIcon className={styles.method} order={card} size={18} />
        <span>
          <Promised order={card} />
        </span>
      </p>
      <NamedLines className={styles.lines} most={NAMED_LINES} order={card} restClassName={styles.muted} />
      {(name || place) && (
        <p className={styles.who}>
          {name && <strong>{name}</strong>}
          {place && <span>{place}</span>}
        </p>
      )}
      <p className={styles.total}>
        <strong>
          <Price value={card.totalPrice} />
        </strong>
        {card.paymentName && <span>{card.paymentName}</span>}
      </p>
      <OrderMoves order={card} />
    </article>
  );
}
