import { setImmediate as turn } from 'node:timers/promises';
import type { MenuDraft } from '../tables/menu-draft';
import { grouped, type MenuTables, type OptionGroupRow, type OptionRow, type VariantRow } from '../tables/menu-tables';
import { type FieldNames, TABLE_FIELDS, TREE_FIELDS } from './field-names';
import { type FoundProduct, findProducts } from './find-products';
import { mergeMenus } from './merge-menus';
import { mergeOptions } from './merge-options';
import { mergePlaces } from './merge-places';
import { mergeProduct } from './merge-product';
import { mergeRecommended, type Recommending } from './merge-recommended';
import { type MergeRules, MergeScope } from './merge-scope';
import { mergeVariants } from './merge-variants';

/** Entries that take some milliseconds together. */
const TURN = 50;

/** Goes through a long list, and lets the server answer others in between: a large file must not keep a shopper waiting. */
async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % TURN === TURN - 1) await turn();
    yield item;
  }
}

export interface MergedMenu {
  readonly tables: MenuTables;
  readonly scope: MergeScope;
}

interface MergedProducts {
  readonly variants: VariantRow[];
  readonly optionGroups: OptionGroupRow[];
  readonly options: OptionRow[];
  /** By the index of the found product; null for one with a fault. */
  readonly ids: (string | null)[];
  readonly recommending: Recommending[];
}

async function mergeProducts(
  scope: MergeScope,
  found: readonly FoundProduct[],
  { tables, names }: { readonly tables: MenuTables; readonly names: FieldNames },
): Promise<MergedProducts> {
  const variantsOf = grouped(tables.variants, ({ productId }) => productId);
  const groupsOf = grouped(tables.optionGroups, ({ productId }) => productId);
  const optionsOf = grouped(tables.options, ({ optionGroupId }) => optionGroupId);
  const taken = new Set([
    ...tables.products.map(({ slug }) => slug),
    ...found.flatMap(({ draft }) => draft.slug ?? []),
  ]);
  const next: MergedProducts = { variants: [], optionGroups: [], options: [], ids: [], recommending: [] };
  const options = (groupId: string) => optionsOf.get(groupId) ?? [];
  for await (const entry of inTurns(found)) {
    const { draft } = entry;
    const product = mergeProduct(scope, entry, { taken, names });
    next.ids.push(product?.id ?? null);
    if (!product) continue;
    scope.rows.set(product.id, draft.row);
    const owner = { productId: product.id, row: draft.row };
    const stored = variantsOf.get(product.id) ?? [];
    const groups = groupsOf.get(product.id) ?? [];
    next.recommending.push({ product, row: draft.row, slugs: draft.goesWellWith });
    next.variants.push(...mergeVariants(scope, owner, { drafts: draft.variants, stored, names }));
    const merged = draft.optionGroups
      ? mergeOptions(scope, owner, { drafts: draft.optionGroups, stored: { groups, optionsOf: options } })
      : { groups, options: groups.flatMap(({ id }) => options(id)) };
    next.optionGroups.push(...merged.groups);
    next.options.push(...merged.options);
  }
  return next;
}

/** Rows of products that the file does not have. */
function besides<Row>(rows: readonly Row[], ownerOf: (row: Row) => string, owners: ReadonlySet<string>): Row[] {
  return rows.filter((row) => owners.has(ownerOf(row)));
}

/**
 * The menu as it will be when the file is applied. What the file leaves out stays, unless the rules say otherwise.
 *
 * @param oldSlugs - ids of products by slugs that they carried once.
 */
export async function mergeMenu(
  tables: MenuTables,
  draft: MenuDraft,
  { rules, oldSlugs }: { readonly rules: MergeRules; readonly oldSlugs: ReadonlyMap<string, string> },
): Promise<MergedMenu> {
  const scope = new MergeScope(rules);
  const { found, indexes } = findProducts(scope, draft.products, { tables, oldSlugs });
  const names = rules.isOrdered ? TREE_FIELDS : TABLE_FIELDS;
  const next = await mergeProducts(scope, found, { tables, names });
  const named = new Set(found.flatMap(({ stored }) => stored?.id ?? []));
  const unnamed = rules.removesMissing ? [] : tables.products.filter(({ id }) => !named.has(id));
  const others = new Set(unnamed.map(({ id }) => id));
  const otherGroups = besides(tables.optionGroups, ({ productId }) => productId, others);
  const groupIds = new Set(otherGroups.map(({ id }) => id));
  const menus = draft.menus ? mergeMenus(scope, draft.menus, tables) : { ...tables, named: null };
  const present = [...unnamed, ...next.recommending.map(({ product }) => product)];
  const faultySlugs = new Set(
    found.flatMap(({ draft, stored }, index) => (next.ids[index] ? [] : [draft.slug ?? [], stored?.slug ?? []].flat())),
  );
  const recommending = mergeRecommended(scope, next.recommending, {
    products: present,
    oldSlugs,
    faultySlugs,
    nameOf: names.product,
  });
  const products = [...unnamed, ...recommending];
  return {
    scope,
    tables: {
      menus: menus.menus,
      categories: menus.categories,
      products,
      places: mergePlaces(scope, {
        stored: tables.places,
        categoryIds: menus.categories.map(({ id }) => id),
        named: menus.named,
        productIds: indexes.map((index) => next.ids[index] ?? null),
        kept: new Set(products.map(({ id }) => id)),
      }),
      variants: [...besides(tables.variants, ({ productId }) => productId, others), ...next.variants],
      optionGroups: [...otherGroups, ...next.optionGroups],
      options: [...besides(tables.options, ({ optionGroupId }) => optionGroupId, groupIds), ...next.options],
    },
  };
}
