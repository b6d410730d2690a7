import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { createCategory, deleteCategory, reorderCategories, updateCategory } from './category.command';
import { Category } from './category.graphql';
import { ICON_LENGTH, TITLE_LENGTH } from './limits';
import { Menu } from './menu.graphql';

const ICON = `The name of a food icon, lower case with hyphens, up to ${ICON_LENGTH} characters; null for none.`;

const CreateCategoryInput = builder.inputType('CreateCategoryInput', {
  description: 'A new category; it goes behind the others of its menu.',
  fields: (t) => ({
    menuId: t.globalID({ for: [Menu], required: true, description: 'The menu that it is a part of.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: `Up to ${TITLE_LENGTH} characters.` }),
    slug: t.string({ description: 'Made from the name when left out.' }),
    icon: t.string({ description: ICON }),
    isActive: t.boolean({ description: 'Yes when left out.' }),
  }),
});

const UpdateCategoryInput = builder.inputType('UpdateCategoryInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Category], required: true, description: 'Which category.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages; up to ${TITLE_LENGTH} characters.` }),
    slug: t.string({ description: 'The old one will lead here; null makes it from the name.' }),
    icon: t.string({ description: ICON }),
    isActive: t.boolean({ description: 'Whether shoppers see it.' }),
  }),
});

const ReorderCategoriesInput = builder.inputType('ReorderCategoriesInput', {
  description: 'The new order of a menu’s categories.',
  fields: (t) => ({
    menuId: t.globalID({ for: [Menu], required: true, description: 'Whose categories.' }),
    ids: t.globalIDList({ for: [Category], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createCategory: t.field({
    type: Category,
    description: 'Adds a category to a menu.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, TooManyEntries] },
    args: { input: t.arg({ type: CreateCategoryInput, required: true, description: 'The category.' }) },
    resolve: (_root, { input }, context) => createCategory(callerOf(context), { ...input, menuId: input.menuId.id }),
  }),
  updateCategory: t.field({
    type: Category,
    description: 'Changes a category.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateCategoryInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateCategory(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteCategory: t.field({
    type: Deleted,
    description: 'Removes a category; its products stay.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Category], required: true, description: 'Which category.' }) },
    resolve: (_root, { id }, context) => deleteCategory(callerOf(context), id.id),
  }),
  reorderCategories: t.field({
    type: Menu,
    description: 'Puts a menu’s categories in order.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderCategoriesInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { menuId, ids } }, context) =>
      reorderCategories(
        callerOf(context),
        menuId.id,
        ids.map(({ id }) => id),
      ),
  }),
}));
