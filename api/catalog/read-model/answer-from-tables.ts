import type { CatalogTables, ProductEntry } from './catalog-tables';

/** Models whose rows are all in memory; of the last two nothing but the shop's lists, and what shoppers learn of an account. */
const MODELS = [
  ...(['menu', 'category', 'categoryProduct', 'product', 'variant', 'optionGroup', 'option', 'media'] as const),
  ...(['link', 'warehouse', 'paymentMethod', 'deliveryZone', 'specialDay', 'channel', 'paymentProvider'] as const),
] as const;
export type Model = (typeof MODELS)[number];

export function isModel(name: PropertyKey): name is Model {
  return MODELS.some((model) => model === name);
}

export type Row = Readonly<Record<string, unknown>>;
type Found = Row | readonly Row[] | null | undefined;

interface Relation {
  readonly model: Model;
  readonly of: (tables: CatalogTables, row: Row) => Found;
}

/** Thrown for a query or a row that memory can't answer; the database answers then. */
export class NotInMemory extends Error {}

const idOf = (value: unknown) => (typeof value === 'string' ? value : '');
const entryOf = (tables: CatalogTables, id: unknown): ProductEntry | undefined => tables.entries.get(idOf(id));

const PRODUCT: Relation = { model: 'product', of: (tables, { productId }) => entryOf(tables, productId)?.product };

/** Lists come in staff's order. */
const RELATIONS: Readonly<Record<Model, Readonly<Record<string, Relation>>>> = {
  menu: { categories: { model: 'category', of: (tables, { id }) => tables.categoriesOfMenu.get(idOf(id)) ?? [] } },
  category: {
    menu: { model: 'menu', of: (tables, { menuId }) => tables.menu(idOf(menuId)) },
    products: { model: 'categoryProduct', of: (tables, { id }) => tables.placesOfCategory.get(idOf(id)) ?? [] },
  },
  categoryProduct: {
    category: { model: 'category', of: (tables, { categoryId }) => tables.categories.get(idOf(categoryId)) },
    product: PRODUCT,
  },
  product: {
    variants: { model: 'variant', of: (tables, { id }) => entryOf(tables, id)?.variants },
    optionGroups: { model: 'optionGroup', of: (tables, { id }) => entryOf(tables, id)?.optionGroups },
    categories: { model: 'categoryProduct', of: (tables, { id }) => entryOf(tables, id)?.places },
    photo: { model: 'media', of: (tables, { id, photoId }) => entryOf(tables, id)?.photos.get(idOf(photoId)) },
  },
  variant: {
    product: PRODUCT,
    photo: {
      model: 'media',
      of: (tables, { productId, photoId }) => entryOf(tables, productId)?.photos.get(idOf(photoId)),
    },
  },
  optionGroup: {
    product: PRODUCT,
    options: { model: 'option', of: (tables, { id, productId }) => entryOf(tables, productId)?.options.get(idOf(id)) },
  },
  option: {
    optionGroup: { model: 'optionGroup', of: (tables, { optionGroupId }) => tables.optionGroup(idOf(optionGroupId)) },
  },
  media: {},
  channel: {
    menus: { model: 'menu', of: ({ frame }) => frame.menus },
    links: { model: 'link', of: ({ frame }) => frame.links },
    warehouses: { model: 'warehouse', of: ({ frame }) => frame.warehouses },
    paymentMethods: { model: 'paymentMethod', of: ({ frame }) => frame.paymentMethods },
  },
  link: {},
  warehouse: {},
  paymentMethod: {
    provider: {
      model: 'paymentProvider',
      of: ({ frame }, { providerId }) => withId(frame.paymentProviders, providerId),
    },
  },
  paymentProvider: {},
  deliveryZone: {
    warehouse: { model: 'warehouse', of: ({ frame }, { warehouseId }) => withId(frame.warehouses, warehouseId) },
  },
  specialDay: {},
};

/** As `findRows` keeps them: in staff's order, where no other is told. */
const KEPT_IN: Partial<Record<Model, string>> = { link: 'placement position id', specialDay: 'date' };
const IN_PLACE = /^position (?:id|productId)$/;

function withId<Kept extends { readonly id: string }>(rows: readonly Kept[], id: unknown): Kept | null {
  return rows.find((row) => row.id === id) ?? null;
}

