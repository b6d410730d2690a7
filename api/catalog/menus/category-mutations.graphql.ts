import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { ICON_LENGTH, TITLE_LENGTH } from '../limits';
import { createCategory, deleteCategory, reorderCategories, updateCategory } from './category.command';
import { Category } from './category.graphql';
import { Menu } from './menu.graphql';

const ICON = `The name of a food icon, lower case with hyphens, up to ${ICON_LENGTH} characters; null for none.`;

const mutations = staffMutations(Category, { noun: 'category', permission: 'catalog', plural: 'Categories' });

mutations.create(createCategory, {
  description: 'Adds a category to a menu.',
  errors: [NotFound, TooManyEntries],
  input: 'A new category; it goes behind the others of its menu.',
  fields: (t) => ({
    menuId: t.globalID({ for: [Menu], required: true, description: 'The menu that it is a part of.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: `Up to ${TITLE_LENGTH} characters.` }),
    slug: t.string({ description: 'Made from the name when left out.' }),
    icon: t.string({ description: ICON }),
    isActive: t.boolean({ description: 'Whether shoppers see the category at once; true when left out.' }),
  }),
});

mutations.update(updateCategory, {
  description: 'Changes a category.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `All languages; up to ${TITLE_LENGTH} characters.` }),
    slug: t.string({ description: 'The old one will lead here; null makes it from the name.' }),
    icon: t.string({ description: ICON }),
    isActive: t.boolean({ description: 'Whether shoppers see it.' }),
  }),
});

mutations.remove(deleteCategory, {
  description: 'Removes a category; its products stay.',
});

mutations.reorderWithin(reorderCategories, {
  description: 'Puts a menu’s categories in order.',
  answers: Menu,
  input: 'The new order of a menu’s categories.',
  fields: (t) => ({
    menuId: t.globalID({ for: [Menu], required: true, description: 'The menu whose categories are put in order.' }),
  }),
});
