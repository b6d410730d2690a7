import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutStatus } from '../../../gql/graphql';
import { toasts } from '../../kit/ui/toaster';
import { type HeldMove, HeldMoves } from './held-moves';
import { OrderDialogs } from './order-dialogs';
import type { MovingOrder, PresentOrder } from './order-moves-fragment';
import { type OrderQuestion, OrderQuestionsContext, type SeenOrder } from './use-order-questions';
import { usePresentOrders } from './use-present-orders';
import { useSendHeld } from './use-send-held';
import { useWhatHappened } from './use-what-happened';

interface Asked {
  readonly question: OrderQuestion | 'changed';
  /** As it was when the question opened: a colleague's change does not alter what is asked. */
  readonly order: MovingOrder;
  readonly isOpen: boolean;
}

const NONE: ReadonlyMap<string, PresentOrder> = new Map();

const toHeld = ({ id, number, version, status: from }: SeenOrder, to: CheckoutStatus): HeldMove => ({
  id,
  number,
  version,
  from,
  to,
});

/**
 * Where orders are moved from every page, and where the questions about them stand: beside the page and not in an order's
 * card, which goes to another column, or away, while somebody still types a reason.
 */
export function OrderQuestions({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const whatHappened = useWhatHappened();
  const [held] = useState(() => new HeldMoves());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [draggedId, follow] = useState<string | null>(null);
  // What colleagues have made of orders that somebody here is about to change.
  const [present, setPresent] = useState(NONE);
  const newerThan = ({ id, version }: SeenOrder) => {
    const known = present.get(id);
    return known && known.version > version ? known : null;
  };
  const ask = (question: Asked['question'], order: MovingOrder) => setAsked({ question, order, isOpen: true });
  const tellFirst = (order: PresentOrder) => {
    const what = whatHappened(order) ?? '';
    toasts.show({
      message: formatMessage({ id: 'command-center.changed.notMoved' }, { number: order.number, why: what }),
      tone: 'danger',
      action: {
        label: formatMessage({ id: 'command-center.changed.look' }),
        onPress: () => {
          learn(order);
          ask('changed', order);
        },
      },
    });
  };
  const learn = (order: PresentOrder) =>
    setPresent((known) => {
      const version = known.get(order.id)?.version ?? 0;
      return version < order.version ? new Map([...known, [order.id, order]]) : known;
    });
  const tell = (order: PresentOrder) => {
    const move = held.current().get(order.id);
    if (move && !move.isSent && !move.details?.lineIds && order.version > move.version) {
      held.undo(order.id);
      tellFirst(order);
    }
    learn(order);
  };
  const waiting = () => [...held.current().values()].filter(({ isSent }) => !isSent).map(({ id }) => id);
  usePresentOrders(waiting, asked?.isOpen ? asked.order.id : draggedId, tell);

  const sendHeld = useSendHeld(tellFirst);
  const send = useEffectEvent((move: HeldMove) => sendHeld(move));
  useEffect(() => {
    const close = held.open((move) => send(move));
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') held.flush();
    };
    window.addEventListener('pagehide', held.flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', held.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      close();
    };
  }, [held]);

  const say = (orders: readonly SeenOrder[], to: CheckoutStatus) => {
    const [first] = orders;
    const isDelay = first?.status === to;
    const status = formatMessage({ id: isDelay ? 'command-center.order.delayed' : `command-center.status.${to}` });
    const message =
      orders.length === 1
        ? formatMessage({ id: 'command-center.board.moved' }, { number: first?.number, status })
        : formatMessage({ id: 'command-center.board.movedAll' }, { count: orders.length, status });
    toasts.show({
      message,
      action: {
        label: formatMessage({ id: 'command-center.kitchen.undo' }),
        onPress: () => {
          for (const { id } of orders) held.undo(id);
        },
      },
    });
  };
  const moveAll = (orders: readonly SeenOrder[], to: CheckoutStatus, details?: HeldMove['details']) => {
    const own = orders.filter((order) => {
      // What other cooks make meanwhile takes nothing from what was made here.
      const first = details?.lineIds ? null : newerThan(order);
      if (first) tellFirst(first);
      else held.hold({ ...toHeld(order, to), ...(details && { details }) });
      return !first;
    });
    if (own.length > 0) say(own, to);
  };
  const move = (order: SeenOrder, to: CheckoutStatus, details?: HeldMove['details']) => moveAll([order], to, details);
  const close = () => setAsked((now) => now && { ...now, isOpen: false });
  return (
    <OrderQuestionsContext value={{ held, ask, follow, move, moveAll }}>
      {children}
      {/* Another order's question begins empty. */}
      {asked && (
        <OrderDialogs
          key={asked.order.id}
          onClose={close}
          order={asked.order}
          present={asked.question === 'changed' ? (present.get(asked.order.id) ?? null) : newerThan(asked.order)}
          question={asked.isOpen ? asked.question : null}
        />
      )}
    </OrderQuestionsContext>
  );
}
