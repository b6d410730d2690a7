import { Channel } from '../../channel/channel.graphql';
import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { TooManyEntries } from '../../kernel/refusals';
import { TITLE_LENGTH } from '../limits';
import { createMenu, deleteMenu, reorderMenus, updateMenu } from './menu.command';
import { Menu } from './menu.graphql';

const mutations = staffMutations(Menu, { noun: 'menu', permission: 'catalog' });

mutations.create(createMenu, {
  description: 'Adds a menu.',
  errors: [TooManyEntries],
  input: 'A new menu; it goes behind the others.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: `Up to ${TITLE_LENGTH} characters.` }),
    isActive: t.boolean({ description: 'Whether shoppers can see the menu at once; true when left out.' }),
  }),
});

mutations.update(updateMenu, {
  description: 'Changes a menu.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `All languages; up to ${TITLE_LENGTH} characters.` }),
    isActive: t.boolean({ description: 'Whether it can be the one that shoppers see.' }),
  }),
});

mutations.remove(deleteMenu, {
  description: 'Removes a menu with its categories; the products stay.',
});

mutations.reorder(reorderMenus, {
  description: 'Puts menus in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the menus.',
});
