import { LINK_ICONS, type LinkIcon, toLinkIcon } from '../../domain/link-icons';
import { Channel } from '../channel/channel.graphql';
import { LinkPlacement } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { callerOf, channelOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { readEntries, readLocalized } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { LocalizedValue, LocalizedValueInput } from '../graphql/shared.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { createLink, deleteLink, LINKS_LIMIT, reorderLinks, updateLink } from './link.command';

const LinkPlacementEnum = builder.enumType('LinkPlacement', {
  description: 'Where links stand.',
  values: {
    [LinkPlacement.MAIN]: { description: 'The navigation at the top.' },
    [LinkPlacement.FOOTER]: { description: 'The navigation at the bottom.' },
    [LinkPlacement.SOCIAL]: { description: 'The row of social networks.' },
  },
});

const LinkIconEnum = builder.enumType('LinkIcon', {
  description: 'The icon of a link.',
  values: Object.fromEntries(
    LINK_ICONS.map((icon) => [icon.toUpperCase(), { value: icon, description: `The icon “${icon}”.` }]),
  ) as Record<string, { value: LinkIcon; description: string }>,
});

export const Link = builder.prismaNode('Link', {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  description: 'An entry of the shop’s navigation.',
  fields: (t) => ({
    placement: t.expose('placement', { type: LinkPlacementEnum, description: 'Where it stands.' }),
    name: t.string({
      description: 'In the reader’s language.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    nameTranslations: t.field({
      type: [LocalizedValue],
      description: 'The name in each language.',
      resolve: ({ name }) => readEntries(name),
    }),
    url: t.exposeString('url', { description: 'A path of this site, or an address with http, https, tel or mailto.' }),
    icon: t.field({
      type: LinkIconEnum,
      nullable: true,
      description: 'What is drawn beside the name, or in its place.',
      resolve: ({ icon }) => toLinkIcon(icon),
    }),
    opensInNewTab: t.exposeBoolean('opensInNewTab', { description: 'Whether it leaves this site open.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.prismaObjectField('Channel', 'links', (t) =>
  t.relation('links', {
    extensions: OF_CATALOG,
    description: `The navigation in the order that staff gave it, at most ${LINKS_LIMIT} a placement.`,
    args: { placement: t.arg({ type: LinkPlacementEnum, description: 'Only these.' }) },
    query: ({ placement }) => ({
      where: placement ? { placement } : {},
      orderBy: [{ placement: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    }),
  }),
);

const CreateLinkInput = builder.inputType('CreateLinkInput', {
  description: 'A new link; it goes behind the others of its placement.',
  fields: (t) => ({
    placement: t.field({ type: LinkPlacementEnum, required: true, description: 'Where it stands.' }),
    name: t.field({ type: [LocalizedValueInput], required: true, description: 'Up to 80 characters.' }),
    url: t.string({ required: true, description: 'A path, or an address with http, https, tel or mailto.' }),
    icon: t.field({ type: LinkIconEnum, description: 'None when left out.' }),
    opensInNewTab: t.boolean({ description: 'No when left out.' }),
  }),
});

const UpdateLinkInput = builder.inputType('UpdateLinkInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Link], required: true, description: 'Which link.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    placement: t.field({ type: LinkPlacementEnum, description: 'Another one puts it behind the others there.' }),
    name: t.field({ type: [LocalizedValueInput], description: 'All languages; up to 80 characters.' }),
    url: t.string({ description: 'A path, or an address with http, https, tel or mailto.' }),
    icon: t.field({ type: LinkIconEnum, description: 'Null for none.' }),
    opensInNewTab: t.boolean({ description: 'Whether it leaves this site open.' }),
  }),
});

const ReorderLinksInput = builder.inputType('ReorderLinksInput', {
  description: 'The new order of one placement’s links.',
  fields: (t) => ({
    placement: t.field({ type: LinkPlacementEnum, required: true, description: 'Which links.' }),
    ids: t.globalIDList({ for: [Link], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createLink: t.field({
    type: Link,
    description: 'Adds a link.',
    authScopes: { permission: 'content' },
    errors: { types: [InvalidInput, TooManyEntries] },
    args: { input: t.arg({ type: CreateLinkInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, context) => createLink(callerOf(context), input),
  }),
  updateLink: t.field({
    type: Link,
    description: 'Changes a link.',
    authScopes: { permission: 'content' },
    errors: { types: [InvalidInput, NotFound, Conflict, TooManyEntries] },
    args: { input: t.arg({ type: UpdateLinkInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateLink(callerOf(context), { ...input, id: input.id.id }),
  }),
  deleteLink: t.field({
    type: Deleted,
    description: 'Removes a link.',
    authScopes: { permission: 'content' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Link], required: true, description: 'Which link.' }) },
    resolve: (_root, { id }, context) => deleteLink(callerOf(context), id.id),
  }),
  reorderLinks: t.field({
    type: Channel,
    description: 'Puts links in order; answers with the shop, whose lists have changed.',
    authScopes: { permission: 'content' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderLinksInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { placement, ids } }, context) =>
      reorderLinks(
        callerOf(context),
        placement,
        ids.map(({ id }) => id),
      ),
  }),
}));
