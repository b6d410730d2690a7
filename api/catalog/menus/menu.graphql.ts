import { isAllowedTo } from '../../access/caller';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';
import { IN_PLACE } from '../../kernel/in-place';
import { CATEGORIES_LIMIT, MENUS_LIMIT } from '../limits';

/** Inactive rows only for who may edit the catalog, and only when asked for. */
function active(includeInactive: boolean | null | undefined, { actor }: Pick<Context, 'actor'>) {
  return includeInactive && isAllowedTo(actor, 'catalog') ? {} : { isActive: true };
}

export const Menu = builder.prismaNode('Menu', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({
    id,
    channelId: channelOf(context).id,
    ...(isAllowedTo(context.actor, 'catalog') ? {} : { isActive: true }),
  }),
  nullable: true,
  description: 'What the shop sells, by categories. Shoppers see the first active one.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it can be the one that shoppers see.' }),
    categories: t.relation('categories', {
      description: `In the order that staff gave them, at most ${CATEGORIES_LIMIT}.`,
      size: menuSize('categories'),
      args: {
        includeInactive: t.arg.boolean({
          defaultValue: false,
          description: 'Those that shoppers don’t see too; only who may edit the catalog gets them.',
        }),
      },
      query: ({ includeInactive }, context) => ({ where: active(includeInactive, context), orderBy: IN_PLACE }),
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'menus', (t) =>
  t.relation('menus', {
    size: menuSize('menus'),
    description: `In the order that staff gave them, at most ${MENUS_LIMIT}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Those that are not active too; only who may edit the catalog gets them.',
      }),
    },
    query: ({ includeInactive }, context) => ({ where: active(includeInactive, context), orderBy: IN_PLACE }),
  }),
);
