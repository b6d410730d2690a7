import { z } from 'zod';
import type { Caller } from '../access/caller';
import { reordered } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateCategoryInput, UpdateCategoryInput } from '../generated/inputs';
import type { Category, Menu } from '../generated/prisma/client';
import { textRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import { catalogWrite } from './catalog-write.command';
import { defaultText, slugRule, titleRule, versionedRule } from './input-rules';
import { ICON_LENGTH } from './limits';
import { categoryScope, insertCategory } from './new-category.store';
import { IN_PLACE, writePositions } from './positions.store';
import { claimSlug, dropRedirects, keepOldSlug } from './slug.store';

const iconRule = textRule({ minimum: 1, maximum: ICON_LENGTH }).refine((name) => /^[a-z0-9-]+$/.test(name));

const categoryFields = ({ channel }: Caller) =>
  z.strictObject({ name: titleRule(channel), slug: slugRule, icon: iconRule.nullable(), isActive: z.boolean() });

/** A new category goes behind the others of its menu. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createCategory(caller: Caller, input: CreateCategoryInput): Promise<Category> {
  const rule = categoryFields(caller).partial({ slug: true, icon: true, isActive: true }).extend({ menuId: z.guid() });
  const { slug: wantedSlug, ...data } = parseInput(rule, input, ['input']);
  return catalogWrite(caller, 'createCategory', (tx) => insertCategory(tx, caller.channel, { ...data, wantedSlug }));
}

/** Changes what the input names; an old slug goes on leading here. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateCategory(caller: Caller, input: UpdateCategoryInput): Promise<Category> {
  const rule = categoryFields(caller).partial().extend(versionedRule.shape);
  const { id, version, slug: wanted, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'updateCategory', async (tx) => {
    const stored = await tx.category.findFirst({ where: { id, channelId } });
    if (!stored) throw new NotFound();
    const scope = categoryScope(stored.menuId, caller.channel);
    const name = defaultText(data.name ?? stored.name, caller.channel);
    const slug = wanted === undefined ? stored.slug : await claimSlug(tx, scope, { wanted, name, ownerId: id });
    if (slug !== stored.slug) await keepOldSlug(tx, scope, stored.slug, id);
    return updateVersioned(
      tx.category.updateMany({
        where: { id, channelId, version },
        data: { ...data, slug, version: { increment: 1 } },
      }),
      () => tx.category.findFirst({ where: { id, channelId } }),
    );
  });
}

/** The products that stood in it stay. @throws {NotFound | Forbidden} */
export async function deleteCategory(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'deleteCategory', async (tx) => {
    const { count } = await tx.category.deleteMany({ where: { id, channelId } });
    if (count === 0) throw new NotFound();
    await dropRedirects(tx, channelId, [id]);
    return { typename: 'Category', id };
  });
}

/** Puts a menu's categories in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderCategories(caller: Caller, menuId: string, ids: readonly string[]): Promise<Menu> {
  return catalogWrite(caller, 'reorderCategories', async (tx) => {
    const menu = await tx.menu.findFirst({
      where: { id: menuId, channelId: caller.channel.id },
      include: { categories: { select: { id: true }, orderBy: IN_PLACE } },
    });
    if (!menu) throw new NotFound({}, ['input', 'menuId']);
    await writePositions(tx, 'Category', reordered(menu.categories, ids));
    return menu;
  });
}
