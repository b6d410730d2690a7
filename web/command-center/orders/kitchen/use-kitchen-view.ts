import type { RefObject } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import type { KitchenBoardQuery } from '../../../gql/graphql';
import { useHeld } from '../../kit/live/use-held';
import { useKeptFocus } from '../../kit/live/use-kept-focus';
import { kitchenDue } from '../page/kitchen-due';
import { KitchenOrderFragment } from './kitchen-query';
import { useKitchenBell } from './use-kitchen-bell';

type Shop = KitchenBoardQuery['channel'];

/** What has to be done first comes first. */
function ordersOf(shop: Shop) {
  const dueOf = (order: Parameters<typeof kitchenDue>[0]) => Date.parse(kitchenDue(order) ?? '');
  return readFragment(KitchenOrderFragment, shop?.cooking?.nodes ?? []).toSorted(
    (one, other) => dueOf(one) - dueOf(other),
  );
}

/** What the kitchen sees, and is rung for. Nothing changes under a finger. @param shop - as it was read last. */
export function useKitchenView(shop: Shop, area: RefObject<HTMLElement | null>) {
  const key = ordersOf(shop)
    .map(({ id }) => id)
    .join(' ');
  useKitchenBell(key);
  const shown = useHeld(shop, key, area);
  const orders = ordersOf(shown);
  useKeptFocus(area, orders.map(({ id }) => id).join(' '));
  return { orders, isCut: shown?.cooking?.pageInfo.hasNextPage ?? false };
}
