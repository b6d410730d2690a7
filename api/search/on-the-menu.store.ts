import { activeMenuId } from '../catalog/active-menu.store';
import type { Reader } from '../db/client';
import type { Prisma } from '../generated/prisma/client';

/** Which products shoppers see now: whatever an index or a sum has said, what has left the menu is not shown. */
export async function onTheMenu(db: Reader, channelId: string): Promise<Prisma.ProductWhereInput> {
  const menuId = await activeMenuId(db, channelId);
  if (menuId === null) return { id: { in: [] } };
  return { channelId, categories: { some: { category: { menuId, isActive: true } } } };
}
