import { page } from '../../domain/entities/page';
import { Channel } from '../channel/channel.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { createPage, deletePage, reorderPages, updatePage } from './page.command';
import { Page } from './page.graphql';

const commands = { create: createPage, update: updatePage, remove: deletePage, reorder: reorderPages };

staffMutations(Page, { noun: 'page', permission: 'content' }).described(page, commands, {
  about: {
    slug: 'Its address, made from the title when empty',
    title: 'The page’s heading',
    body: 'Sanitised HTML',
    seoDescription: 'What search engines show',
    isPublished: 'Whether others than its writers see it',
  },
  create: { description: 'Adds a page of text.' },
  update: { description: 'Changes a page of text; an old address then leads to the new one.' },
  remove: { description: 'Removes a page of text.' },
  reorder: { description: 'Puts pages in order; answers with the shop, whose list has changed.', answers: Channel },
});