const isList = (found: Found): found is readonly Row[] => Array.isArray(found);

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is told of a key; nothing where it is absent or undefined. */
function told(record: unknown): [string, unknown][] {
  if (record === undefined) return [];
  if (!isRecord(record)) throw new NotInMemory();
  return Object.entries(record).filter(([, value]) => value !== undefined);
}

/**
 * Rows as Prisma's `findMany` gives them, with the relations that are selected. Columns that are not selected come along.
 *
 * @throws {NotInMemory} for a query that only the database can answer.
 */
export function findRows(tables: CatalogTables, model: Model, query: unknown): Row[] {
  const { where } = isRecord(query) ? query : { where: undefined };
  return listed(tables, model, candidates(tables, model, where), query);
}

/** Rows that can match; fewer than all where an id or a slug is told. */
function candidates(tables: CatalogTables, model: Model, where: unknown): readonly Row[] {
  const { id, slug } = isRecord(where) ? where : {};
  if (typeof id === 'string') return [byId(tables, model, id) ?? missing()];
  if (isRecord(id) && Array.isArray(id.in)) return id.in.map((one) => byId(tables, model, idOf(one)) ?? missing());
  const list = listOf(tables, model);
  if (list) return list;
  if (model === 'product' && typeof slug === 'string') {
    const { product } = entryOf(tables, tables.idOfSlug.get(slug)) ?? {};
    return product ? [product] : [];
  }
  return missing();
}

/** Null for models whose rows are found by their product. */
function listOf({ frame }: CatalogTables, model: Model): readonly Row[] | null {
  if (model === 'menu') return frame.menus;
  if (model === 'category') return frame.categories;
  if (model === 'deliveryZone') return frame.deliveryZones;
  return model === 'specialDay' ? frame.specialDays : null;
}

/** It may be another shop's, or newer than what is in memory. */
function missing(): never {
  throw new NotInMemory();
}

function byId(tables: CatalogTables, model: Model, id: string): Row | null | undefined {
  if (model === 'menu') return tables.menu(id);
  if (model === 'category') return tables.categories.get(id);
  if (model === 'product') return entryOf(tables, id)?.product;
  if (model === 'variant') return tables.variant(id);
  if (model === 'optionGroup') return tables.optionGroup(id);
  if (model === 'media') return tables.frame.logo?.id === id ? tables.frame.logo : null;
  if (model === 'channel') return id === tables.frame.channelId ? { id } : null;
  if (model === 'link') return withId(tables.frame.links, id);
  if (model === 'warehouse') return withId(tables.frame.warehouses, id);
  if (model === 'paymentMethod') return withId(tables.frame.paymentMethods, id);
  if (model === 'deliveryZone') return withId(tables.frame.deliveryZones, id);
  return model === 'option' ? tables.option(id) : null;
}

const PARTS = new Set(['where', 'orderBy', 'cursor', 'skip', 'take', 'select', 'include']);

function listed(tables: CatalogTables, model: Model, rows: readonly Row[], query: unknown): Row[] {
  const parts = Object.fromEntries(query === true ? [] : told(query));
  for (const part of Object.keys(parts)) if (!PARTS.has(part)) throw new NotInMemory();
  const { where, orderBy, select, include } = parts;
  const isPart = model === 'channel' || model === 'paymentProvider';
  // Columns that nobody has named are not here.
  if (isPart && [...told(select), ...told(include)].length === 0) throw new NotInMemory();
  const matching = where === undefined ? rows : rows.filter((row) => matches(tables, model, row, where));
  const page = pageOf(orderBy === undefined ? matching : inOrder(tables, model, matching, orderBy), parts);
  return page.map((row) => withRelations(tables, model, row, parts));
}

function matches(tables: CatalogTables, model: Model, row: Row, where: unknown): boolean {
  return told(where).every(([key, condition]) => {
    if (key === 'AND') return [condition].flat().every((part) => matches(tables, model, row, part));
    const relation = RELATIONS[model][key];
    if (!relation) return isEqual(row, key, condition);
    const found = relation.of(tables, row);
    if (!isList(found)) return found != null && matches(tables, relation.model, found, condition);
    const [[quantifier, inner] = [], more] = told(condition);
    if (quantifier !== 'some' || more) throw new NotInMemory();
    return found.some((one) => matches(tables, relation.model, one, inner));
  });
}

