import type { Reader } from '../db/client';
import type { MeasurementUnit, Prisma } from '../generated/prisma/client';
import { type Localized, parseLocalized } from '../kernel/localized';
import { type Minor, minor } from '../kernel/money';
import { activeMenuId } from './active-menu.store';

/** What decides, with the clock, whether staff have stopped something: see `stop-list.ts`. */
export interface CatalogStop {
  readonly isAvailable: boolean;
  readonly stoppedUntil: Date | null;
}

/** A stored photo, enough to build its addresses from. */
export interface CatalogPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly placeholder: string;
}

export interface CatalogOption extends CatalogStop {
  readonly id: string;
  readonly name: Localized;
  readonly priceDifference: Minor;
}

/** Groups and their options come in the order that staff gave them. */
export interface CatalogOptionGroup {
  readonly id: string;
  readonly name: Localized;
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly CatalogOption[];
}

/** A variant with all that it takes to price a line of it and to show it. */
export interface CatalogVariant {
  readonly id: string;
  readonly variantName: Localized;
  /** Of one, without options. */
  readonly price: Minor;
  /** Grams, millilitres or pieces, by `unit`; null when staff gave none. */
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
  readonly sku: string | null;
  /** The variant's own, else the product's. */
  readonly photo: CatalogPhoto | null;
  readonly stop: CatalogStop;
  readonly product: {
    readonly id: string;
    readonly slug: string;
    readonly name: Localized;
    readonly stop: CatalogStop;
  };
  /** The first active category of the active menu that the product stands in; null: it is not on the menu now. */
  readonly categorySlug: string | null;
  readonly optionGroups: readonly CatalogOptionGroup[];
}

const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.VariantOrderByWithRelationInput[];
const stopSelect = { isAvailable: true, stoppedUntil: true } satisfies Prisma.VariantSelect;
const photoSelect = { key: true, width: true, height: true, widths: true, placeholder: true } as const;

/** No menu has the nil id, so without an active menu nothing is on it. */
const NO_MENU = '00000000-0000-0000-0000-000000000000';

function variantSelect(menuId: string | null) {
  return {
    id: true,
    name: true,
    price: true,
    weight: true,
    unit: true,
    sku: true,
    ...stopSelect,
    photo: { select: photoSelect },
    product: {
      select: {
        id: true,
        slug: true,
        name: true,
        ...stopSelect,
        photo: { select: photoSelect },
        optionGroups: {
          select: {
            id: true,
            name: true,
            minimum: true,
            maximum: true,
            options: { select: { id: true, name: true, priceDifference: true, ...stopSelect }, orderBy: inOrder },
          },
          orderBy: inOrder,
        },
        categories: {
          select: { category: { select: { slug: true } } },
          where: { category: { isActive: true, menuId: menuId ?? NO_MENU } },
          orderBy: [{ category: { position: 'asc' } }, { categoryId: 'asc' }],
        },
      },
    },
  } satisfies Prisma.VariantSelect;
}

type VariantRow = Prisma.VariantGetPayload<{ select: ReturnType<typeof variantSelect> }>;

function toCatalogVariant({ product, ...variant }: VariantRow): CatalogVariant {
  return {
    id: variant.id,
    variantName: parseLocalized(variant.name),
    price: minor(variant.price),
    weight: variant.weight,
    unit: variant.unit,
    sku: variant.sku,
    photo: variant.photo ?? product.photo,
    stop: { isAvailable: variant.isAvailable, stoppedUntil: variant.stoppedUntil },
    product: {
      id: product.id,
      slug: product.slug,
      name: parseLocalized(product.name),
      stop: { isAvailable: product.isAvailable, stoppedUntil: product.stoppedUntil },
    },
    categorySlug: product.categories[0]?.category.slug ?? null,
    optionGroups: product.optionGroups.map((group) => ({
      ...group,
      name: parseLocalized(group.name),
      options: group.options.map((option) => ({
        ...option,
        name: parseLocalized(option.name),
        priceDifference: minor(option.priceDifference),
      })),
    })),
  };
}

/**
 * Variants of one shop by their ids, in a number of statements that does not grow with them.
 *
 * @returns by variant id; ids of no variant, or of another shop's, are absent.
 */
export async function readVariants(
  db: Reader,
  channelId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db.variant.findMany({
    where: { id: { in: [...variantIds] }, product: { channelId } },
    select: variantSelect(await activeMenuId(db, channelId)),
  });
  return new Map(rows.map((row) => [row.id, toCatalogVariant(row)]));
}
