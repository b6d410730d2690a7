import { CATEGORIES_LIMIT } from '../../../domain/catalog-limits';
import { isAllowedTo } from '../../access/caller';
import type { Category as CategoryRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import type { Context } from '../../graphql/context';
import { activeOrAsked, fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import type { CatalogTables } from '../read-model/catalog-tables';
import { Menu } from './menu.graphql';

/** Inactive categories, and those of inactive menus, are staff's own. */
export function seesCategory({ actor }: Context, catalog: CatalogTables, { isActive, menuId }: CategoryRow): boolean {
  return isAllowedTo(actor, 'catalog') || (isActive && catalog.menu(menuId)?.isActive === true);
}

export const Category = builder.node(builder.objectRef<CategoryRow>('Category'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id, context) => {
    const category = catalog.categories.get(id);
    return category && seesCategory(context, catalog, category) ? category : null;
  }),
  description: 'A part of a menu: “Soups”.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its part of the address, unique in its menu.' }),
    ...localizedFields(t, 'name'),
    icon: t.exposeString('icon', { nullable: true, description: 'The name of a food icon; null for none.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers see it.' }),
    productCount: t.int({
      description: 'How many products stand in it.',
      resolve: fromCatalog(({ placesOfCategory }, { id }) => placesOfCategory.get(id)?.length ?? 0),
    }),
    menu: t.field({
      type: Menu,
      description: 'The menu that it is a part of.',
      resolve: fromCatalog((catalog, category) => catalog.menuOf(category)),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Menu, 'categories', (t) =>
  t.field({
    type: [Category],
    description: `In the order that staff gave them, at most ${CATEGORIES_LIMIT}.`,
    size: menuSize('categories'),
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Those that shoppers don’t see too; only who may edit the catalog gets them.',
      }),
    },
    resolve: fromCatalog(({ categoriesOfMenu }, { id }, { includeInactive }, { actor }) =>
      (categoriesOfMenu.get(id) ?? []).filter(activeOrAsked(includeInactive && isAllowedTo(actor, 'catalog'))),
    ),
  }),
);
