import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import type { Caller } from '../../access/caller';
import type { Transaction } from '../../db/client';
import type { CreateStationInput, ReorderStationsInput, UpdateStationInput } from '../../generated/inputs';
import type { Station } from '../../generated/prisma/client';
import { changeRule, localizedRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { orderedStaffEntity } from '../../staff-writes/staff-entity.command';
import { staffWrite } from '../../staff-writes/staff-write.command';

export const STATIONS_LIMIT = 20;

const stations = orderedStaffEntity({
  typename: 'Station',
  permission: 'catalog',
  table: (tx) => tx.station,
  limit: STATIONS_LIMIT,
});

const stationFields = ({ channel }: Caller) =>
  z.strictObject({ name: localizedRule({ maximum: 40, requiredIn: toLocale(channel.defaultLocale) }) });

/** A new station goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createStation(caller: Caller, input: CreateStationInput): Promise<Station> {
  const data = parseInput(stationFields(caller), input, ['input']);
  return stations.create(caller, async (tx) =>
    tx.station.create({ data: { ...data, ...(await stations.end(tx, caller)) } }),
  );
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateStation(caller: Caller, input: UpdateStationInput): Promise<Station> {
  const { id, version, ...change } = parseInput(changeRule(stationFields(caller)), input, ['input']);
  return stations.update(caller, { id, version, change });
}

/** What was made there is shown on every screen of the kitchen again. @throws {NotFound | Forbidden} */
export async function deleteStation(caller: Caller, id: string) {
  return stations.remove(caller, id);
}

/** @throws {NotFound | Forbidden} */
export async function reorderStations(caller: Caller, { ids }: ReorderStationsInput) {
  return stations.reorder(caller, ids);
}

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
