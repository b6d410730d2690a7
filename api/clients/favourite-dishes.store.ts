import DataLoader from 'dataloader';
import { z } from 'zod';
import { type Localized, parseLocalized } from '../../domain/localized';
import type { Database } from '../db/client';
import { sql } from '../db/sql';

/** A dish that a client orders often. */
export interface FavouriteDish {
  /** As it was called when they ordered it last. */
  readonly name: Localized;
  /** Of the orders that were not cancelled. */
  readonly quantity: number;
}

export const MOST_FAVOURITES = 5;

const Row = z.object({ clientId: z.string(), name: z.unknown(), quantity: z.number() });

/**
 * By dish, whatever the variant and the options. A dish that has been deleted is known by its name alone. One statement
 * for all clients.
 */
async function readFavourites(db: Database, clientIds: readonly string[]): Promise<FavouriteDish[][]> {
  const found = await sql(db).query`
    select "clientId", "name", "quantity" from (
      select "order"."clientId", sum(line."quantity")::int as "quantity",
        (array_agg(line."productName" order by "order"."placedAt" desc, line."id"))[1] as "name",
        row_number() over (
          partition by "order"."clientId"
          order by sum(line."quantity") desc, max("order"."placedAt") desc, max(line."productName"::text)
        ) as place
      from "Checkout" "order"
      join "CheckoutLine" line on line."checkoutId" = "order"."id"
      left join "Variant" variant on variant."id" = line."variantId"
      where "order"."clientId" = any(${[...clientIds]}::uuid[]) and "order"."status" not in ('OPEN', 'CANCELLED')
      group by "order"."clientId", coalesce(variant."productId"::text, line."productName"::text)
    ) ranked
    where place <= ${MOST_FAVOURITES}
    order by "clientId", place`;
  const rows = z.array(Row).parse(found);
  return clientIds.map((id) =>
    rows
      .filter(({ clientId }) => clientId === id)
      .map(({ name, quantity }) => ({ name: parseLocalized(name), quantity })),
  );
}

const loaders = new WeakMap<object, DataLoader<string, FavouriteDish[]>>();

/** What a client orders most, read together with that of all others that the same request asks for. */
export function favouritesOf(request: { readonly db: Database }, clientId: string): Promise<FavouriteDish[]> {
  const loader =
    loaders.get(request) ?? new DataLoader<string, FavouriteDish[]>((ids) => readFavourites(request.db, ids));
  loaders.set(request, loader);
  return loader.load(clientId);
}
