import type { Database, Transaction } from '../../db/client';
import { begin, sql } from '../../db/sql';
import { IN_PLACE } from '../../kernel/in-place';
import { readChanges } from './catalog-changes.store';
import { type CatalogFrame, type CatalogReading, frozen, type ProductRows, type ReadingPoint } from './catalog-reading';

/**
 * Reads a shop's catalog as of one moment: whole, or what transactions have changed that an earlier reading did not see.
 *
 * @param since - the earlier reading; its changes must still be listed.
 */
export async function readCatalog(
  db: Database,
  channelId: string,
  since: ReadingPoint | null,
): Promise<CatalogReading> {
  const changes = since && (await readChanges(db, channelId, since.snapshot));
  if (changes) return changes;
  const read = async (tx: Transaction) => readWhole(tx, channelId, await readPoint(tx, channelId));
  // One moment for all statements: no reader sees half of a change.
  return begin(db, read, { isolationLevel: 'RepeatableRead', timeout: 30_000 });
}

async function readWhole(tx: Transaction, channelId: string, point: ReadingPoint): Promise<CatalogReading> {
  return { ...point, frame: await readFrame(tx, channelId), changed: null, rows: await readProducts(tx, channelId) };
}

async function readPoint(tx: Transaction, channelId: string): Promise<ReadingPoint> {
  const [point] = await sql(tx).query<ReadingPoint[]>`
    select pg_current_snapshot()::text as "snapshot", "catalogRevision" as "revision"
    from "Channel" where "id" = ${channelId}::uuid`;
  if (!point) throw new Error(`there is no shop ${channelId}`);
  return point;
}

async function readFrame(tx: Transaction, channelId: string): Promise<CatalogFrame> {
  const [logo = null] = frozen(await tx.media.findMany({ where: { logoOf: { some: { id: channelId } } } }));
  return {
    channelId,
    logo,
    menus: frozen(await tx.menu.findMany({ where: { channelId }, orderBy: IN_PLACE })),
    categories: frozen(await tx.category.findMany({ where: { channelId }, orderBy: IN_PLACE })),
    links: frozen(
      await tx.link.findMany({
        where: { channelId },
        orderBy: [{ placement: 'asc' }, { position: 'asc' }, { id: 'asc' }],
      }),
    ),
    warehouses: frozen(await tx.warehouse.findMany({ where: { channelId }, orderBy: IN_PLACE })),
    paymentMethods: frozen(await tx.paymentMethod.findMany({ where: { channelId }, orderBy: IN_PLACE })),
    paymentProviders: frozen(
      await tx.paymentProvider.findMany({
        where: { channelId },
        orderBy: IN_PLACE,
        select: { id: true, kind: true, isLive: true },
      }),
    ),
    deliveryZones: frozen(await tx.deliveryZone.findMany({ where: { channelId }, orderBy: IN_PLACE })),
    specialDays: frozen(await tx.specialDay.findMany({ where: { channelId }, orderBy: { date: 'asc' } })),
  };
}

async function readProducts(tx: Transaction, channelId: string): Promise<ProductRows> {
  const product = { channelId };
  return {
    products: frozen(await tx.product.findMany({ where: product })),
    variants: frozen(await tx.variant.findMany({ where: { product }, orderBy: IN_PLACE })),
    optionGroups: frozen(await tx.optionGroup.findMany({ where: { product }, orderBy: IN_PLACE })),
    options: frozen(await tx.option.findMany({ where: { optionGroup: { product } }, orderBy: IN_PLACE })),
    places: frozen(
      await tx.categoryProduct.findMany({ where: { product }, orderBy: [{ position: 'asc' }, { productId: 'asc' }] }),
    ),
    photos: frozen(
      await tx.media.findMany({
        where: { OR: [{ products: { some: product } }, { variants: { some: { product } } }] },
      }),
    ),
  };
}

/** Readings older than this are not brought up to date: what has changed since may be forgotten. */
export const CHANGES_KEPT_MS = 3_600_000;

/** Deletes changes that every process has read, or no longer needs because it will read everything again. */
export async function forgetCatalogChanges(db: Database, now: Date): Promise<void> {
  // Twice as long as readers count on: clocks differ a little.
  await db.catalogChange.deleteMany({ where: { changedAt: { lt: new Date(now.getTime() - 2 * CHANGES_KEPT_MS) } } });
}
