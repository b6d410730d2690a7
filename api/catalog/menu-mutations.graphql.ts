import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { TITLE_LENGTH } from './limits';
import { createMenu, deleteMenu, reorderMenus, updateMenu } from './menu.command';
import { Menu } from './menu.graphql';

const CreateMenuInput = builder.inputType('CreateMenuInput', {
  description: 'A new menu; it goes behind the others.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: `Up to ${TITLE_LENGTH} characters.` }),
    isActive: t.boolean({ description: 'Yes when left out.' }),
  }),
});

const UpdateMenuInput = builder.inputType('UpdateMenuInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Menu], required: true, description: 'Which menu.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.field({ type: [LocalizedValueInput], description: `All languages; up to ${TITLE_LENGTH} characters.` }),
    isActive: t.boolean({ description: 'Whether it can be the one that shoppers see.' }),
  }),
});

const ReorderMenusInput = builder.inputType('ReorderMenusInput', {
  description: 'The new order of the menus.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Menu], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createMenu: t.field({
    type: Menu,
    description: 'Adds a menu.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreateMenuInput, required: true, description: 'The menu.' }) },
    resolve: (_root, { input }, context) => createMenu(callerOf(context), input),
  }),
  updateMenu: t.field({
    type: Menu,
    description: 'Changes a menu.',
    authScopes: { permission: 'catalog' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateMenuInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateMenu(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteMenu: t.field({
    type: Deleted,
    description: 'Removes a menu with its categories; the products stay.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Menu], required: true, description: 'Which menu.' }) },
    resolve: (_root, { id }, context) => deleteMenu(callerOf(context), id.id),
  }),
  reorderMenus: t.field({
    type: Channel,
    description: 'Puts menus in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'catalog' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderMenusInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderMenus(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
