import type { Localized } from '../../../domain/localized';
import type { Transaction } from '../../db/client';
import { positionAtEnd } from '../../db/ordered-list';
import type { Category, Channel, Prisma } from '../../generated/prisma/client';
import { NotFound } from '../../kernel/refusals';
import { message } from '../../messages/messages';
import { defaultText } from '../input-rules';
import { CATEGORIES_LIMIT, MENUS_LIMIT } from '../limits';
import { claimSlug, type SlugScope } from '../slug.store';
import { activeMenuId } from './active-menu.store';

/** Slugs of categories are unique in their menu. */
export function categoryScope(menuId: string, { id }: Pick<Channel, 'id'>): SlugScope {
  return { channelId: id, kind: 'CATEGORY', scopeId: menuId };
}

interface NewCategory extends Pick<Prisma.CategoryUncheckedCreateInput, 'icon' | 'isActive'> {
  readonly menuId: string;
  readonly name: Localized;
  /** As staff typed it; made from the name when there is none. */
  readonly wantedSlug?: string | null | undefined;
}

/** Puts a new category behind the others of its menu. @throws {NotFound | TooManyEntries} */
export async function insertCategory(
  tx: Transaction,
  channel: Channel,
  { wantedSlug, ...data }: NewCategory,
): Promise<Category> {
  const { menuId, name } = data;
  const menu = await tx.menu.findFirst({
    where: { id: menuId, channelId: channel.id },
    select: { categories: { select: { position: true } } },
  });
  if (!menu) throw new NotFound({}, ['input', 'menuId']);
  const position = positionAtEnd(menu.categories, CATEGORIES_LIMIT);
  const slug = await claimSlug(tx, categoryScope(menuId, channel), {
    wanted: wantedSlug,
    name: defaultText(name, channel),
  });
  return tx.category.create({ data: { ...data, channelId: channel.id, slug, position } });
}

/** The menu that shoppers see; a first one is made where the shop has none. @throws {TooManyEntries} */
export async function menuForShoppers(tx: Transaction, { id: channelId }: Channel): Promise<string> {
  const active = await activeMenuId(tx, channelId);
  if (active !== null) return active;
  const others = await tx.menu.findMany({ where: { channelId }, select: { position: true } });
  const name = { en: message('en', 'MENU_NAME', {}), ru: message('ru', 'MENU_NAME', {}) };
  const position = positionAtEnd(others, MENUS_LIMIT);
  return (await tx.menu.create({ data: { channelId, name, position }, select: { id: true } })).id;
}
