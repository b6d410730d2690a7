import DataLoader from 'dataloader';
import type { Reader } from '../../db/client';
import { answersAwaited } from '../amending/revisions.store';
import { kitchensOfZones, madeLines, stationsOfVariants } from './station.store';

interface KitchenRequest {
  readonly db: Reader;
}

interface KitchenLoaders {
  /** Station of a variant; null for anywhere. */
  readonly station: DataLoader<string, string | null>;
  /** Whether a line is made. */
  readonly made: DataLoader<string, boolean>;
  /** Kitchen of a zone; null where it has none. */
  readonly kitchen: DataLoader<string, string | null>;
  /** Until when an order's shopper can answer a proposed change; null where nobody was asked. */
  readonly answerBy: DataLoader<string, Date | null>;
}

const ofRequests = new WeakMap<object, KitchenLoaders>();

/** What boards show of all orders of one request, in a statement each. */
export function kitchenLoaders(request: KitchenRequest, channelId: string): KitchenLoaders {
  const { db } = request;
  // A subscription lives as long as its request: what was read for its last event is old.
  const options = { cache: false };
  const loaders = ofRequests.get(request) ?? {
    station: new DataLoader(async (ids: readonly string[]) => {
      const found = await stationsOfVariants(db, channelId, ids);
      return ids.map((id) => found.get(id) ?? null);
    }, options),
    made: new DataLoader(async (ids: readonly string[]) => {
      const found = await madeLines(db, ids);
      return ids.map((id) => found.has(id));
    }, options),
    kitchen: new DataLoader(async (ids: readonly string[]) => {
      const found = await kitchensOfZones(db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }, options),
    answerBy: new DataLoader(async (ids: readonly string[]) => {
      const found = await answersAwaited(db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }, options),
  };
  ofRequests.set(request, loaders);
  return loaders;
}
