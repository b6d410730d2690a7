import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { type PlacedOrder, placeOrder } from '../../api/demo/evening/evening';
import type { CarteServer } from './carte-server';
import { hire } from './hire';
import { plainDishes, signIn } from './visits';

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
  const dishes = await plainDishes(client, 3);
  const lines = dishes.map((variantId, index) => ({ variantId, quantity: index + 1 }));
  return placeOrder(client, { lines, ...details });
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
