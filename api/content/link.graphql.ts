import { LINK_ICONS, type LinkIcon, toLinkIcon } from '../../domain/link-icons';
import { Channel } from '../channel/channel.graphql';
import { LinkPlacement } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { OF_CATALOG } from '../graphql/of-catalog';
import { LocalizedValueInput } from '../graphql/shared.graphql';
import { staffMutations } from '../graphql/staff-mutations';
import { TooManyEntries } from '../kernel/refusals';
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
    placement: t.expose('placement', { type: LinkPlacementEnum, description: 'The part of the site that shows it.' }),
    ...localizedFields(t, 'name'),
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
    size: menuSize('links'),
    extensions: OF_CATALOG,
    description: `The navigation in the order that staff gave it, at most ${LINKS_LIMIT} a placement.`,
    args: { placement: t.arg({ type: LinkPlacementEnum, description: 'Only the links in this place.' }) },
    query: ({ placement }) => ({
      where: placement ? { placement } : {},
      orderBy: [{ placement: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    }),
  }),
);

const mutations = staffMutations(Link, { noun: 'link', permission: 'content' });

mutations.create(createLink, {
  description: 'Adds a link.',
  errors: [TooManyEntries],
  input: 'A new link; it goes behind the others of its placement.',
  fields: (t) => ({
    placement: t.field({
      type: LinkPlacementEnum,
      required: true,
      description: 'The part of the site that shall show it.',
    }),
    name: t.field({
      type: [LocalizedValueInput],
      required: true,
      description: 'What the link is called, up to 80 characters.',
    }),
    url: t.string({ required: true, description: 'A path, or an address with http, https, tel or mailto.' }),
    icon: t.field({ type: LinkIconEnum, description: 'The picture beside the link; none when left out.' }),
    opensInNewTab: t.boolean({ description: 'No when left out.' }),
  }),
});

mutations.update(updateLink, {
  description: 'Changes a link.',
  errors: [TooManyEntries],
  fields: (t) => ({
    placement: t.field({ type: LinkPlacementEnum, description: 'Another one puts it behind the others there.' }),
    name: t.field({
      type: [LocalizedValueInput],
      description: 'What the link is called, in all languages; up to 80 characters.',
    }),
    url: t.string({ description: 'A path, or an address with http, https, tel or mailto.' }),
    icon: t.field({ type: LinkIconEnum, description: 'Null for none.' }),
    opensInNewTab: t.boolean({ description: 'Whether it leaves this site open.' }),
  }),
});

mutations.remove(deleteLink, {
  description: 'Removes a link.',
});

mutations.reorderWithin(reorderLinks, {
  description: 'Puts links in order; answers with the shop, whose lists have changed.',
  answers: Channel,
  input: 'The new order of one placement’s links.',
  fields: (t) => ({
    placement: t.field({
      type: LinkPlacementEnum,
      required: true,
      description: 'The part of the site whose links are put in order.',
    }),
  }),
});
