import { OPTIONS_LIMIT } from '../../../domain/catalog-limits';
import { SoldOutPart } from '../../catalog/stops/sold-out-part.graphql';
import { builder } from '../../graphql/builder';
import { sizeForShopper } from '../../graphql/field-cost';
import { readLocalized } from '../../graphql/localized-fields';
import { inShopCurrency } from '../../graphql/refusal.graphql';
import { Money } from '../../graphql/shared.graphql';
import type { LineChange } from '../pricing/price-changes';

const LineChangeKind = builder.enumType('LineChangeKind', {
  description: 'What happened to a line since the shopper last looked.',
  values: {
    PRICE: { description: 'It costs something else now.' },
    SOLD_OUT: { description: 'It, or an option of it, is sold out.' },
    OPTIONS: { description: 'The dish is made with other options now: its line’s `problems` say which.' },
    GONE: { description: 'The menu no longer has the dish.' },
  },
});

export const LineChangeType = builder.objectRef<LineChange>('LineChange').implement({
  description: 'What happened to one line since the shopper last looked.',
  fields: (t) => ({
    lineId: t.globalID({
      description: 'Of the line.',
      resolve: ({ lineId }) => ({ id: lineId, type: 'CheckoutLine' }),
    }),
    kind: t.expose('kind', { type: LineChangeKind, description: 'What has changed.' }),
    productName: t.string({
      description: 'Of the dish, in the reader’s language.',
      resolve: ({ productName }, _args, context) => readLocalized(productName, context),
    }),
    before: t.field({
      type: Money,
      description: 'What one cost when the shopper last looked.',
      resolve: ({ before }, _args, context) => inShopCurrency(before, context),
    }),
    after: t.field({
      type: Money,
      nullable: true,
      description: 'What one costs now; null when it can’t be had.',
      resolve: ({ after }, _args, context) => (after === null ? null : inShopCurrency(after, context)),
    }),
    soldOut: t.field({
      type: [SoldOutPart],
      size: sizeForShopper(OPTIONS_LIMIT),
      description: 'For `SOLD_OUT`: the dish, its variant, its options, whichever of them is stopped.',
      resolve: (change) => (change.kind === 'SOLD_OUT' ? [...change.soldOut] : []),
    }),
  }),
});
