import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { listSize } from '../../graphql/field-cost';
import { type StreetSuggestion, suggestStreets } from './street-suggestions.store';

const SIZES = { usual: 6, most: 10 };

const StreetSuggestionType = builder.objectRef<StreetSuggestion>('StreetSuggestion').implement({
  description: 'A street of the shop’s delivery areas, or a house of it.',
  fields: (t) => ({
    street: t.exposeString('street', { description: 'Name of the street, as the map has it.' }),
    house: t.exposeString('house', { nullable: true, description: 'The house’s number; null for the street itself.' }),
    latitude: t.float({
      nullable: true,
      description: 'Of the house, in degrees north: `updateCheckout` finds the area by it.',
      resolve: ({ place }) => place?.latitude ?? null,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Of the house, in degrees east.',
      resolve: ({ place }) => place?.longitude ?? null,
    }),
  }),
});

builder.queryField('streetSuggestions', (t) =>
  t.field({
    type: [StreetSuggestionType],
    size: (args) => listSize(args, SIZES),
    authScopes: { public: true },
    description: 'Streets and houses by what is typed, out of the file that the owner loaded: none without one.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'Words or their beginnings, in any alphabet, and the house’s number.',
      }),
      first: t.arg.int({ description: `How many, at most ${SIZES.most}. Defaults to ${SIZES.usual}.` }),
    },
    resolve: (_root, { query, ...args }, context) => {
      const channel = channelOf(context);
      const most = listSize(args, SIZES);
      if (channel.streetCount === 0) return [];
      return suggestStreets(context.db, {
        channelId: channel.id,
        query: query.slice(0, 100),
        most,
      });
    },
  }),
);

builder.prismaObjectFields('Channel', (t) => ({
  streetCount: t.exposeInt('streetCount', {
    authScopes: { public: true },
    description: 'How many streets `streetSuggestions` knows; 0 when the owner has loaded none.',
  }),
  streetsLoadedAt: t.expose('streetsLoadedAt', {
    type: 'DateTime',
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'When the file came that the streets are of; null when there is none, or it is not known.',
  }),
}));
