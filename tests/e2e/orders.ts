import type { BrowserContext } from '@playwright/test';
import { ApiClient } from './api-client';
import type { CarteServer } from './carte-server';
import { hire } from './hire';
import { plainDishes, signIn } from './visits';

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** Of its page at `/finish`. */
  readonly token: string;
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

/**
 * Orders three dishes as soon as possible, to be collected by default. The shop has to be open.
 *
 * @param token - of the program that orders; left out, a visitor does.
 */
export async function placeAsap(
  url: string,
  details: Readonly<Record<string, unknown>> = {},
  token: string | null = null,
): Promise<PlacedOrder> {
  const client = new ApiClient(url, token);
  const { channel } = await client.run<Shop>('{ channel { paymentMethods { id type } warehouses { id } } }');
  const dishes = await plainDishes(client, 3);
  const lines = dishes.map((variantId, index) => ({ variantId, quantity: index + 1 }));
  const { placeOrder } = await client.run<{ placeOrder: PlacedOrder & { __typename: string } }>(PLACE, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      lines,
      timeKind: 'ASAP',
      deliveryMethod: 'PICKUP',
      name: 'Nino Beridze',
      phone: randomPhone(),
      warehouseId: channel.warehouses[0]?.id,
      paymentMethodId: channel.paymentMethods.find(({ type }) => type === 'CASH')?.id,
      ...details,
    },
  });
  if (placeOrder.__typename !== 'Order') throw new Error(`no order: ${JSON.stringify(placeOrder)}`);
  return placeOrder;
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

/** A browser in which somebody of this role is signed in, under a name of their own. */
export async function signInAs(
  context: BrowserContext,
  server: CarteServer,
  administrator: ApiClient,
  { role, name }: { readonly role: string; readonly name: string },
): Promise<void> {
  await signIn(context, { ...server, administrator: await hire(administrator, role, name) });
}
