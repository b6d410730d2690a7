import { ApiClient } from './api-client';
import { moveThrough, type PlacedOrder, placeAsap } from './orders';

interface Dish {
  readonly isSoldOut: boolean;
  readonly variants: readonly { readonly id: string }[];
  readonly optionGroups: readonly { readonly minimum: number; readonly options: readonly { readonly id: string }[] }[];
}

const DISHES = `{ menu { categories { products(first: 12) { nodes {
  isSoldOut variants { id } optionGroups { minimum options { id } }
} } } } }`;

const NAMES = ['Nino Beridze', 'Anna Schmidt', 'Giorgi', 'Maximilian Freudenberger', 'Olena', 'Jean-Baptiste Moreau'];
const STREETS = ['12 Rustaveli Avenue', '5 Chavchavadze Street', '118 Aghmashenebeli Avenue', '3 Garden Street'];
const KITCHEN_NOTES = ['Please cut the pizza into eight', 'Allergic to nuts!', 'Sauce aside'];
const COURIER_NOTES = ['Ring twice, the bell is broken', 'Leave it at the door'];

/** The entry whose turn it is, of every so many orders. */
const turn = <Entry>(entries: readonly Entry[], place: number, every = 1): Entry | null =>
  place % every === 0 ? (entries[(place / every) % entries.length] ?? null) : null;

/**
 * So many orders as they come on a Friday night: one to three dishes, some with options, some with notes, brought or
 * collected. The same ones each time; the shop has to be open.
 */
export async function placeEvening(url: string, count: number): Promise<PlacedOrder[]> {
  const { menu } = await new ApiClient(url).run<{ menu: { categories: { products: { nodes: Dish[] } }[] } }>(DISHES);
  const dishes = menu.categories.flatMap(({ products }) => products.nodes).filter(({ isSoldOut }) => !isSoldOut);
  const orders: PlacedOrder[] = [];
  for (let place = 0; place < count; place += 1) {
    const isDelivery = place % 3 > 0;
    const lines = Array.from({ length: isDelivery ? 3 : (place % 2) + 1 }, (_none, line) =>
      lineOf(dishes[(place * 7 + line * 5) % dishes.length], place + line),
    );
    orders.push(
      await placeAsap(url, {
        lines,
        name: turn(NAMES, place),
        kitchenNote: turn(KITCHEN_NOTES, place, 5),
        ...(isDelivery && {
          deliveryMethod: 'DELIVERY',
          warehouseId: null,
          street: turn(STREETS, place),
          apartment: String(place + 1),
          courierNote: turn(COURIER_NOTES, place, 4),
        }),
      }),
    );
  }
  return orders;
}

/** With what has to be chosen; every other line with one thing more, where there is a choice. */
function lineOf(dish: Dish | undefined, place: number) {
  const groups = dish?.optionGroups ?? [];
  const optionIds = groups.flatMap(({ minimum, options }) => {
    const most = place % 2 === 0 ? Math.max(minimum, 1) : minimum;
    return options.slice(-most || options.length).slice(0, most);
  });
  return { variantId: dish?.variants[0]?.id, quantity: (place % 2) + 1, optionIds: optionIds.map(({ id }) => id) };
}

const STEPS = ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'] as const;

/** Takes the orders on to where they stand at the height of the evening: a fifth at each step. */
export async function spreadEvening(staff: ApiClient, orders: readonly PlacedOrder[]): Promise<void> {
  for (const [place, { id }] of orders.entries()) {
    const isDelivery = place % 3 > 0;
    await moveThrough(staff, id, ...STEPS.slice(0, Math.min(place % 5, isDelivery ? 4 : 3)));
  }
}
