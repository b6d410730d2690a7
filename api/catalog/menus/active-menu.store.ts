import type { Reader } from '../../db/client';
import type { Menu, Prisma } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';

/** Menus as staff ordered them: the active one that comes first is what the shop sells from. */
export const MENU_ORDER = IN_PLACE satisfies Prisma.MenuOrderByWithRelationInput[];

/** The first active menu; null puts the shop on maintenance. */
export async function activeMenu(db: Reader, channelId: string): Promise<Menu | null> {
  return db.menu.findFirst({ where: { channelId, isActive: true }, orderBy: MENU_ORDER });
}

/** The active menu's id alone, for reads that need nothing else of it. */
export async function activeMenuId(db: Reader, channelId: string): Promise<string | null> {
  const menu = await db.menu.findFirst({
    where: { channelId, isActive: true },
    orderBy: MENU_ORDER,
    select: { id: true },
  });
  return menu?.id ?? null;
}
