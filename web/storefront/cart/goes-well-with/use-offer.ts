import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { OfferedDishFragment as Dish } from '../../../gql/graphql';
import { DeviceValue, useDeviceValue } from '../../../ui/device-value';
import { useAvoided } from '../../allergens/use-avoided';
import { useCart } from '../store/cart-context';
import type { CartLine } from '../store/cart-view';
import { OfferedDishFragment } from './offered-dish';

const GoesWellWithQuery = graphql(`
  query GoesWellWith($variantIds: [ID!]!, $first: Int!) {
    channel {
      id
      goesWellWith(variantIds: $variantIds, first: $first) {
        id
        ...OfferedDish
      }
    }
  }
`);

const MOST = 3;

/** Whether this visit's shopper wants none. */
const areOffersPutAway = new DeviceValue<boolean>({
  key: 'carte.offers-put-away',
  area: 'sessionStorage',
  initial: false,
  parse: () => true,
  format: (isPutAway) => (isPutAway ? '1' : null),
});

function isInCart({ slug, onlyVariantId }: Dish, lines: readonly CartLine[]): boolean {
  return lines.some(({ productSlug, variantId }) => productSlug === slug || variantId === onlyVariantId);
}

/** What goes well with the cart's dishes and is not in it; read again when a dish is added that was not offered. */
export function useOffer(): { readonly dishes: readonly Dish[]; readonly putAway: () => void } {
  const client = useClient();
  const lines = useCart().cart?.lines ?? [];
  const isPutAway = useDeviceValue(areOffersPutAway);
  const [offered, setOffered] = useState<readonly Dish[]>([]);
  const own = lines.filter((line) => !offered.some((dish) => isInCart(dish, [line])));
  const variantIds = [...new Set(own.map(({ variantId }) => variantId).filter(Boolean))].sort().join(' ');
  useEffect(() => {
    if (isPutAway || !variantIds) return;
    let isGone = false;
    void client.query(GoesWellWithQuery, { variantIds: variantIds.split(' '), first: MOST }).then(({ data }) => {
      if (!isGone && data) setOffered(readFragment(OfferedDishFragment, data.channel?.goesWellWith ?? []));
    });
    return () => {
      isGone = true;
    };
  }, [client, variantIds, isPutAway]);
  const avoided = useAvoided();
  const isWelcome = (dish: Dish) => !isInCart(dish, lines) && !dish.allergens.some((each) => avoided.includes(each));
  const dishes = isPutAway || lines.length === 0 ? [] : offered.filter(isWelcome);
  return { dishes, putAway: () => areOffersPutAway.set(true) };
}
