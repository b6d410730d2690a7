import type {
  Category,
  CategoryProduct,
  DeliveryZone,
  Link,
  Media,
  Menu,
  Option,
  OptionGroup,
  PaymentMethod,
  PaymentProvider,
  Product,
  SpecialDay,
  Variant,
  Warehouse,
} from '../../generated/prisma/client';

/** A shop's menus and their categories, and the short lists of its pages: the inactive ones too, in staff's order. */
export interface CatalogFrame {
  readonly channelId: string;
  readonly logo: Media | null;
  readonly menus: readonly Menu[];
  readonly categories: readonly Category[];
  /** By their placement. */
  readonly links: readonly Link[];
  readonly warehouses: readonly Warehouse[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Those of its accounts by which online payments are taken: what never changes of them, and no secret. */
  readonly paymentProviders: readonly Pick<PaymentProvider, 'id' | 'kind' | 'isLive'>[];
  readonly deliveryZones: readonly DeliveryZone[];
  /** By their date. */
  readonly specialDays: readonly SpecialDay[];
}

/** All that belongs to some products of a shop; lists are in staff's order. */
export interface ProductRows {
  readonly products: readonly Product[];
  readonly variants: readonly Variant[];
  readonly optionGroups: readonly OptionGroup[];
  readonly options: readonly Option[];
  readonly places: readonly CategoryProduct[];
  readonly photos: readonly Media[];
}

/** When a reading took place: what had committed by then is in it. */
export interface ReadingPoint {
  /** A `pg_snapshot` as text. */
  readonly snapshot: string;
  readonly revision: number;
}

/** What was read of a shop, as of one moment. Null parts have not changed since the earlier reading. */
export interface CatalogReading extends ReadingPoint {
  readonly frame: CatalogFrame | null;
  /** Ids of the products that `rows` is about: one that has none there is gone. Null: all of the shop's. */
  readonly changed: readonly string[] | null;
  readonly rows: ProductRows;
}

/** All readers share the rows: none may change them. */
export function frozen<Row extends object>(rows: Row[]): readonly Row[] {
  for (const row of rows) Object.freeze(row);
  return rows;
}
