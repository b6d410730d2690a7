import type { Reader } from '../../db/client';
import { IN_PLACE } from '../../kernel/in-place';

/** The id of the menu that the shop sells from: the first active one, as staff ordered them. */
export async function activeMenuId(db: Reader, channelId: string): Promise<string | null> {
  const where = { channelId, isActive: true };
  const menu = await db.menu.findFirst({ where, orderBy: IN_PLACE, select: { id: true } });
  return menu?.id ?? null;
}
