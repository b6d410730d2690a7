import { pathId } from '../kit/page/path-id';

/** The tree of menus and their categories. */
export const MENUS_PATH = '/command-center/menu';

export function menuPath(menuId: string): string {
  return `${MENUS_PATH}/${pathId(menuId)}`;
}

/** A category's page stands below its menu's. */
export function categoryPath(menuId: string, categoryId: string): string {
  return `${menuPath(menuId)}/category/${pathId(categoryId)}`;
}
