import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { connection } from '../../connectivity/connection';
import { graphql } from '../../gql/gql';
import type { Permission } from '../../gql/graphql';
import { formatMoney } from '../../ui/text/money';
import type { Board } from '../kit/context/board';
import { toasts } from '../kit/ui/toaster';
import { ORDERS_PATH, orderPath } from '../orders/page/order-path';

export const OrderEventsSubscription = graphql(`
  subscription OrderEvents($takes: Boolean!) {
    orders {
      kind
      checkout {
        id
        number
        totalPrice @include(if: $takes) {
          minor
          currencyCode
        }
      }
    }
  }
`);

/** Id of the one toast about new orders. */
const ARRIVALS = 'arrivals';

export const CourierEventsSubscription = graphql(`
  subscription CourierEvents {
    courierWorkChanged
  }
`);

/**
 * Keeps the board up to date: after each event, after each gap, and each time a broken connection is back.
 *
 * @param permissions - the reader's: those who take orders see a toast for each new one, with its total.
 */
export function useOrderEvents(board: Board, permissions: readonly Permission[]): void {
  const client = useClient();
  const takes = permissions.includes('ORDERS');
  const isOnBoard = permissions.includes('KITCHEN');
  const brings = permissions.includes('COURIER_ORDERS') && !isOnBoard;
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const told = useRef(0);
  // A rush is one toast: five in a pile cover half of the board.
  const announce = useEffectEvent((id: string, values: { number: string; total: string }) => {
    told.current = toasts.isInSight(ARRIVALS) ? told.current + 1 : 1;
    const isAlone = told.current === 1;
    toasts.show({
      id: ARRIVALS,
      message: isAlone
        ? formatMessage({ id: 'command-center.orders.arrived' }, values)
        : formatMessage({ id: 'command-center.orders.waiting' }, { count: told.current }),
      action: {
        label: formatMessage({ id: 'command-center.orders.open' }),
        onPress: () => void navigate(isAlone ? orderPath(id) : ORDERS_PATH),
      },
    });
  });
  useEffect(() => {
    if (!brings) return;
    return client.subscription(CourierEventsSubscription, {}).subscribe(board.changed).unsubscribe;
  }, [client, board, brings]);
  useEffect(() => {
    if (!isOnBoard) return;
    const { unsubscribe } = client.subscription(OrderEventsSubscription, { takes }).subscribe(({ data }) => {
      const { kind, checkout } = data?.orders ?? {};
      // The same event may come twice, where one stream gives way to another.
      if (kind === 'PLACED' && checkout && !board.arrivals().has(checkout.id)) {
        const { id, number, totalPrice } = checkout;
        board.arrived(id);
        if (totalPrice) announce(id, { number, total: formatMoney(totalPrice, locale) });
      }
      board.changed();
    });
    return unsubscribe;
  }, [client, board, locale, takes, isOnBoard]);
  useEffect(() => {
    const readAgain = () => {
      if (connection.current() === 'live') board.changed();
    };
    window.addEventListener('online', board.changed);
    const stop = connection.subscribe(readAgain);
    return () => {
      window.removeEventListener('online', board.changed);
      stop();
    };
  }, [board]);
}
