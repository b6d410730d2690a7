import { type Localized, parseLocalized } from '../../../domain/localized';
import type { Reader, Transaction } from '../../db/client';
import type { Option, Product, Variant } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import type { Stoppable, StoppedKind } from '../stop-list';
import { ON_SALE } from '../stop-until';

/** Something that staff have stopped themselves; what hangs on a stopped product is not named again. */
export interface StoppedItem {
  readonly kind: StoppedKind;
  /** Of the product, variant or option. */
  readonly id: string;
  /** Its own name; empty for the only variant of a dish. */
  readonly name: Localized;
  readonly productId: string;
  readonly productName: Localized;
  /** What the option is a choice of; null for the other kinds. */
  readonly groupName: Localized | null;
  /** Null: until staff put it back. */
  readonly until: Date | null;
}

/** The version goes up: a form that was opened before must not put the dish back on sale unseen. */
const written = (stop: Stoppable) => ({ ...stop, version: { increment: 1 } });

export async function writeProductStop(
  tx: Transaction,
  channelId: string,
  id: string,
  stop: Stoppable,
): Promise<Product | undefined> {
  const [row] = await tx.product.updateManyAndReturn({ where: { id, channelId }, data: written(stop) });
  return row;
}

/** The same for several of a shop's products. */
export async function writeProductStops(tx: Transaction, ids: readonly string[], stop: Stoppable): Promise<void> {
  await tx.product.updateMany({ where: { id: { in: [...ids] } }, data: written(stop) });
}

export async function writeVariantStop(
  tx: Transaction,
  channelId: string,
  id: string,
  stop: Stoppable,
): Promise<Variant | undefined> {
  const where = { id, product: { channelId } };
  const [row] = await tx.variant.updateManyAndReturn({ where, data: written(stop) });
  return row;
}

export async function writeOptionStop(
  tx: Transaction,
  channelId: string,
  id: string,
  stop: Stoppable,
): Promise<Option | undefined> {
  const where = { id, optionGroup: { product: { channelId } } };
  const [row] = await tx.option.updateManyAndReturn({ where, data: written(stop) });
  return row;
}

/** The same for several of a shop's options. */
export async function writeOptionStops(tx: Transaction, ids: readonly string[], stop: Stoppable): Promise<Option[]> {
  return tx.option.updateManyAndReturn({ where: { id: { in: [...ids] } }, data: written(stop) });
}

/** The same as `isSoldOut`, in the database. */
function stoppedAt(now: Date) {
  return { OR: [{ isAvailable: false }, { stoppedUntil: { gt: now } }] };
}

export async function resumeEverything(tx: Transaction, channelId: string, now: Date): Promise<void> {
  const data = written(ON_SALE);
  const product = { channelId };
  await tx.product.updateMany({ where: { ...product, ...stoppedAt(now) }, data });
  await tx.variant.updateMany({ where: { product, ...stoppedAt(now) }, data });
  await tx.option.updateMany({ where: { optionGroup: { product }, ...stoppedAt(now) }, data });
}

const until = ({ isAvailable, stoppedUntil }: Stoppable) => (isAvailable ? stoppedUntil : null);
const stopped = { id: true, name: true, isAvailable: true, stoppedUntil: true } as const;
const owner = { select: { id: true, name: true } } as const;

/** All that is stopped at an instant: products, then variants, then options; three statements. */
export async function readStopList(db: Reader, channelId: string, now: Date): Promise<StoppedItem[]> {
  const product = { channelId };
  const at = stoppedAt(now);
  const [products, variants, options] = [
    await db.product.findMany({ where: { ...product, ...at }, select: stopped, orderBy: { id: 'asc' } }),
    await db.variant.findMany({
      where: { product, ...at },
      select: { ...stopped, product: owner },
      orderBy: [{ productId: 'asc' }, ...IN_PLACE],
    }),
    await db.option.findMany({
      where: { optionGroup: { product }, ...at },
      select: { ...stopped, optionGroup: { select: { name: true, product: owner } } },
      orderBy: [{ optionGroupId: 'asc' }, ...IN_PLACE],
    }),
  ];
  const item = (kind: StoppedKind, row: (typeof products)[number], of: { id: string; name: unknown }): StoppedItem => ({
    kind,
    id: row.id,
    name: parseLocalized(row.name),
    until: until(row),
    groupName: null,
    productId: of.id,
    productName: parseLocalized(of.name),
  });
  return [
    ...products.map((row) => item('PRODUCT', row, row)),
    ...variants.map((row) => item('VARIANT', row, row.product)),
    ...options.map(({ optionGroup, ...row }) => ({
      ...item('OPTION', row, optionGroup.product),
      groupName: parseLocalized(optionGroup.name),
    })),
  ];
}
