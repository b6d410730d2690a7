import { z } from 'zod';
import type { Caller } from '../access/caller';
import { positionAtEnd, reordered } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateMenuInput, UpdateMenuInput } from '../generated/inputs';
import type { Channel, Menu } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import { catalogWrite } from './catalog-write.command';
import { titleRule, versionedRule } from './input-rules';
import { MENUS_LIMIT } from './limits';
import { IN_PLACE, writePositions } from './positions.store';
import { dropRedirects } from './slug.store';

const menuFields = ({ channel }: Caller) => z.strictObject({ name: titleRule(channel), isActive: z.boolean() });

/** A new menu goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createMenu(caller: Caller, input: CreateMenuInput): Promise<Menu> {
  const data = parseInput(menuFields(caller).partial({ isActive: true }), input, ['input']);
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'createMenu', async (tx) => {
    const others = await tx.menu.findMany({ where: { channelId }, select: { position: true } });
    return tx.menu.create({ data: { ...data, channelId, position: positionAtEnd(others, MENUS_LIMIT) } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateMenu(caller: Caller, input: UpdateMenuInput): Promise<Menu> {
  const rule = menuFields(caller).partial().extend(versionedRule.shape);
  const { id, version, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'updateMenu', (tx) =>
    updateVersioned(
      tx.menu.updateMany({ where: { id, channelId, version }, data: { ...data, version: { increment: 1 } } }),
      () => tx.menu.findFirst({ where: { id, channelId } }),
    ),
  );
}

/** Its categories go with it; the products that stood in them stay. @throws {NotFound | Forbidden} */
export async function deleteMenu(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'deleteMenu', async (tx) => {
    const categories = await tx.category.findMany({ where: { menuId: id, channelId }, select: { id: true } });
    const { count } = await tx.menu.deleteMany({ where: { id, channelId } });
    if (count === 0) throw new NotFound();
    await dropRedirects(
      tx,
      channelId,
      categories.map((category) => category.id),
    );
    return { typename: 'Menu', id };
  });
}

/** Puts menus in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderMenus(caller: Caller, ids: readonly string[]): Promise<Channel> {
  return catalogWrite(caller, 'reorderMenus', async (tx) => {
    const menus = await tx.menu.findMany({ where: { channelId: caller.channel.id }, orderBy: IN_PLACE });
    await writePositions(tx, 'Menu', reordered(menus, ids));
    return caller.channel;
  });
}
