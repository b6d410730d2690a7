import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { CheckoutStatus } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { useArrivals, useCommandCenter } from '../../kit/context/command-center-context';
import { phoneText } from '../../kit/page/phone-number';
import { Tag } from '../../kit/ui/feedback';
import { TestTag } from '../../kit/ui/test-tag';
import { CourierChoice } from '../courier/courier-choice';
import { OrderMoves } from '../moves/order-moves';
import { OrderMovesFragment } from '../moves/order-moves-fragment';
import { AnswerTag } from '../page/answer-tag';
import { CardLines } from '../page/card-lines';
import { DueTime } from '../page/due-time';
import { HandoverWishes } from '../page/handover-wishes';
import { MethodIcon } from '../page/method-icon';
import { MoneyTag } from '../page/money-tag';
import { OrderBriefFragment } from '../page/order-brief';
import { OrderDoubts } from '../page/order-doubts';
import { OrderNotes } from '../page/order-notes';
import { orderPath } from '../page/order-path';
import { Promised } from '../page/promised';
import { urgencyOf } from '../page/urgency';
import styles from './board-card.module.css';
import { CardPayment } from './card-payment';
import { useDraggableOrder } from './use-drag';

export const BoardCardFragment = graphql(`
  fragment BoardCard on Order {
    id
    promisedAt
    courierNote
    kitchenNote
    handover
    arrival
    cutlery
    moneyState
    source
    answerBy
    ...OrderBrief
    ...CardPayment
    ...CourierChoice
  }
`);

const NAMED_LINES = 6;

/** Before that nobody thinks of who will bring it. */
const GIVEN_OUT: readonly CheckoutStatus[] = ['PREPARING', 'READY', 'OUT_FOR_DELIVERY'];
const SMALL = { fontSize: 'inherit', height: '9', paddingInlineStart: '3' } as const;

interface Props {
  readonly order: FragmentType<typeof BoardCardFragment>;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** One order on the board: what decides, on as little room as it takes. It can be dragged to the next column. */
export function BoardCard({ order, isChosen, onChoose }: Props) {
  const own = readFragment(BoardCardFragment, order);
  const card = readFragment(OrderBriefFragment, own);
  const moves = readFragment(OrderMovesFragment, card);
  const { id, number, status, name, phone, deliveryMethod, street, apartment, warehouseName } = card;
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const isArrival = useArrivals().has(id) && status === 'PLACED';
  const element = useRef<HTMLElement>(null);
  const isDragged = useDraggableOrder(element, moves);
  const address =
    street && apartment ? formatMessage({ id: 'command-center.board.address' }, { street, apartment }) : street;
  const place = deliveryMethod === 'PICKUP' ? warehouseName : address;
  return (
    <article
      aria-labelledby={`card-${id}`}
      className={classNames(styles.card, isArrival && styles.arrival, isDragged && styles.dragged)}
      data-chosen={isChosen || undefined}
      data-order={id}
      data-urgency={urgencyOf(own.promisedAt, now)}
      ref={element}
    >
      <header className={styles.head}>
        <label className={styles.choose}>
          <input
            aria-label={formatMessage({ id: 'command-center.board.choose' }, { number })}
            checked={isChosen}
            onChange={() => onChoose(id)}
            type="checkbox"
          />
        </label>
        <h3 className={styles.number} id={`card-${id}`}>
          <Link draggable={false} to={orderPath(id)}>
            {number}
          </Link>
        </h3>
        <DueTime due={own.promisedAt} />
      </header>
      {/* What else an order is known by has its place here: just in, its money, its source. */}
      <div className={styles.badges}>
        {isArrival && (
          <Tag tone="accent">
            <FormattedMessage id="command-center.orders.justIn" />
          </Tag>
        )}
        {card.isTest && <TestTag />}
        {own.source && <Tag tone="neutral">{own.source}</Tag>}
        {own.answerBy && <AnswerTag until={own.answerBy} />}
        <MoneyTag state={own.moneyState} />
        <OrderDoubts doubts={card.doubts} />
      </div>
      <p className={styles.when}>
        <MethodIcon className={styles.method} order={card} size={16} />
        <span>
          <Promised isShort order={card} />
        </span>
      </p>
      {(name || phone) && (
        <p className={styles.who}>
          {name && <strong>{name}</strong>}
          {phone && (
            <a className={styles.phone} draggable={false} href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          )}
        </p>
      )}
      {place && <p className={styles.place}>{place}</p>}
      <div className={styles.lines}>
        <CardLines most={NAMED_LINES} order={card} />
      </div>
      <HandoverWishes {...own} />
      <OrderNotes courierNote={own.courierNote} kitchenNote={own.kitchenNote} />
      <CardPayment order={own} />
      {GIVEN_OUT.includes(status) && <CourierChoice fieldProps={SMALL} order={own} />}
      <OrderMoves order={card} />
    </article>
  );
}
