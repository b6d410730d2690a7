import { isAllowedTo } from '../../access/caller';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { localizedFields } from '../../graphql/localized-fields';
import { OF_CATALOG } from '../../graphql/of-catalog';

/** Inactive categories, and those of inactive menus, are staff's own. */
export function shownCategories({ actor }: Pick<Context, 'actor'>) {
  return isAllowedTo(actor, 'catalog') ? {} : { isActive: true, menu: { isActive: true } };
}

export const Category = builder.prismaNode('Category', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id, ...shownCategories(context) }),
  nullable: true,
  description: 'A part of a menu: “Soups”.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its part of the address, unique in its menu.' }),
    ...localizedFields(t, 'name'),
    icon: t.exposeString('icon', { nullable: true, description: 'The name of a food icon; null for none.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether shoppers see it.' }),
    productCount: t.relationCount('products', { description: 'How many products stand in it.' }),
    menu: t.relation('menu', { description: 'The menu that it is a part of.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});
