import type { RefObject } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { KitchenBoardQuery, KitchenOrderFragment as KitchenOrder } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useHeld } from '../../kit/live/use-held';
import { useKeptFocus } from '../../kit/live/use-kept-focus';
import { LATE } from '../alarm/alarm-sound';
import { kitchenDue, latenessOf } from '../page/kitchen-due';
import { KitchenOrderFragment } from './kitchen-query';
import { isOfKitchen, type KitchenWork, ownLines } from './kitchen-work';
import { useKitchenBell } from './use-kitchen-bell';

type Shop = KitchenBoardQuery['channel'];

/** Everything of it that is made at these stations is made. */
const isDoneHere = ({ lines }: KitchenOrder, work: KitchenWork) => ownLines(lines, work).every(({ isMade }) => isMade);

/** What has to be done first comes first. */
function ordersOf(shop: Shop, work: KitchenWork): readonly KitchenOrder[] {
  const dueOf = (order: KitchenOrder) => Date.parse(kitchenDue(order) ?? '');
  return readFragment(KitchenOrderFragment, shop?.cooking?.nodes ?? [])
    .filter((order) => isOfKitchen(order, work))
    .toSorted((one, other) => dueOf(one) - dueOf(other));
}

/**
 * What a kitchen's screen shows, and rings for: what comes in, and what becomes late and ever later. Nothing changes under a finger.
 *
 * @param shop - as it was read last.
 */
export function useKitchenView(shop: Shop, area: RefObject<HTMLElement | null>, work: KitchenWork) {
  const { now } = useCommandCenter();
  const openOf = (from: Shop) => ordersOf(from, work).filter((order) => !isDoneHere(order, work));
  const open = openOf(shop);
  const key = open.map(({ id }) => id).join(' ');
  useKitchenBell(key);
  useKitchenBell(
    open
      .map((order) => ({ id: order.id, lateness: latenessOf(kitchenDue(order), now) }))
      .flatMap(({ id, lateness }) => (lateness > 0 ? `${id}-${lateness}` : []))
      .join(' '),
    LATE,
  );
  const shown = useHeld(shop, key, area);
  const orders = openOf(shown);
  useKeptFocus(area, orders.map(({ id, status }) => `${id} ${status}`).join(' '));
  const ready = readFragment(KitchenOrderFragment, shown?.done?.nodes ?? []).filter(
    (order) => isOfKitchen(order, work) && ownLines(order.lines, work).length > 0,
  );
  const made = ordersOf(shown, work).filter(
    (order) => isDoneHere(order, work) && ownLines(order.lines, work).length > 0,
  );
  return { orders, done: [...made, ...ready], isCut: shown?.cooking?.pageInfo.hasNextPage ?? false };
}
