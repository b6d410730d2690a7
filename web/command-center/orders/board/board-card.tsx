import type { ResultOf } from '@graphql-typed-document-node/core';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { CheckoutStatus } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { useDeviceValue } from '../../../ui/device-value';
import { Icon } from '../../../ui/icons/icon';
import { useArrivals, useCommandCenter } from '../../kit/context/command-center-context';
import { boardDensity } from '../../kit/device/device-settings';
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
import { CardSummary } from './card-summary';
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

type BoardCardData = ResultOf<typeof BoardCardFragment>;

const NAMED_LINES = 6;

/** Before that nobody thinks of who will bring it. */
const GIVEN_OUT: readonly CheckoutStatus[] = ['PREPARING', 'READY', 'OUT_FOR_DELIVERY'];
const SMALL = { fontSize: 'inherit', height: '9', paddingInlineStart: '3' } as const;

interface Props {
  readonly order: FragmentType<typeof BoardCardFragment>;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** One order on the board, whole or as a row that opens. It can be dragged to the next column. */
export function BoardCard({ order, isChosen, onChoose }: Props) {
  const own = readFragment(BoardCardFragment, order);
  const card = readFragment(OrderBriefFragment, own);
  const moves = readFragment(OrderMovesFragment, card);
  const { id, number, status } = card;
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const density = useDeviceValue(boardDensity);
  const [isOpened, setIsOpened] = useState(false);
  const isArrival = useArrivals().has(id) && status === 'PLACED';
  const element = useRef<HTMLElement>(null);
  const isDragged = useDraggableOrder(element, moves);
  const isRow = density !== 'roomy';
  const isOpen = !isRow || isOpened;
  return (
    <article
      aria-labelledby={`card-${id}`}
      className={classNames(styles.card, isArrival && styles.arrival, isDragged && styles.dragged)}
      data-chosen={isChosen || undefined}
      data-look={isOpen ? 'whole' : density}
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
        {isRow && (
          <button
            aria-expanded={isOpen}
            aria-label={formatMessage({ id: 'command-center.board.open' }, { number })}
            className={styles.open}
            onClick={() => setIsOpened(!isOpened)}
            type="button"
          >
            <Icon of={ChevronDownIcon} size={16} />
          </button>
        )}
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
      {isOpen && <CardDetails order={own} />}
      {!isOpen && density === 'rows' && <CardSummary kitchenNote={own.kitchenNote} order={card} />}
      {(isOpen || density === 'rows') && <OrderMoves isBrief={!isOpen} order={card} />}
    </article>
  );
}

/** Who ordered, what, and how it is brought and paid. */
function CardDetails({ order }: { readonly order: BoardCardData }) {
  const card = readFragment(OrderBriefFragment, order);
  const { name, phone, street, apartment, deliveryMethod, warehouseName, status } = card;
  const { formatMessage } = useIntl();
  const address =
    street && apartment ? formatMessage({ id: 'command-center.board.address' }, { street, apartment }) : street;
  const place = deliveryMethod === 'PICKUP' ? warehouseName : address;
  return (
    <>
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
      <HandoverWishes {...order} />
      <OrderNotes courierNote={order.courierNote} kitchenNote={order.kitchenNote} />
      <CardPayment order={order} />
      {GIVEN_OUT.includes(status) && <CourierChoice fieldProps={SMALL} order={order} />}
    </>
  );
}
