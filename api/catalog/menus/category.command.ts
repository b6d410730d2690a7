import { z } from 'zod';
import type { Caller } from '../../access/caller';
import { reordered, writePositions } from '../../db/ordered-list';
import type { CreateCategoryInput, ReorderCategoriesInput, UpdateCategoryInput } from '../../generated/inputs';
import type { Category, Menu } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { changeRule, textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { staffEntity } from '../../staff-writes/staff-entity.command';
import { defaultText, slugRule, titleRule } from '../input-rules';
import { ICON_LENGTH } from '../limits';
import { claimSlug, dropRedirects, keepOldSlug } from '../slug.store';
import { categoryScope, insertCategory } from './new-category.store';

const categories = staffEntity({
  typename: 'Category',
  permission: 'catalog',
  table: (tx) => tx.category,
});

const iconRule = textRule({ minimum: 1, maximum: ICON_LENGTH }).refine((name) => /^[a-z0-9-]+$/.test(name));

const categoryFields = ({ channel }: Caller) =>
  z.strictObject({ name: titleRule(channel), slug: slugRule, icon: iconRule.nullable(), isActive: z.boolean() });

/** A new category goes behind the others of its menu. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createCategory(caller: Caller, input: CreateCategoryInput): Promise<Category> {
  const rule = categoryFields(caller).partial({ slug: true, icon: true, isActive: true }).extend({ menuId: z.guid() });
  const { slug: wantedSlug, ...data } = parseInput(rule, input, ['input']);
  return categories.create(caller, (tx) => insertCategory(tx, caller.channel, { ...data, wantedSlug }));
}

/** Changes what the input names; an old slug goes on leading here. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateCategory(caller: Caller, input: UpdateCategoryInput): Promise<Category> {
  const { id, version, slug: wanted, ...change } = parseInput(changeRule(categoryFields(caller)), input, ['input']);
  return categories.update(caller, { id, version, change }, async (tx, stored) => {
    if (wanted === undefined) return;
    const scope = categoryScope(stored.menuId, caller.channel);
    const name = defaultText(change.name ?? stored.name, caller.channel);
    const slug = await claimSlug(tx, scope, { wanted, name, ownerId: id });
    if (slug !== stored.slug) await keepOldSlug(tx, scope, stored.slug, id);
    return { slug };
  });
}

/** The products that stood in it stay. @throws {NotFound | Forbidden} */
export async function deleteCategory(caller: Caller, id: string) {
  return categories.remove(caller, id, (tx) => dropRedirects(tx, caller.channel.id, [id]));
}

/** Puts a menu's categories in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderCategories(caller: Caller, { menuId, ids }: ReorderCategoriesInput): Promise<Menu> {
  return categories.write(caller, 'reorderCategories', async (tx) => {
    const menu = await tx.menu.findFirst({
      where: { id: menuId, channelId: caller.channel.id },
      include: { categories: { select: { id: true }, orderBy: IN_PLACE } },
    });
    if (!menu) throw new NotFound({}, ['input', 'menuId']);
    await writePositions(tx, 'Category', reordered(menu.categories, ids));
    return menu;
  });
}
