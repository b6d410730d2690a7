import { type Localized, parseLocalized } from '../../../domain/localized';
import { type Minor, minor } from '../../../domain/money';
import type { MenuOptionKind } from '../../../domain/option-kind';
import type { TaxClass } from '../../../domain/tax';
import type { Reader } from '../../db/client';
import type { MeasurementUnit } from '../../generated/prisma/client';
import type { CatalogPhoto } from '../../media/storage/photo';
import { readVariantRows, type VariantRow } from './variant-rows.store';

/** What decides, with the clock, whether staff have stopped something: see `stop-list.ts`. */
export interface CatalogStop {
  readonly isAvailable: boolean;
  readonly stoppedUntil: Date | null;
}

export interface CatalogOption extends CatalogStop {
  readonly id: string;
  readonly name: Localized;
  readonly sku: string | null;
  readonly kind: MenuOptionKind;
  readonly priceDifference: Minor;
}

/** Groups and their options come in the order that staff gave them. */
export interface CatalogOptionGroup {
  readonly id: string;
  readonly name: Localized;
  readonly sku: string | null;
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
    /** Null: by the way it is received. */
    readonly taxClass: TaxClass | null;
  };
  /** The first active category of the active menu that the product stands in; null: it is not on the menu now. */
  readonly categorySlug: string | null;
  readonly optionGroups: readonly CatalogOptionGroup[];
}

function toCatalogVariant({
  name,
  isAvailable,
  stoppedUntil,
  product,
  optionGroups,
  ...row
}: VariantRow): CatalogVariant {
  return {
    ...row,
    variantName: parseLocalized(name),
    price: minor(row.price),
    stop: { isAvailable, stoppedUntil },
    product: {
      id: product.id,
      slug: product.slug,
      name: parseLocalized(product.name),
      stop: { isAvailable: product.isAvailable, stoppedUntil: product.stoppedUntil },
      taxClass: product.taxClass,
    },
    optionGroups: optionGroups.map((group) => ({
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
 * Variants of one shop by their ids, in one statement.
 *
 * @returns by variant id; ids of no variant, or of another shop's, are absent.
 */
export async function readVariants(
  db: Reader,
  channelId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await readVariantRows(db, channelId, variantIds);
  return new Map(rows.map((row) => [row.id, toCatalogVariant(row)]));
}
