import { ApiClient } from './api-client';
import { STREETS } from './town';

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** Of its page at `/finish`. */
  readonly token: string;
}

interface Dish {
  readonly isSoldOut: boolean;
  readonly variants: readonly { readonly id: string }[];
  readonly optionGroups: readonly { readonly minimum: number; readonly options: readonly { readonly id: string }[] }[];
}

interface Offer {
  readonly channel: { deliveryZones: { id: string }[] };
  readonly menu: { categories: { products: { nodes: Dish[] } }[] };
}

interface Shop {
  readonly channel: { paymentMethods: { id: string; type: string }[]; warehouses: { id: string }[] };
}

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { id number token } ... on Error { code message } }
}`;

const MOVE = `mutation ($input: MoveOrderInput!) {
  moveOrder(input: $input) { __typename ... on Error { code message } }
}`;

const DISHES = `{ channel { deliveryZones { id } } menu { categories { products(first: 12) { nodes {
  isSoldOut variants { id } optionGroups { minimum options { id } }
} } } } }`;

const NAMES = ['Nino Beridze', 'Anna Schmidt', 'Giorgi', 'Maximilian Freudenberger', 'Olena', 'Jean-Baptiste Moreau'];
const KITCHEN_NOTES = ['Please cut the pizza into eight', 'Allergic to nuts!', 'Sauce aside'];
const COURIER_NOTES = ['Ring twice, the bell is broken', 'Leave it at the door'];

/** The entry whose turn it is, of every so many orders. */
const turn = <Entry>(entries: readonly Entry[], place: number, every = 1): Entry | null =>
  place % every === 0 ? (entries[(place / every) % entries.length] ?? null) : null;

/**
 * Orders dishes as soon as possible, to be collected and paid in cash by default. The shop has to be open.
 *
 * @param details - of the order, with its lines.
 * @throws {Error} with the refusal.
 */
export async function placeOrder(client: ApiClient, details: Readonly<Record<string, unknown>>): Promise<PlacedOrder> {
  const { channel } = await client.run<Shop>('{ channel { paymentMethods { id type } warehouses { id } } }');
  const { placeOrder: placed } = await client.run<{ placeOrder: PlacedOrder & { __typename: string } }>(PLACE, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      timeKind: 'ASAP',
      deliveryMethod: 'PICKUP',
      name: 'Nino Beridze',
      phone: randomPhone(),
      warehouseId: channel.warehouses[0]?.id,
      paymentMethodId: channel.paymentMethods.find(({ type }) => type === 'CASH')?.id,
      ...details,
    },
  });
  if (placed.__typename !== 'Order') throw new Error(`no order: ${JSON.stringify(placed)}`);
  return placed;
}

/** Another client for each order, so that no limit per client applies. */
export function randomPhone(): string {
  return `+995555${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}

/** Takes an order step by step. @throws {Error} when one of them is refused. */
export async function moveThrough(staff: ApiClient, id: string, ...statuses: readonly string[]): Promise<void> {
  for (const to of statuses) {
    const { moveOrder } = await staff.run<{ moveOrder: { __typename: string } }>(MOVE, { input: { id, to } });
    if (moveOrder.__typename !== 'Order') throw new Error(`not moved to ${to}: ${JSON.stringify(moveOrder)}`);
  }
}

/**
 * So many orders as they come on a Friday night: one to three dishes, some with options, some with notes, brought or
 * collected. The same ones each time; the shop has to be open.
 *
 * @param from - the place of the first, where others came before.
 * @param details - of all of them, where they differ.
 */
export async function placeEvening(url: string, count: number, from = 0, details: object = {}): Promise<PlacedOrder[]> {
  const client = new ApiClient(url);
  const { menu, channel } = await client.run<Offer>(DISHES);
  const dishes = menu.categories.flatMap(({ products }) => products.nodes).filter(({ isSoldOut }) => !isSoldOut);
  const orders: PlacedOrder[] = [];
  for (let place = from; place < from + count; place += 1) {
    const isDelivery = place % 3 > 0;
    const lines = Array.from({ length: isDelivery ? 3 : (place % 2) + 1 }, (_none, line) =>
      lineOf(dishes[(place * 7 + line * 5) % dishes.length], place + line),
    );
    orders.push(
      await placeOrder(client, {
        lines,
        name: turn(NAMES, place),
        kitchenNote: turn(KITCHEN_NOTES, place, 5),
        ...(isDelivery && {
          deliveryMethod: 'DELIVERY',
          warehouseId: null,
          street: `${(place % 30) + 1} ${turn(STREETS, place)}`,
          zoneId: turn(channel.deliveryZones, place)?.id,
          apartment: String(place + 1),
          courierNote: turn(COURIER_NOTES, place, 4),
        }),
        ...details,
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

/** Ids of those that `spreadEvening` took so far that a courier has them. */
export const onTheWay = (orders: readonly PlacedOrder[]): string[] =>
  orders.filter((_order, place) => place % 3 > 0 && place % 5 === 4).map(({ id }) => id);
