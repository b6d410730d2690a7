import { MENUS_LIMIT } from '../../../domain/catalog-limits';
import { isAllowedTo } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import type { Menu as MenuRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { activeOrAsked, fromCatalog, nodeOf } from '../../graphql/from-catalog';
import { localizedFields } from '../../graphql/localized-fields';
import { menuSize } from '../../graphql/menu-size';
import { OF_CATALOG } from '../../graphql/of-catalog';

export const Menu = builder.node(builder.objectRef<MenuRow>('Menu'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf((catalog, id, { actor }) => {
    const menu = catalog.menu(id);
    return menu?.isActive || isAllowedTo(actor, 'catalog') ? menu : null;
  }),
  description: 'What the shop sells, by categories. Shoppers see the first active one.',
  fields: (t) => ({
    ...localizedFields(t, 'name'),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it can be the one that shoppers see.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'menus', (t) =>
  t.field({
    type: [Menu],
    size: menuSize('menus'),
    description: `In the order that staff gave them, at most ${MENUS_LIMIT}.`,
    args: {
      includeInactive: t.arg.boolean({
        defaultValue: false,
        description: 'Those that are not active too; only who may edit the catalog gets them.',
      }),
    },
    resolve: fromCatalog(({ frame }, _shop, { includeInactive }, { actor }) =>
      frame.menus.filter(activeOrAsked(includeInactive && isAllowedTo(actor, 'catalog'))),
    ),
  }),
);
