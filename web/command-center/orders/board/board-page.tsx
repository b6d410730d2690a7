import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OrderBoardQuery, OrderBoardQueryVariables } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import { useWakeLock } from '../../kit/device/use-wake-lock';
import { type Loaded, useFresh } from '../../kit/live/use-fresh';
import { LinkButton } from '../../kit/ui/button';
import { ScheduledOrders } from '../page/scheduled-orders';
import { ordersListPath } from '../page/status-filter';
import { BoardColumns } from './board-columns';
import styles from './board-page.module.css';
import { BoardQuery } from './board-query';
import { type BoardTab, boardPath } from './board-tab';
import { BoardTabs } from './board-tabs';
import { OrdersHead } from './orders-head';
import { useBoardMoves } from './use-board-moves';
import { useBoardView } from './use-board-view';
import { useOrderDrag } from './use-order-drag';

interface Props {
  readonly loaded: Loaded<OrderBoardQuery, OrderBoardQueryVariables>;
  readonly tab: BoardTab;
}

/** The orders that somebody has something to do with, live. */
export function BoardPage({ loaded, tab }: Props) {
  useWakeLock();
  const { channel } = useFresh(BoardQuery, loaded);
  const area = useRef<HTMLDivElement>(null);
  const { statusOf, move } = useBoardMoves();
  const drag = useOrderDrag(move);
  const { orders, later, isCut } = useBoardView(channel, drag !== null, area);
  const ofStatus = (status: BoardTab) => orders.filter((order) => statusOf(order) === status);
  const stateOf = (column: BoardTab) => {
    if (column === 'LATER') return { count: later.length, oldest: null };
    const own = ofStatus(column);
    return { count: own.length, oldest: own[0]?.placedAt ?? null };
  };
  return (
    <>
      <OrdersHead pausedUntil={channel?.pausedUntil ?? null} view="board" />
      <BoardTabs current={tab} stateOf={stateOf} />
      {isCut && (
        <p className={styles.cut}>
          <FormattedMessage id="command-center.board.cut" />{' '}
          <Link to={ordersListPath('ACTIVE')}>
            <FormattedMessage id="command-center.board.toList" />
          </Link>
        </p>
      )}
      <div ref={area}>
        <BoardColumns current={tab === 'LATER' ? null : tab} drag={drag} ofStatus={ofStatus} />
        {later.length > 0 && tab !== 'LATER' && ofStatus(tab).length === 0 && (
          <p className={styles.toLater}>
            <LinkButton preventScrollReset to={boardPath('LATER')} variant="outline">
              <FormattedMessage id="command-center.board.toLater" values={{ count: later.length }} />
            </LinkButton>
          </p>
        )}
        <div className={classNames(styles.later, tab === 'LATER' && styles.current)}>
          {later.length === 0 && tab === 'LATER' && (
            <p className={styles.nothing}>
              <FormattedMessage id="command-center.board.nothing" />
            </p>
          )}
          <ScheduledOrders orders={later} />
        </div>
      </div>
    </>
  );
}