function isEqual(row: Row, key: string, condition: unknown): boolean {
  if (!(key in row)) throw new NotInMemory();
  if (!isRecord(condition)) return row[key] === condition;
  const [[operator, value] = [], more] = told(condition);
  const own = row[key];
  if (operator === 'gte' && !more && value instanceof Date && own instanceof Date) return own >= value;
  if (operator !== 'in' || more || !Array.isArray(value)) throw new NotInMemory();
  return value.includes(own);
}

interface Order {
  readonly path: readonly string[];
  readonly isReversed: boolean;
}

function orders(orderBy: unknown): Order[] {
  return [orderBy].flat().flatMap((part) =>
    told(part).map(([key, direction]) => {
      if (direction === 'asc' || direction === 'desc') return { path: [key], isReversed: direction === 'desc' };
      const [inner, more] = orders(direction);
      if (!inner || more) throw new NotInMemory();
      return { path: [key, ...inner.path], isReversed: inner.isReversed };
    }),
  );
}

function inOrder(tables: CatalogTables, model: Model, rows: readonly Row[], orderBy: unknown): readonly Row[] {
  if (rows.length < 2) return rows;
  const by = orders(orderBy);
  const columns = by.map(({ path }) => path.join('.')).join(' ');
  const isKept = columns === KEPT_IN[model] || IN_PLACE.test(columns);
  if (isKept && !by.some(({ isReversed }) => isReversed)) return rows;
  return rows.toSorted((one, other) => {
    for (const { path, isReversed } of by) {
      const difference = compare(valueAt(tables, model, one, path), valueAt(tables, model, other, path), path);
      if (difference !== 0) return isReversed ? -difference : difference;
    }
    return 0;
  });
}

function valueAt(tables: CatalogTables, model: Model, row: Row, [key = '', ...rest]: readonly string[]): unknown {
  const relation = RELATIONS[model][key];
  if (!relation) return row[key];
  const found = relation.of(tables, row);
  return isList(found) || !found ? missing() : valueAt(tables, relation.model, found, rest);
}

function compare(one: unknown, other: unknown, path: readonly string[]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Of texts only ids sort alike here and in the database, where a language decides.
  if (typeof one !== 'string' || typeof other !== 'string' || !/id$/i.test(path.at(-1) ?? '')) throw new NotInMemory();
  return one < other ? -1 : Number(one > other);
}

function pageOf(rows: readonly Row[], { cursor, skip, take }: Row): readonly Row[] {
  if (cursor === undefined && skip === undefined && take === undefined) return rows;
  const count = typeof take === 'number' ? take : Number.POSITIVE_INFINITY;
  const ahead = count < 0 ? rows.toReversed() : rows;
  const start = cursor === undefined ? 0 : placeOf(ahead, cursor);
  if (start === -1) return [];
  const from = start + (typeof skip === 'number' ? skip : 0);
  const page = ahead.slice(from, from + Math.abs(count));
  return count < 0 ? page.toReversed() : page;
}

/** @param cursor - columns, or those of a key of several by its name. */
function placeOf(rows: readonly Row[], cursor: unknown): number {
  const columns = told(cursor).flatMap(([key, value]) => (isRecord(value) ? told(value) : [[key, value] as const]));
  return rows.findIndex((row) => columns.every(([key, value]) => row[key] === value));
}

function withRelations(tables: CatalogTables, model: Model, row: Row, { select, include }: Row): Row {
  const related: Record<string, unknown> = {};
  for (const [key, value] of [...told(select), ...told(include)]) {
    const relation = RELATIONS[model][key];
    if (value === false || (!relation && key in row)) continue;
    if (key === '_count') related[key] = countsOf(tables, model, row, value);
    else if (!relation) throw new NotInMemory();
    else related[key] = relatedTo(tables, relation, row, value);
  }
  // A copy: Pothos writes the type's name on what a node is resolved to.
  return { ...row, ...related };
}

function relatedTo(tables: CatalogTables, { model, of }: Relation, row: Row, query: unknown): Row | Row[] | null {
  const found = of(tables, row);
  if (isList(found)) return listed(tables, model, found, query);
  return found ? (listed(tables, model, [found], query)[0] ?? null) : null;
}

function countsOf(tables: CatalogTables, model: Model, row: Row, count: unknown): Row {
  const { select } = isRecord(count) ? count : {};
  const counts = told(select).map(([key, query]): [string, number] => {
    const relation = RELATIONS[model][key];
    const found = relation?.of(tables, row);
    if (!relation || !isList(found)) throw new NotInMemory();
    return [key, listed(tables, relation.model, found, query).length];
  });
  return Object.fromEntries(counts);
}
