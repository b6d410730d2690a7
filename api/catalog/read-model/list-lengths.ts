import type { CatalogFrame } from './catalog-reading';

/** How long the lists of a shop are: of each of its menus, products and so on, the longest first. */
export interface ListLengths {
  readonly menus: readonly number[];
  readonly categories: readonly number[];
  /** Of categories. */
  readonly products: readonly number[];
  /** Of products. */
  readonly categoriesOf: readonly number[];
  readonly variants: readonly number[];
  readonly optionGroups: readonly number[];
  readonly options: readonly number[];
  readonly links: readonly number[];
  readonly warehouses: readonly number[];
  readonly paymentMethods: readonly number[];
  readonly deliveryZones: readonly number[];
  readonly corners: readonly number[];
  readonly specialDays: readonly number[];
}

/** What a shop has in memory, as far as its lists are counted. */
interface Lists {
  readonly frame: CatalogFrame;
  readonly categoriesOfMenu: ReadonlyMap<string, readonly unknown[]>;
  readonly placesOfCategory: ReadonlyMap<string, readonly unknown[]>;
  readonly entries: ReadonlyMap<
    string,
    Readonly<Record<'places' | 'variants' | 'optionGroups', readonly unknown[]>> & {
      readonly options: ReadonlyMap<string, readonly unknown[]>;
    }
  >;
}

export function listLengths({ frame, categoriesOfMenu, placesOfCategory, entries }: Lists): ListLengths {
  const products = [...entries.values()];
  return {
    menus: [frame.menus.length],
    categories: descending(categoriesOfMenu.values()),
    products: descending(placesOfCategory.values()),
    categoriesOf: descending(products.map(({ places }) => places)),
    variants: descending(products.map(({ variants }) => variants)),
    optionGroups: descending(products.map(({ optionGroups }) => optionGroups)),
    options: descending(products.flatMap(({ options }) => [...options.values()])),
    links: [frame.links.length],
    warehouses: [frame.warehouses.length],
    paymentMethods: [frame.paymentMethods.length],
    deliveryZones: [frame.deliveryZones.length],
    corners: descending(frame.deliveryZones.map(({ polygon }) => (Array.isArray(polygon) ? polygon : []))),
    specialDays: [frame.specialDays.length],
  };
}

function descending(lists: Iterable<readonly unknown[]>): readonly number[] {
  return [...Uint32Array.from(lists, ({ length }) => length).sort()].reverse();
}
