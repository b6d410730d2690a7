import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import type { OrderBoardQuery, OrderBoardQueryVariables } from '../../../gql/graphql';
import { useDeviceValue } from '../../../ui/device-value';
import { boardDensity } from '../../kit/device/device-settings';
import { useWakeLock } from '../../kit/device/use-wake-lock';
import { type Loaded, useFresh } from '../../kit/live/use-fresh';
import { LinkButton } from '../../kit/ui/button';
import { CouriersContext, CouriersFragment } from '../courier/couriers-context';
import { ordersListPath } from '../page/status-filter';
import { useNearing } from '../page/use-nearing';
import { BoardColumns } from './board-columns';
import styles from './board-page.module.css';
import { BoardQuery } from './board-query';
import { boardSlot } from './board-slot';
import { BOARD_COLUMNS, type BoardColumnName, boardPath } from './board-tab';
import { BoardTabs } from './board-tabs';
import { ChosenBar } from './chosen-bar';
import { OrdersHead } from './orders-head';
import { useBoardKeys } from './use-board-keys';
import { movesOf, useBoardView } from './use-board-view';
import { useOrderDrag } from './use-order-drag';
import { useSwipe } from './use-swipe';

interface Props {
  readonly loaded: Loaded<OrderBoardQuery, OrderBoardQueryVariables>;
  readonly tab: BoardColumnName;
}

const NONE: ReadonlySet<string> = new Set();
const NOBODY: never[] = [];

/** The orders that somebody has something to do with, live. */
export function BoardPage({ loaded, tab }: Props) {
  useWakeLock();
  const { channel } = useFresh(BoardQuery, loaded);
  const couriers = channel && readFragment(CouriersFragment, channel).couriers;
  const area = useRef<HTMLDivElement>(null);
  const drag = useOrderDrag();
  const { columns, isCut } = useBoardView(channel, drag !== null, area);
  const density = useDeviceValue(boardDensity);
  const [chosen, setChosen] = useState(NONE);
  const choose = (id: string) =>
    setChosen((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])));
  const orders = columns.flatMap((column) => column.orders);
  const later = columns.find(({ name }) => name === 'LATER')?.orders ?? [];
  useNearing(later);
  useBoardKeys({ area, orders: orders.map(movesOf), choose });
  const navigate = useNavigate();
  useSwipe(area, (by) => {
    const next = BOARD_COLUMNS[BOARD_COLUMNS.indexOf(tab) + by];
    // On wider screens all columns are in sight.
    if (next && !matchMedia('(width >= 64rem)').matches) void navigate(boardPath(next), { preventScrollReset: true });
  });
  const isEmpty = columns.find(({ name }) => name === tab)?.count === 0;
  return (
    <div className={styles.board} data-density={density} data-fills-screen>
      <OrdersHead pausedUntil={channel?.pausedUntil ?? null} view="board" />
      {boardSlot.show({}, channel?.extensions ?? [])}
      <BoardTabs columns={columns} current={tab} />
      {isCut && (
        <p className={styles.cut}>
          <FormattedMessage id="command-center.board.cut" />{' '}
          <Link to={ordersListPath('ACTIVE')}>
            <FormattedMessage id="command-center.board.toList" />
          </Link>
        </p>
      )}
      <div className={styles.area} ref={area}>
        <CouriersContext value={couriers ?? NOBODY}>
          <BoardColumns chosen={chosen} columns={columns} current={tab} drag={drag} onChoose={choose} />
        </CouriersContext>
        {isEmpty && tab !== 'LATER' && later.length > 0 && (
          <p className={styles.toLater}>
            <LinkButton preventScrollReset to={boardPath('LATER')} variant="outline">
              <FormattedMessage id="command-center.board.toLater" values={{ count: later.length }} />
            </LinkButton>
          </p>
        )}
      </div>
      <ChosenBar onDone={() => setChosen(NONE)} orders={orders.filter(({ id }) => chosen.has(id)).map(movesOf)} />
    </div>
  );
}
