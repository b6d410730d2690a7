import { LINK_ICONS } from '../link-icons';
import type { Entity } from './entity';

/** An entry of the site's navigation. */
export const link = {
  typename: 'Link',
  // More would not fit into any menu.
  limit: 50,
  within: 'placement',
  fields: {
    placement: { kind: 'choice', values: ['MAIN', 'FOOTER', 'SOCIAL'], isRequired: true },
    name: { kind: 'localized', maximum: 80, isRequired: true },
    url: { kind: 'address', maximum: 2048, isRequired: true },
    icon: { kind: 'choice', values: LINK_ICONS, isNullable: true },
    opensInNewTab: { kind: 'flag', initial: false },
  },
} as const satisfies Entity;
