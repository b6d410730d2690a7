import { builder } from '../../graphql/builder';
import { readLocalized } from '../../graphql/localized-fields';
import type { STOPPED_KINDS, StoppedKind } from '../stop-list';
import { readStopList, type StoppedItem } from './stop-list.store';

const TYPE_NAMES: Readonly<Record<StoppedKind, string>> = { PRODUCT: 'Product', VARIANT: 'Variant', OPTION: 'Option' };

export const StoppedKindEnum = builder.enumType('StoppedKind', {
  description: 'What can be put on the stop list.',
  values: {
    PRODUCT: { description: 'A whole dish.' },
    VARIANT: { description: 'One size or kind of a dish.' },
    OPTION: { description: 'One choice of an option group.' },
  } as const satisfies Record<(typeof STOPPED_KINDS)[number], object>,
});

const StoppedItemType = builder.objectRef<StoppedItem>('StoppedItem').implement({
  description: 'Something that is on the stop list.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: StoppedKindEnum,
      description: 'Whether a product, a variant or an option is stopped.',
    }),
    itemId: t.globalID({
      description: 'The id of the product, variant or option: what puts it back on sale takes this.',
      resolve: ({ kind, id }) => ({ id, type: TYPE_NAMES[kind] }),
    }),
    id: t.globalID({
      deprecationReason: 'It is the id of what is stopped. Use `itemId`.',
      description: 'The same as `itemId`.',
      resolve: ({ kind, id }) => ({ id, type: TYPE_NAMES[kind] }),
    }),
    name: t.string({
      description: 'Its own, in the reader’s language; empty for the only variant of a dish.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    productId: t.globalID({
      description: 'The dish that it is, or belongs to.',
      resolve: ({ productId }) => ({ id: productId, type: 'Product' }),
    }),
    productName: t.string({
      description: 'Of that dish, in the reader’s language.',
      resolve: ({ productName }, _args, context) => readLocalized(productName, context),
    }),
    groupName: t.string({
      nullable: true,
      description: 'What an option is a choice of, in the reader’s language; null for the other kinds.',
      resolve: ({ groupName }, _args, context) => groupName && readLocalized(groupName, context),
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is back on sale by itself; null when staff have to put it back.',
    }),
  }),
});

builder.prismaObjectField('Channel', 'stopList', (t) =>
  t.field({
    type: [StoppedItemType],
    nullable: true,
    authScopes: { permission: 'stopList' },
    description:
      'All that staff have stopped at present: products, variants, options, each by name. What hangs on a stopped product is not named again.',
    resolve: ({ id }, _args, { db, now }) => readStopList(db, id, now()),
  }),
);
