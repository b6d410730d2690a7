import { Channel } from '../channel/channel.graphql';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { TooManyEntries } from '../kernel/refusals';
import { createPage, deletePage, reorderPages, updatePage } from './page.command';
import { Page } from './page.graphql';

const mutations = staffMutations(Page, { noun: 'page', permission: 'content' });

mutations.create(createPage, {
  description: 'Adds a page of text.',
  errors: [TooManyEntries],
  input: 'A new page; it goes behind the others.',
  fields: (t) => ({
    slug: t.string({ description: 'Its address; made from the title when left out or empty.' }),
    title: t.field({
      type: [LocalizedValueInput],
      required: true,
      description: 'The page’s heading, up to 120 characters.',
    }),
    body: t.field({ type: [LocalizedValueInput], description: 'HTML, up to 50,000 characters; it is sanitised.' }),
    seoDescription: t.field({ type: [LocalizedValueInput], description: 'Up to 300 characters.' }),
    isPublished: t.boolean({ description: 'A draft when left out.' }),
  }),
});

mutations.update(updatePage, {
  description: 'Changes a page of text.',
  fields: (t) => ({
    slug: t.string({ description: 'The old one then leads here; an empty one is made anew from the title.' }),
    title: t.field({
      type: [LocalizedValueInput],
      description: 'The page’s heading, in all languages; up to 120 characters.',
    }),
    body: t.field({ type: [LocalizedValueInput], description: 'All languages; HTML, up to 50,000 characters.' }),
    seoDescription: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 300 characters.' }),
    isPublished: t.boolean({ description: 'False makes it a draft.' }),
  }),
});

mutations.remove(deletePage, {
  description: 'Removes a page of text.',
});

mutations.reorder(reorderPages, {
  description: 'Puts pages in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the pages.',
});
