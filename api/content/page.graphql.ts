import { page } from '../../domain/entities/page';
import { isAllowedTo } from '../access/caller';
import { builder } from '../graphql/builder';
import { type Context, channelOf } from '../graphql/context';
import { localizedFields } from '../graphql/localized-fields';
import { IN_PLACE } from '../kernel/in-place';

/** Drafts are for those who write them. */
function shownTo({ actor }: Context): { isPublished?: true } {
  return isAllowedTo(actor, 'content') ? {} : { isPublished: true };
}

export const Page = builder.prismaNode('Page', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id, ...shownTo(context) }),
  nullable: true,
  description: 'A page of text, such as “About us”.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its address, under `/`.' }),
    ...localizedFields(t, 'title'),
    ...localizedFields(
      t,
      'body',
      'HTML in the reader’s language, sanitised: it can be shown as it is.',
      'The body in each language, sanitised HTML.',
    ),
    ...localizedFields(
      t,
      'seoDescription',
      'What search engines show, in the reader’s language.',
      'The description for search engines in each language.',
    ),
    isPublished: t.exposeBoolean('isPublished', { description: 'False for a draft, which only its writers see.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the page last changed.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.queryField('page', (t) =>
  t.prismaField({
    type: Page,
    nullable: true,
    authScopes: { public: true },
    description: 'The published page of this slug; those who write pages get drafts too. Null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'Its address, without the slash.' }) },
    resolve: (query, _root, { slug }, context) =>
      context.db.page.findFirst({ ...query, where: { slug, channelId: channelOf(context).id, ...shownTo(context) } }),
  }),
);

builder.prismaObjectField('Channel', 'pages', (t) =>
  t.relation('pages', {
    size: page.limit,
    description: `Pages of text, in the order that staff gave them, at most ${page.limit}.`,
    args: {
      includeDrafts: t.arg.boolean({
        defaultValue: false,
        description: 'Whether to include drafts. Only those who write pages get them.',
      }),
    },
    query: ({ includeDrafts }, context) => ({
      where: includeDrafts ? shownTo(context) : { isPublished: true },
      orderBy: IN_PLACE,
    }),
  }),
);
