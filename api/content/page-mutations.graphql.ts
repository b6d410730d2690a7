import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { createPage, deletePage, reorderPages, updatePage } from './page.command';
import { Page } from './page.graphql';

const CreatePageInput = builder.inputType('CreatePageInput', {
  description: 'A new page; it goes behind the others.',
  fields: (t) => ({
    slug: t.string({ description: 'Its address; made from the title when left out or empty.' }),
    title: t.field({ type: [LocalizedValueInput], required: true, description: 'Up to 120 characters.' }),
    body: t.field({ type: [LocalizedValueInput], description: 'HTML, up to 50,000 characters; it is sanitised.' }),
    seoDescription: t.field({ type: [LocalizedValueInput], description: 'Up to 300 characters.' }),
    isPublished: t.boolean({ description: 'A draft when left out.' }),
  }),
});

const UpdatePageInput = builder.inputType('UpdatePageInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Page], required: true, description: 'Which page.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    slug: t.string({ description: 'The old one then leads here; an empty one is made anew from the title.' }),
    title: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 120 characters.' }),
    body: t.field({ type: [LocalizedValueInput], description: 'All languages; HTML, up to 50,000 characters.' }),
    seoDescription: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 300 characters.' }),
    isPublished: t.boolean({ description: 'False makes it a draft.' }),
  }),
});

const ReorderPagesInput = builder.inputType('ReorderPagesInput', {
  description: 'The new order of the pages.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Page], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createPage: t.field({
    type: Page,
    description: 'Adds a page of text.',
    authScopes: { permission: 'content' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreatePageInput, required: true, description: 'The page.' }) },
    resolve: (_root, { input }, context) => createPage(callerOf(context), input),
  }),
  updatePage: t.field({
    type: Page,
    description: 'Changes a page of text.',
    authScopes: { permission: 'content' },
    errors: { types: [InvalidInput, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdatePageInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updatePage(callerOf(context), { ...input, id: input.id.id }),
  }),
  deletePage: t.field({
    type: Deleted,
    description: 'Removes a page of text.',
    authScopes: { permission: 'content' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Page], required: true, description: 'Which page.' }) },
    resolve: (_root, { id }, context) => deletePage(callerOf(context), id.id),
  }),
  reorderPages: t.field({
    type: Channel,
    description: 'Puts pages in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'content' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderPagesInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderPages(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
