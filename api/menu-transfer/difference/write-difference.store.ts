import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { Prisma } from '../../generated/prisma/client';
import type { TableName } from '../tables/menu-tables';
import type { MenuDifference, TableDifference } from './difference';

/** Rows of one statement: enough to be quick, few enough that no statement takes long. */
const CHUNK = 2_000;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly hasUpdatedAt: boolean;
  readonly hasChannel: boolean;
}

const TABLES: Readonly<Record<Exclude<TableName, 'places'>, Table>> = {
  menus: { name: 'Menu', columns: ['name', 'isActive', 'position'], hasUpdatedAt: true, hasChannel: true },
  categories: {
    name: 'Category',
    columns: ['menuId', 'slug', 'name', 'icon', 'isActive', 'position'],
    hasUpdatedAt: true,
    hasChannel: true,
  },
  products: {
    name: 'Product',
    columns: [
      ...['slug', 'name', 'description', 'isAvailable', 'calories', 'protein', 'fat', 'carbohydrate'],
      ...['tags', 'allergens', 'taxClass', 'goesWellWithIds'],
    ],
    hasUpdatedAt: true,
    hasChannel: true,
  },
  variants: {
    name: 'Variant',
    columns: ['productId', 'name', 'price', 'weight', 'unit', 'sku', 'isAvailable', 'position'],
    hasUpdatedAt: true,
    hasChannel: false,
  },
  optionGroups: {
    name: 'OptionGroup',
    columns: ['productId', 'name', 'sku', 'minimum', 'maximum', 'position'],
    hasUpdatedAt: false,
    hasChannel: false,
  },
  options: {
    name: 'Option',
    columns: [
      ...['optionGroupId', 'name', 'kind', 'sku', 'priceDifference', 'isAvailable', 'position'],
      ...['calories', 'protein', 'fat', 'carbohydrate', 'allergens'],
    ],
    hasUpdatedAt: false,
    hasChannel: false,
  },
};

/** Parents before what belongs to them. */
const ORDER = ['menus', 'categories', 'products', 'variants', 'optionGroups', 'options'] as const;

const quoted = (columns: readonly string[]) => Prisma.raw(columns.map((column) => `"${column}"`).join(', '));
const table = (name: string) => Prisma.raw(`"${name}"`);

function chunked<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

async function insert(tx: Transaction, channelId: string, { name, columns, ...has }: Table, rows: readonly object[]) {
  const times = has.hasUpdatedAt ? ['updatedAt'] : [];
  const owner = has.hasChannel ? ['channelId'] : [];
  const all = ['id', ...owner, ...columns, ...times];
  for (const chunk of chunked(rows)) {
    const now = new Date();
    const data = JSON.stringify(chunk.map((row) => ({ ...row, channelId, updatedAt: now })));
    await sql(tx).execute`
      insert into ${table(name)} (${quoted(all)})
      select ${quoted(all)} from jsonb_populate_recordset(null::${table(name)}, ${data}::jsonb)`;
  }
}

async function update(tx: Transaction, { name, columns, hasUpdatedAt }: Table, rows: readonly object[]) {
  const sets = columns.map((column) => `"${column}" = "next"."${column}"`);
  const times = hasUpdatedAt ? ', "updatedAt" = now()' : '';
  for (const chunk of chunked(rows)) {
    await sql(tx).execute`
      update ${table(name)} as "row" set ${Prisma.raw(sets.join(', '))}, "version" = "row"."version" + 1${Prisma.raw(times)}
      from jsonb_populate_recordset(null::${table(name)}, ${JSON.stringify(chunk)}::jsonb) as "next"
      where "row"."id" = "next"."id"`;
  }
}

async function remove(tx: Transaction, { name }: Table, rows: readonly { readonly id: string }[]) {
  for (const chunk of chunked(rows)) {
    const ids = chunk.map(({ id }) => id);
    await sql(tx).execute`delete from ${table(name)} where "id" = any(${ids}::uuid[])`;
  }
}

async function writePlaces(tx: Transaction, { created, changed, removed }: MenuDifference['places']) {
  const data = (rows: readonly object[]) => JSON.stringify(rows);
  for (const chunk of chunked(removed)) {
    await sql(tx).execute`
      delete from "CategoryProduct" as "row"
      using jsonb_populate_recordset(null::"CategoryProduct", ${data(chunk)}::jsonb) as "old"
      where "row"."categoryId" = "old"."categoryId" and "row"."productId" = "old"."productId"`;
  }
  const set = [...created, ...changed.map(({ after }) => after)];
  for (const chunk of chunked(set)) {
    await sql(tx).execute`
      insert into "CategoryProduct" ("categoryId", "productId", "position")
      select "categoryId", "productId", "position"
      from jsonb_populate_recordset(null::"CategoryProduct", ${data(chunk)}::jsonb)
      on conflict ("categoryId", "productId") do update set "position" = excluded."position"`;
  }
}

/** A slug that something new carries leads nowhere else, and nothing leads to what is gone. */
async function tidyRedirects(tx: Transaction, channelId: string, { products, categories }: MenuDifference) {
  const gone = [...products.removed, ...categories.removed].map(({ id }) => id);
  const slugs = products.created.map(({ slug }) => slug);
  await tx.slugRedirect.deleteMany({
    where: { channelId, OR: [{ targetId: { in: gone } }, { kind: 'PRODUCT', slug: { in: slugs } }] },
  });
  const places = JSON.stringify(categories.created.map(({ menuId, slug }) => ({ menuId, slug })));
  await sql(tx).execute`
    delete from "SlugRedirect" using jsonb_populate_recordset(null::"Category", ${places}::jsonb) as "made"
    where "SlugRedirect"."kind" = 'CATEGORY' and "SlugRedirect"."scopeId" = "made"."menuId"
      and "SlugRedirect"."slug" = "made"."slug"`;
}

/** Writes a menu's difference, some thousand rows a statement. */
export async function writeDifference(tx: Transaction, channelId: string, difference: MenuDifference): Promise<void> {
  const each = async (write: (table: Table, rows: TableDifference<{ readonly id: string }>) => Promise<void>) => {
    for (const name of ORDER) await write(TABLES[name], difference[name]);
  };
  // What goes makes room first: a slug that a removed category held may be a new one's.
  await each((table, { removed }) => remove(tx, table, removed));
  await each((table, { created }) => insert(tx, channelId, table, created));
  await each((table, { changed }) =>
    update(
      tx,
      table,
      changed.map(({ after }) => after),
    ),
  );
  await writePlaces(tx, difference.places);
  await tidyRedirects(tx, channelId, difference);
}
