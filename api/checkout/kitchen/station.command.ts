import { station } from '../../../domain/entities/station';
import type { Caller } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { NotFound } from '../../kernel/refusals';
import { describedList } from '../../staff-writes/described-entity.command';
import { staffWrite } from '../../staff-writes/staff-write.command';

/** When one goes, what was made there is shown on every screen of the kitchen again. */
export const stations = describedList(station, { permission: 'catalog', table: (tx) => tx.station });

/** What is made somewhere: the dishes of a category, or one dish. */
export type Routed = { readonly categoryId: string } | { readonly productId: string };

/**
 * Says where a category's dishes are made, or one dish unlike the others.
 *
 * @param stationId - null: a category's dishes are made anywhere, a dish where its category is.
 * @throws {NotFound | Forbidden}
 */
export async function routeToStation(caller: Caller, routed: Routed, stationId: string | null): Promise<void> {
  const channelId = caller.channel.id;
  await staffWrite(caller, { permission: 'catalog', action: 'routeToStation' }, async (tx) => {
    await requireOwn(tx, channelId, routed, stationId);
    await tx.stationRoute.deleteMany({ where: { channelId, ...routed } });
    if (stationId !== null) await tx.stationRoute.create({ data: { channelId, stationId, ...routed } });
    return { id: 'categoryId' in routed ? routed.categoryId : routed.productId };
  });
}

async function requireOwn(tx: Transaction, channelId: string, routed: Routed, stationId: string | null): Promise<void> {
  const found = [
    'categoryId' in routed
      ? await tx.category.findFirst({ where: { id: routed.categoryId, channelId } })
      : await tx.product.findFirst({ where: { id: routed.productId, channelId } }),
    stationId === null ? true : await tx.station.findFirst({ where: { id: stationId, channelId } }),
  ];
  if (found.some((row) => row === null)) throw new NotFound();
}
