import { category } from '../../../domain/entities/category';
import { staffMutations } from '../../graphql/staff-mutations';
import { categories } from './category.command';
import { Category } from './category.graphql';
import { Menu } from './menu.graphql';

staffMutations(Category, { noun: 'category', permission: 'catalog', plural: category.plural }).described(
  category,
  categories,
  {
    about: {
      menuId: 'The menu that it is a part of',
      name: '',
      slug: 'Its part of the address, made from the name when empty',
      icon: 'The name of a food icon, lower case with hyphens',
      isActive: 'Whether shoppers see it',
    },
    inputs: { menuId: (t, options) => t.globalID({ for: [Menu], ...options }) },
    create: { description: 'Adds a category to a menu.' },
    update: { description: 'Changes a category; an old address then leads to the new one.' },
    remove: { description: 'Removes a category; its products stay.' },
    reorder: { description: 'Puts a menu’s categories in order.', answers: Menu },
  },
);
