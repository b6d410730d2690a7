import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import type { CatalogTables } from '../../catalog/read-model/catalog-tables';
import type { Zone } from '../../zones/zone';
import { zonesOfRequest } from '../../zones/zone.store';
import type { PlacingCaller } from './placing';

/** What prices are of. */
export interface OrderMenu {
  readonly catalog: CatalogTables;
  readonly zones: readonly Zone[];
}

/** What orders are priced from, at the revision of the caller's shop: in memory, where that revision was read before. */
export async function readMenu({ db, channel }: Pick<PlacingCaller, 'db' | 'channel'>): Promise<OrderMenu> {
  return { catalog: await catalogInMemory(db, channel), zones: await zonesOfRequest(db, channel) };
}
