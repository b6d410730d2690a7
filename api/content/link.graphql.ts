import { link } from '../../domain/entities/link';
import { LINK_ICONS, type LinkIcon, toLinkIcon } from '../../domain/link-icons';
import { Channel } from '../channel/channel.graphql';
import { LinkPlacement, type Link as LinkRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { fromCatalog, nodeOf } from '../graphql/from-catalog';
import { localizedFields } from '../graphql/localized-fields';
import { menuSize } from '../graphql/menu-size';
import { OF_CATALOG } from '../graphql/of-catalog';
import { staffMutations } from '../graphql/staff-mutations';
import { links } from './link.command';

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

export const Link = builder.node(builder.objectRef<LinkRow>('Link'), {
  extensions: OF_CATALOG,
  id: { resolve: ({ id }) => id },
  loadWithoutCache: nodeOf(({ frame }, id) => frame.links.find((link) => link.id === id)),
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
    opensInNewTab: t.exposeBoolean('opensInNewTab', { description: 'Whether the link opens in a new tab.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'links', (t) =>
  t.field({
    type: [Link],
    size: menuSize('links'),
    extensions: OF_CATALOG,
    description: `The navigation in the order that staff gave it, at most ${link.limit} a placement.`,
    args: { placement: t.arg({ type: LinkPlacementEnum, description: 'Only the links in this place.' }) },
    resolve: fromCatalog(({ frame }, _shop, { placement }) =>
      placement ? frame.links.filter((link) => link.placement === placement) : frame.links,
    ),
  }),
);

staffMutations(Link, { noun: 'link', permission: 'content' }).described(link, links, {
  about: {
    placement: 'The part of the site where the link is shown',
    name: 'What the link is called',
    url: 'A path, or an address with http, https, tel or mailto',
    icon: 'The picture beside the link',
    opensInNewTab: 'Whether it opens in a new tab',
  },
  inputs: {
    placement: (t, options) => t.field({ type: LinkPlacementEnum, ...options }),
    icon: (t, options) => t.field({ type: LinkIconEnum, ...options }),
  },
  create: { description: 'Adds a link.' },
  update: { description: 'Changes a link; another placement puts it behind the others there.' },
  remove: { description: 'Removes a link.' },
  reorder: { description: 'Puts links in order; answers with the shop, whose lists have changed.', answers: Channel },
});
