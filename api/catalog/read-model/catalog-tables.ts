import type {
  Category,
  CategoryProduct,
  DeliveryZone,
  Media,
  Menu,
  Option,
  OptionGroup,
  PaymentMethod,
  Product,
  Variant,
  Warehouse,
} from '../../generated/prisma/client';
import { isVariantSoldOut } from '../stop-list';
import type { CatalogFrame, CatalogReading, ProductRows } from './catalog-reading';
import { type ListLengths, listLengths } from './list-lengths';

/** A product with all that belongs to it; lists are in staff's order. */
export interface ProductEntry {
  readonly product: Product;
  readonly variants: readonly Variant[];
  readonly optionGroups: readonly OptionGroup[];
  /** By the id of their group. */
  readonly options: ReadonlyMap<string, readonly Option[]>;
  /** Its places in categories. */
  readonly places: readonly CategoryProduct[];
  /** Its own and its variants', by id. */
  readonly photos: ReadonlyMap<string, Media>;
  /** When the stops end that it, its variants and its options have: epoch milliseconds. */
  readonly stopEnds: readonly number[];
}

/**
 * A shop's whole catalog as of one moment, in memory. It never changes: a change of the catalog makes another one, which
 * shares with it all that stayed the same.
 */
export class CatalogTables {
  readonly categories: ReadonlyMap<string, Category>;
  readonly categoriesOfMenu: ReadonlyMap<string, readonly Category[]>;
  /** The number of rows, which the memory limit counts. */
  readonly size: number;
  #stopEnds: readonly number[] | null = null;
  #lengths: ListLengths | null = null;

  private constructor(
    readonly frame: CatalogFrame,
    readonly entries: ReadonlyMap<string, ProductEntry>,
    readonly idOfSlug: ReadonlyMap<string, string>,
    readonly placesOfCategory: ReadonlyMap<string, readonly CategoryProduct[]>,
    /** Products by the ids of their variants, groups and options. Shared by all states: these never change their product. */
    private readonly ownerOf: Map<string, string>,
  ) {
    this.categories = new Map(frame.categories.map((category) => [category.id, category]));
    this.categoriesOfMenu = Map.groupBy(frame.categories, ({ menuId }) => menuId);
    this.size = entries.size + ownerOf.size;
  }

  /** @throws {Error} for a reading that is not whole. */
  static of({ frame, rows }: CatalogReading): CatalogTables {
    if (!frame) throw new Error('a first reading has to be whole');
    const ownerOf = new Map<string, string>();
    const entries = new Map(entriesOf(rows, ownerOf).map((entry) => [entry.product.id, entry]));
    const idOfSlug = new Map(rows.products.map(({ slug, id }) => [slug, id]));
    return new CatalogTables(frame, entries, idOfSlug, Map.groupBy(rows.places, ofCategory), ownerOf);
  }

  /** The state after a later reading. */
  with(reading: CatalogReading): CatalogTables {
    const { changed, rows } = reading;
    if (changed === null) return CatalogTables.of(reading);
    const frame = reading.frame ?? this.frame;
    if (changed.length === 0) {
      return new CatalogTables(frame, this.entries, this.idOfSlug, this.placesOfCategory, this.ownerOf);
    }
    const entries = new Map(this.entries);
    const touched = new Set<string>(rows.places.map(ofCategory));
    for (const id of changed) {
      const former = entries.get(id);
      if (!former) continue;
      for (const { categoryId } of former.places) touched.add(categoryId);
      entries.delete(id);
    }
    for (const entry of entriesOf(rows, this.ownerOf)) entries.set(entry.product.id, entry);
    const places = this.#placesWith(touched, new Set(changed), rows);
    return new CatalogTables(frame, entries, this.#slugsWith(changed, entries), places, this.ownerOf);
  }

  /** The same map where no slug has changed: a copy of 10,000 costs more than all else. */
  #slugsWith(changed: readonly string[], entries: ReadonlyMap<string, ProductEntry>): ReadonlyMap<string, string> {
    const slugIn = (all: ReadonlyMap<string, ProductEntry>, id: string) => all.get(id)?.product.slug;
    if (changed.every((id) => slugIn(entries, id) === slugIn(this.entries, id))) return this.idOfSlug;
    const idOfSlug = new Map(this.idOfSlug);
    for (const id of changed) idOfSlug.delete(slugIn(this.entries, id) ?? '');
    for (const id of changed) {
      const slug = slugIn(entries, id);
      if (slug !== undefined) idOfSlug.set(slug, id);
    }
    return idOfSlug;
  }

