import { CATEGORIES_LIMIT, MENUS_LIMIT } from '../../../domain/catalog-limits';
import { slugFrom, uniqueSlug } from '../../catalog/slug';
import type { DraftCategory, DraftMenu } from '../tables/menu-draft';
import { type CategoryRow, grouped, type MenuRow, type MenuTables } from '../tables/menu-tables';
import { arranged, NO_PLACE } from './arrange';
import { matched } from './match';
import { entriesOf, isEqual, type MergeScope, nameKey, patched } from './merge-scope';

/** A category of the file with the row that it became. */
export interface MergedCategory {
  readonly draft: DraftCategory;
  readonly category: CategoryRow;
  /** Where a tree has it: `menus[1].categories[2]`. */
  readonly path: string;
}

function menuAt(scope: MergeScope, draft: DraftMenu, stored: MenuRow | null, path: string): MenuRow | null {
  const { locale, menuName, newId } = scope.rules;
  const base = stored ?? {
    id: '',
    name: draft.key ? { [locale]: draft.key } : menuName,
    isActive: true,
    position: NO_PLACE,
  };
  const next = { ...base, isActive: draft.isActive ?? base.isActive, name: patched(base.name, draft.name) };
  if (stored && isEqual(stored, next)) return stored;
  const input = { name: entriesOf(next.name), isActive: next.isActive };
  const data = scope.checked(scope.schemas.menu, input, {
    row: draft.row,
    nameOf: (field) => `${path}.${field.join('.')}`,
  });
  return data && { ...next, ...data, id: stored?.id ?? newId() };
}

interface CategoryPlace {
  readonly menuId: string;
  readonly taken: Set<string>;
  readonly path: string;
}

function categoryAt(
  scope: MergeScope,
  draft: DraftCategory,
  stored: CategoryRow | null,
  { menuId, taken, path }: CategoryPlace,
): CategoryRow | null {
  const { locale, newId } = scope.rules;
  // A table knows categories by their names, a tree by their slugs.
  const slug = draft.name ? draft.key : '';
  const name = draft.name ? {} : { [locale]: draft.key };
  const base = stored ?? { id: '', menuId, slug, name, icon: null, isActive: true, position: NO_PLACE };
  const { icon = base.icon, isActive = base.isActive } = draft;
  const next = { ...base, icon, isActive, name: patched(base.name, draft.name) };
  if (stored && isEqual(stored, next)) return stored;
  const input = { name: entriesOf(next.name), slug: next.slug, icon, isActive };
  const data = scope.checked(scope.schemas.category, input, {
    row: draft.row,
    nameOf: (field) => `${path}.${field.join('.')}`,
  });
  if (!data) return null;
  const free = data.slug || uniqueSlug(slugFrom(data.name[locale] ?? ''), taken, 'category');
  taken.add(free);
  return { ...next, ...data, slug: free, id: stored?.id ?? newId() };
}

function mergeCategories(
  scope: MergeScope,
  { drafts, stored }: { readonly drafts: readonly DraftCategory[]; readonly stored: readonly CategoryRow[] },
  { menuId, path }: { readonly menuId: string; readonly path: string },
): { list: CategoryRow[]; named: MergedCategory[] } {
  const { locale, isOrdered, removesMissing } = scope.rules;
  const known = matched(
    drafts,
    [...stored],
    [
      { draft: ({ key }) => key, row: ({ slug }) => slug },
      { draft: ({ key, name }) => (name ? null : key.toLowerCase()), row: ({ name }) => nameKey(name, locale) },
    ],
    { byOrder: false },
  );
  const claimed = drafts.flatMap(({ key, name }) => (name ? [key] : []));
  const taken = new Set([...stored.map(({ slug }) => slug), ...claimed]);
  const seen = new Set<string>();
  const named = drafts.flatMap((draft, index) => {
    const at = `${path}.categories[${index + 1}]`;
    if (seen.has(draft.key)) scope.fault(draft.row, `${at}.slug`, 'SLUG_TAKEN');
    seen.add(draft.key);
    const category = categoryAt(scope, draft, known[index] ?? null, { menuId, taken, path: at });
    if (category && draft.row !== null) scope.rows.set(category.id, draft.row);
    return category ? [{ draft, category, path: at }] : [];
  });
  const merged = named.map(({ category }) => category);
  const list = arranged(stored, merged, { isOrdered, removesMissing: removesMissing && isOrdered });
  if (list.length > CATEGORIES_LIMIT) {
    scope.fault(null, `${path}.categories`, 'TOO_MANY_ENTRIES', { maximum: CATEGORIES_LIMIT });
  }
  return { list, named };
}

/** Rows that name no menu are of the shop's first one, else of the file's: together with rows that name that one. */
function withoutUnnamed(drafts: readonly DraftMenu[], first: string | undefined): readonly DraftMenu[] {
  const unnamed = drafts.find(({ key, name }) => key === '' && !name);
  const isHome = ({ key }: DraftMenu) => key !== '' && key.toLowerCase() === (first ?? key).toLowerCase();
  const home = unnamed && drafts.find(isHome);
  if (!home) return drafts;
  const categories = new Map(home.categories.map((category) => [category.key.toLowerCase(), category]));
  for (const category of unnamed.categories) {
    const key = category.key.toLowerCase();
    const products = [...new Set([...(categories.get(key)?.products ?? []), ...category.products])].sort(
      (one, other) => one - other,
    );
    categories.set(key, { ...category, ...categories.get(key), products });
  }
  const whole = { ...home, categories: [...categories.values()] };
  return drafts.flatMap((draft) => (draft === unnamed ? [] : draft === home ? whole : draft));
}

/** The shop's menus and categories with what the file says of them; a table, which names few, takes none away. */
export function mergeMenus(scope: MergeScope, read: readonly DraftMenu[], tables: MenuTables) {
  const { locale, isOrdered, removesMissing } = scope.rules;
  const categories = grouped(tables.categories, ({ menuId }) => menuId);
  const [first] = tables.menus;
  const drafts = withoutUnnamed(read, first && (first.name[locale] ?? ''));
  const known = matched(
    drafts,
    [...tables.menus],
    [
      { draft: ({ key }) => nameKey({ [locale]: key }, locale), row: ({ name }) => nameKey(name, locale) },
      { draft: ({ key }) => (key ? null : (first?.id ?? null)), row: ({ id }) => id },
    ],
    { byOrder: false },
  );
  const named: MergedCategory[] = [];
  const lists = new Map<string, CategoryRow[]>();
  const merged = drafts.flatMap((draft, index) => {
    const path = `menus[${index + 1}]`;
    const menu = menuAt(scope, draft, known[index] ?? null, path);
    if (!menu) return [];
    const stored = categories.get(menu.id) ?? [];
    const result = mergeCategories(scope, { drafts: draft.categories, stored }, { menuId: menu.id, path });
    lists.set(menu.id, result.list);
    named.push(...result.named);
    return [menu];
  });
  const menus = arranged(tables.menus, merged, { isOrdered, removesMissing: removesMissing && isOrdered });
  if (menus.length > MENUS_LIMIT) scope.fault(null, 'menus', 'TOO_MANY_ENTRIES', { maximum: MENUS_LIMIT });
  return { menus, named, categories: menus.flatMap(({ id }) => lists.get(id) ?? categories.get(id) ?? []) };
}
