import { menu } from '../../../domain/entities/menu';
import { Channel } from '../../channel/channel.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { menus } from './menu.command';
import { Menu } from './menu.graphql';

staffMutations(Menu, { noun: 'menu', permission: 'catalog' }).described(menu, menus, {
  about: { name: '', isActive: 'Whether it can be the one that shoppers see' },
  create: { description: 'Adds a menu.' },
  update: { description: 'Changes a menu.' },
  remove: { description: 'Removes a menu with its categories; the products stay.' },
  reorder: { description: 'Puts menus in order; answers with the shop, whose list has changed.', answers: Channel },
});