  #placesWith(touched: ReadonlySet<string>, changed: ReadonlySet<string>, { places }: ProductRows) {
    const all = new Map(this.placesOfCategory);
    for (const categoryId of touched) {
      const stayed = (all.get(categoryId) ?? []).filter(({ productId }) => !changed.has(productId));
      const added = places.filter((place) => place.categoryId === categoryId);
      all.set(categoryId, [...stayed, ...added].sort(inPlace));
    }
    return all;
  }

  menu(id: string): Menu | null {
    return this.frame.menus.find((menu) => menu.id === id) ?? null;
  }

  /** @throws {Error} when it is gone. */
  menuOf({ menuId }: Category): Menu {
    return this.menu(menuId) ?? gone('menu', menuId);
  }

  /** What shoppers see: the first active menu. */
  get activeMenu(): Menu | null {
    return this.frame.menus.find(({ isActive }) => isActive) ?? null;
  }

  /** The active categories of what shoppers see, in staff's order. */
  get shownCategories(): readonly Category[] {
    const all = this.categoriesOfMenu.get(this.activeMenu?.id ?? '') ?? [];
    return all.filter(({ isActive }) => isActive);
  }

  /** Of all menus, in staff's order. */
  categoriesOf({ places }: ProductEntry): readonly Category[] {
    const own = new Set(places.map(({ categoryId }) => categoryId));
    return this.frame.categories.filter(({ id }) => own.has(id));
  }

  /** Where shoppers see a product: its active categories in the active menu, in staff's order. */
  categoriesShowing({ places }: ProductEntry): readonly Category[] {
    const own = new Set(places.map(({ categoryId }) => categoryId));
    return this.shownCategories.filter(({ id }) => own.has(id));
  }

  /** Whether shoppers see a product now. */
  isOnTheMenu(productId: string): boolean {
    const entry = this.entries.get(productId);
    return entry !== undefined && this.categoriesShowing(entry).length > 0;
  }

  /** Whether a product and at least one of its variants can be ordered at that time. */
  isOnSale(productId: string, now: Date): boolean {
    const { product, variants = [] } = this.entries.get(productId) ?? {};
    return product !== undefined && variants.some((variant) => !isVariantSoldOut(variant, product, now));
  }

  /** Products that shoppers see, each once, in the order of the menu. */
  *shownEntries(): Generator<ProductEntry> {
    const seen = new Set<string>();
    for (const { id } of this.shownCategories) {
      for (const { productId } of this.placesOfCategory.get(id) ?? []) {
        const entry = this.entries.get(productId);
        if (!entry || seen.has(productId)) continue;
        seen.add(productId);
        yield entry;
      }
    }
  }

  /** The account by which a way to pay takes the money. */
  providerOf({ providerId }: PaymentMethod): CatalogFrame['paymentProviders'][number] | null {
    return this.frame.paymentProviders.find(({ id }) => id === providerId) ?? null;
  }

  /** The kitchen that a zone is measured from. */
  warehouseOf({ warehouseId }: DeliveryZone): Warehouse | null {
    return this.frame.warehouses.find(({ id }) => id === warehouseId) ?? null;
  }

  /** How long its lists are. */
  get lengths(): ListLengths {
    this.#lengths ??= listLengths(this);
    return this.#lengths;
  }

  /** When stops of products, variants and options end: epoch milliseconds. */
  get stopEnds(): readonly number[] {
    this.#stopEnds ??= this.#allStopEnds();
    return this.#stopEnds;
  }

  #allStopEnds(): readonly number[] {
    const ends: number[] = [];
    for (const { stopEnds } of this.entries.values()) ends.push(...stopEnds);
    return ends;
  }

  /** The product that a variant, an option group or an option belongs to. */
  owner(partId: string): ProductEntry | null {
    return this.entries.get(this.ownerOf.get(partId) ?? '') ?? null;
  }

  /** A product with all that belongs to it. @throws {Error} when it is gone. */
  entry(productId: string): ProductEntry {
    return this.entries.get(productId) ?? gone('product', productId);
  }

  product(id: string): Product | null {
    return this.entries.get(id)?.product ?? null;
  }

  /** In this order; without those that are gone. */
  products(ids: readonly string[]): Product[] {
    return ids.flatMap((id) => this.product(id) ?? []);
  }

  bySlug(slug: string): ProductEntry | null {
    return this.entries.get(this.idOfSlug.get(slug) ?? '') ?? null;
  }

  variant(id: string): Variant | null {
    return this.owner(id)?.variants.find((variant) => variant.id === id) ?? null;
  }

  optionGroup(id: string): OptionGroup | null {
    return this.owner(id)?.optionGroups.find((group) => group.id === id) ?? null;
  }

  option(id: string): Option | null {
    const groups = this.owner(id)?.options.values() ?? [];
    for (const options of groups) {
      const found = options.find((option) => option.id === id);
      if (found) return found;
    }
    return null;
  }
}

function gone(what: string, id: string): never {
  throw new Error(`there is no ${what} ${id}`);
}

const ofCategory = ({ categoryId }: CategoryProduct) => categoryId;

function inPlace(one: CategoryProduct, other: CategoryProduct): number {
  return one.position - other.position || (one.productId < other.productId ? -1 : 1);
}

function entriesOf(rows: ProductRows, ownerOf: Map<string, string>): ProductEntry[] {
  const variants = Map.groupBy(rows.variants, ({ productId }) => productId);
  const optionGroups = Map.groupBy(rows.optionGroups, ({ productId }) => productId);
  const options = Map.groupBy(rows.options, ({ optionGroupId }) => optionGroupId);
  const places = Map.groupBy(rows.places, ({ productId }) => productId);
  const photos = new Map(rows.photos.map((photo) => [photo.id, photo]));
  return rows.products.map((product) => {
    const { id } = product;
    const own = { variants: variants.get(id) ?? [], optionGroups: optionGroups.get(id) ?? [] };
    const ofGroups = new Map(own.optionGroups.map((group) => [group.id, options.get(group.id) ?? []]));
    const ownOptions = [...ofGroups.values()].flat();
    for (const part of [...own.variants, ...own.optionGroups, ...ownOptions]) ownerOf.set(part.id, id);
    const shown = [product, ...own.variants].flatMap(({ photoId }) => photos.get(photoId ?? '') ?? []);
    const stoppable = [product, ...own.variants, ...ownOptions];
    return {
      product,
      ...own,
      options: ofGroups,
      places: places.get(id) ?? [],
      photos: new Map(shown.map((photo) => [photo.id, photo])),
      stopEnds: stoppable.flatMap(({ stoppedUntil }) => stoppedUntil?.getTime() ?? []),
    };
  });
}
