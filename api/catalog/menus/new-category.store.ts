import { category } from '../../../domain/entities/category';
import { menu } from '../../../domain/entities/menu';
import type { Localized } from '../../../domain/localized';
import type { Transaction } from '../../db/client';
import { positionAtEnd } from '../../db/ordered-list';
import type { Channel } from '../../generated/prisma/client';
import { message } from '../../messages/messages';
import { defaultText } from '../input-rules';
import { claimSlug, type SlugScope } from '../slug.store';
import { activeMenuId } from './active-menu.store';

/** Slugs of categories are unique in their menu. */
export function categoryScope(menuId: string, { id }: Pick<Channel, 'id'>): SlugScope {
  return { channelId: id, kind: 'CATEGORY', scopeId: menuId };
}

/** Puts a new category behind the others of the menu that shoppers see. @returns its id. @throws {TooManyEntries} */
export async function addCategory(tx: Transaction, channel: Channel, name: Localized): Promise<string> {
  const menuId = await menuForShoppers(tx, channel);
  const others = await tx.category.findMany({ where: { menuId }, select: { position: true } });
  const position = positionAtEnd(others, category.limit);
  const slug = await claimSlug(tx, categoryScope(menuId, channel), { name: defaultText(name, channel) });
  const data = { channelId: channel.id, menuId, name, slug, position };
  return (await tx.category.create({ data, select: { id: true } })).id;
}

/** The menu that shoppers see; a first one is made where the shop has none. @throws {TooManyEntries} */
async function menuForShoppers(tx: Transaction, { id: channelId }: Channel): Promise<string> {
  const active = await activeMenuId(tx, channelId);
  if (active !== null) return active;
  const others = await tx.menu.findMany({ where: { channelId }, select: { position: true } });
  const name = { en: message('en', 'MENU_NAME', {}), ru: message('ru', 'MENU_NAME', {}) };
  const position = positionAtEnd(others, menu.limit);
  return (await tx.menu.create({ data: { channelId, name, position }, select: { id: true } })).id;
}
