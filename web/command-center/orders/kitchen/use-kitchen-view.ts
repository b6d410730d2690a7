import { type RefObject, useEffect } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { KitchenBoardQuery, KitchenOrderFragment as KitchenOrder } from '../../../gql/graphql';
import { useDeviceValue } from '../../../ui/device-value';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useHeld } from '../../kit/live/use-held';
import { useKeptFocus } from '../../kit/live/use-kept-focus';
import { LATE } from '../alarm/alarm-sound';
import { kitchenDue, latenessOf } from '../page/kitchen-due';
import { type KitchenDish, kitchenMemory, remember, takenOff } from './kitchen-memory';
import { KitchenOrderFragment } from './kitchen-query';
import { isOfKitchen, type KitchenWork, ownLines } from './kitchen-work';
import { useKitchenBell } from './use-kitchen-bell';

type Shop = KitchenBoardQuery['channel'];

/** What a card shows. */
export interface KitchenTicket {
  readonly id: string;
  readonly order: KitchenOrder;
  /** To be made, or made already; none once nothing is left to be made here. */
  readonly dishes: KitchenOrder['lines'];
  /** Taken off, and not seen yet. */
  readonly gone: readonly KitchenDish[];
}

/** Everything of it that is made at these stations is made. */
const isDoneHere = ({ lines }: KitchenOrder, work: KitchenWork) => ownLines(lines, work).every(({ isMade }) => isMade);

const cookingOf = (shop: Shop) => readFragment(KitchenOrderFragment, shop?.cooking?.nodes ?? []);
const doneOf = (shop: Shop) => readFragment(KitchenOrderFragment, shop?.done?.nodes ?? []);
const overOf = (shop: Shop) => [...doneOf(shop), ...readFragment(KitchenOrderFragment, shop?.cancelled?.nodes ?? [])];

/** What has to be done first comes first. */
function ordersOf(orders: readonly KitchenOrder[], work: KitchenWork): readonly KitchenOrder[] {
  const dueOf = (order: KitchenOrder) => Date.parse(kitchenDue(order) ?? '');
  return orders.filter((order) => isOfKitchen(order, work)).toSorted((one, other) => dueOf(one) - dueOf(other));
}

type Memory = ReturnType<typeof kitchenMemory.current>;

function ticketsOf(shop: Shop, memory: Memory, work: KitchenWork): readonly KitchenTicket[] {
  const cooking = cookingOf(shop);
  return ordersOf([...cooking, ...overOf(shop)], work).flatMap((order) => {
    const gone = ownLines(takenOff(memory, order), work);
    const isOpen = cooking.includes(order) && !isDoneHere(order, work);
    return isOpen || gone.length > 0 ? [{ id: order.id, order, dishes: isOpen ? order.lines : [], gone }] : [];
  });
}

/** Changes with each card that comes or goes, and with each dish that is taken off. */
const keyOf = (tickets: readonly KitchenTicket[]) =>
  tickets.map(({ id, gone }) => [id, ...gone.map((dish) => `${dish.id}-${dish.quantity}`)].join(' ')).join(' ');

/**
 * What a kitchen's screen shows, and rings for: what comes in or is taken off, and what becomes late and ever later. Nothing
 * changes under a finger.
 *
 * @param shop - as it was read last.
 */
export function useKitchenView(shop: Shop, area: RefObject<HTMLElement | null>, work: KitchenWork) {
  const { now } = useCommandCenter();
  const memory = useDeviceValue(kitchenMemory);
  const coming = ticketsOf(shop, memory, work);
  const key = keyOf(coming);
  useKitchenBell(key);
  useKitchenBell(
    coming
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ id, order }) => ({ id, lateness: latenessOf(kitchenDue(order), now) }))
      .flatMap(({ id, lateness }) => (lateness > 0 ? `${id}-${lateness}` : []))
      .join(' '),
    LATE,
  );
  const shown = useHeld(shop, key, area);
  useEffect(() => kitchenMemory.set(remember(kitchenMemory.current(), cookingOf(shown), overOf(shown))), [shown]);
  const tickets = ticketsOf(shown, memory, work);
  useKeptFocus(area, tickets.map(({ id, order }) => `${id} ${order.status}`).join(' '));
  const ready = doneOf(shown).filter((order) => isOfKitchen(order, work) && ownLines(order.lines, work).length > 0);
  const made = ordersOf(cookingOf(shown), work).filter(
    (order) => isDoneHere(order, work) && ownLines(order.lines, work).length > 0,
  );
  return {
    tickets,
    done: [...made, ...ready],
    isCut: shown?.cooking?.pageInfo.hasNextPage ?? false,
  };
}
