import { z } from 'zod';
import type { Caller } from '../../access/caller';
import type { CreateMenuInput, ReorderMenusInput, UpdateMenuInput } from '../../generated/inputs';
import type { Menu } from '../../generated/prisma/client';
import { changeRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { orderedStaffEntity } from '../../staff-writes/staff-entity.command';
import { titleRule } from '../input-rules';
import { MENUS_LIMIT } from '../limits';
import { dropRedirects } from '../slug.store';

const menus = orderedStaffEntity({
  typename: 'Menu',
  permission: 'catalog',
  table: (tx) => tx.menu,
  limit: MENUS_LIMIT,
});

const menuFields = ({ channel }: Caller) => z.strictObject({ name: titleRule(channel), isActive: z.boolean() });

/** A new menu goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createMenu(caller: Caller, input: CreateMenuInput): Promise<Menu> {
  const data = parseInput(menuFields(caller).partial({ isActive: true }), input, ['input']);
  return menus.create(caller, async (tx) => tx.menu.create({ data: { ...data, ...(await menus.end(tx, caller)) } }));
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateMenu(caller: Caller, input: UpdateMenuInput): Promise<Menu> {
  const { id, version, ...change } = parseInput(changeRule(menuFields(caller)), input, ['input']);
  return menus.update(caller, { id, version, change });
}

/** Its categories go with it; the products that stood in them stay. @throws {NotFound | Forbidden} */
export async function deleteMenu(caller: Caller, id: string) {
  const channelId = caller.channel.id;
  return menus.remove(caller, id, async (tx) => {
    const categories = await tx.category.findMany({ where: { menuId: id, channelId }, select: { id: true } });
    await dropRedirects(
      tx,
      channelId,
      categories.map((category) => category.id),
    );
  });
}

/** Puts menus in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderMenus(caller: Caller, { ids }: ReorderMenusInput) {
  return menus.reorder(caller, ids);
}
