import { Option } from '../../catalog/options/option-group.graphql';
import { Variant } from '../../catalog/products/variant.graphql';
import { builder } from '../../graphql/builder';
import type { LineChoice } from './choose-line';

/** A dish as it is wished for. */
export const LineInput = builder.inputType('LineInput', {
  description: 'A dish to order.',
  fields: (t) => ({
    variantId: t.globalID({ for: [Variant], required: true, description: 'The variant to order.' }),
    optionIds: t.globalIDList({ for: [Option], description: 'Chosen options, in any order.' }),
    quantity: t.int({ description: '1 to 99; 1 when left out.' }),
    note: t.string({
      description:
        'To the kitchen about this dish, at most 120 characters; refused where `Channel.takesLineNotes` is false. ' +
        'The same dish with another note is a line of its own.',
    }),
  }),
});

interface Line {
  readonly variantId: { readonly id: string };
  readonly optionIds?: readonly { readonly id: string }[] | null;
  readonly quantity?: number | null;
  readonly note?: string | null;
}

export function toLineChoice({ variantId, optionIds, quantity, note }: Line): LineChoice {
  return {
    variantId: variantId.id,
    optionIds: (optionIds ?? []).map(({ id }) => id),
    quantity: quantity ?? 1,
    note: note ?? null,
  };
}
