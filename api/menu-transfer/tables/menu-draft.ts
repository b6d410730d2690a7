import type { Localized } from '../../../domain/localized';
import type { MenuOptionKind } from '../../../domain/option-kind';
import type { TaxClass } from '../../../domain/tax';
import type { Allergen, MeasurementUnit, ProductTag } from '../../generated/prisma/client';
import type { ErrorValues } from '../../kernel/domain-error';

/** Languages that a file names; an empty text takes the stored one away, a language left out stays. */
export type LocalizedPatch = Localized;

export interface DraftOption {
  readonly name: LocalizedPatch;
  readonly kind?: MenuOptionKind;
  readonly sku?: string | null;
  readonly priceDifference?: number;
  readonly isAvailable?: boolean;
  readonly calories?: number | null;
  readonly protein?: number | null;
  readonly fat?: number | null;
  readonly carbohydrate?: number | null;
  readonly allergens?: readonly Allergen[];
}

export interface DraftOptionGroup {
  readonly name: LocalizedPatch;
  readonly sku?: string | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options: readonly DraftOption[];
}

export interface DraftVariant {
  readonly row: number;
  readonly name?: LocalizedPatch;
  readonly sku?: string | null;
  /** Minor units. */
  readonly price?: number;
  /** In `unit`, or in the stored variant's. */
  readonly weight?: number | null;
  readonly unit?: MeasurementUnit;
  readonly isAvailable?: boolean;
}

/** What a file says of one product. What it leaves out stays as it is stored. */
export interface DraftProduct {
  /** Where it stands in the file: the line of a table, or its number among the products. */
  readonly row: number;
  readonly slug?: string;
  readonly name?: LocalizedPatch;
  readonly description?: LocalizedPatch;
  readonly isAvailable?: boolean;
  readonly calories?: number | null;
  readonly protein?: number | null;
  readonly fat?: number | null;
  readonly carbohydrate?: number | null;
  readonly tags?: readonly ProductTag[];
  readonly allergens?: readonly Allergen[];
  readonly taxClass?: TaxClass | null;
  /** Slugs of the products that are recommended with it. */
  readonly goesWellWith?: readonly string[];
  readonly variants: readonly DraftVariant[];
  readonly optionGroups?: readonly DraftOptionGroup[];
}

export interface DraftCategory {
  readonly row: number | null;
  /** What it is found by: its slug or, in a table, its name. */
  readonly key: string;
  readonly name?: LocalizedPatch;
  readonly icon?: string | null;
  readonly isActive?: boolean;
  /** Indexes of `MenuDraft.products`. */
  readonly products: readonly number[];
}

export interface DraftMenu {
  readonly row: number | null;
  /** Its name in the shop's own language; empty means the shop's first menu. */
  readonly key: string;
  readonly name?: LocalizedPatch;
  readonly isActive?: boolean;
  readonly categories: readonly DraftCategory[];
}

export interface MenuDraft {
  /** Null: the file does not say where products stand, and they stay there. */
  readonly menus: readonly DraftMenu[] | null;
  readonly products: readonly DraftProduct[];
  /** Whether the order of the file is the order of the menu; a table's rows may have been sorted by anything. */
  readonly isOrdered: boolean;
}

/** Something in the file that can't be taken. */
export interface MenuFault {
  /** Null: the whole file. */
  readonly row: number | null;
  /** The column's name, or the path in a JSON file. */
  readonly column: string | null;
  /** The key of its message. */
  readonly code: string;
  readonly values?: ErrorValues;
}

export interface ReadFile {
  readonly draft: MenuDraft;
  /** As many as a report lists, in the order of the file. */
  readonly faults: readonly MenuFault[];
  /** All of them. */
  readonly faultCount: number;
}
