import { builder } from '../graphql/builder';
import { inShopCurrency, refusalType } from '../graphql/refusal.graphql';
import { Money } from '../graphql/shared.graphql';
import { PromoNotApplicable, type PromoReason } from './refusals';

const REASONS: Readonly<Record<PromoReason, { description: string }>> = {
  UNKNOWN: { description: 'The shop has no such code, or no longer.' },
  NOT_YET: { description: 'It can be used later.' },
  EXPIRED: { description: 'Its time is over.' },
  USED_UP: { description: 'Others have used it as often as it can be.' },
  USED_BY_CLIENT: { description: 'This phone number has used it as often as one client can.' },
  DELIVERY_ONLY: { description: 'It makes delivery free, and the order is collected.' },
  BELOW_MINIMUM: { description: 'The dishes are worth less than it asks for: `missing`.' },
};

export const PromoReasonEnum = builder.enumType('PromoReason', {
  description: 'Why a promo code can’t be used.',
  values: REASONS,
});

refusalType(PromoNotApplicable, (t) => ({
  reason: t.expose('reason', { type: PromoReasonEnum, description: 'The condition that is not met.' }),
  missing: t.field({
    type: Money,
    nullable: true,
    description: 'What the dishes lack to the code’s minimum; only with `BELOW_MINIMUM`.',
    resolve: ({ missing }, _args, context) => missing && inShopCurrency(missing, context),
  }),
}));
