import type { Localized } from '../../../domain/localized';
import type { MenuOptionKind } from '../../../domain/option-kind';
import type { TaxClass } from '../../../domain/tax';
import type { Allergen, MeasurementUnit, ProductTag } from '../../generated/prisma/client';

export interface MenuRow {
  readonly id: string;
  readonly name: Localized;
  readonly isActive: boolean;
  readonly position: number;
}

export interface CategoryRow {
  readonly id: string;
  readonly menuId: string;
  readonly slug: string;
  readonly name: Localized;
  readonly icon: string | null;
  readonly isActive: boolean;
  readonly position: number;
}

export interface ProductRow {
  readonly id: string;
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly isAvailable: boolean;
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrate: number | null;
  readonly tags: readonly ProductTag[];
  readonly allergens: readonly Allergen[];
  readonly taxClass: TaxClass | null;
  /** What staff recommend with it. */
  readonly goesWellWithIds: readonly string[];
}

/** A product's place in a category; the id is made of both. */
export interface PlaceRow {
  readonly id: string;
  readonly categoryId: string;
  readonly productId: string;
  readonly position: number;
}

export interface VariantRow {
  readonly id: string;
  readonly productId: string;
  readonly name: Localized;
  /** Minor units. */
  readonly price: number;
  /** Grams, millilitres or pieces. */
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
  readonly sku: string | null;
  readonly isAvailable: boolean;
  readonly position: number;
}

export interface OptionGroupRow {
  readonly id: string;
  readonly productId: string;
  readonly name: Localized;
  readonly sku: string | null;
  readonly minimum: number;
  readonly maximum: number;
  readonly position: number;
}

export interface OptionRow {
  readonly id: string;
  readonly optionGroupId: string;
  readonly name: Localized;
  readonly kind: MenuOptionKind;
  readonly sku: string | null;
  /** Minor units. */
  readonly priceDifference: number;
  readonly isAvailable: boolean;
  /** What one choice adds. */
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrate: number | null;
  readonly allergens: readonly Allergen[];
  readonly position: number;
}

/** All of a shop's menu that a file can say, table by table, each in the order that staff gave. */
export interface MenuTables {
  readonly menus: readonly MenuRow[];
  readonly categories: readonly CategoryRow[];
  readonly products: readonly ProductRow[];
  readonly places: readonly PlaceRow[];
  readonly variants: readonly VariantRow[];
  readonly optionGroups: readonly OptionGroupRow[];
  readonly options: readonly OptionRow[];
}

export type TableName = keyof MenuTables;

export const placeId = (categoryId: string, productId: string): string => `${categoryId}:${productId}`;

/** Rows by what they belong to, each list in the order of the rows. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
