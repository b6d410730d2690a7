import type { Context } from '../../graphql/context';
import { readLocalized } from '../../graphql/localized-fields';
import { currencyOf } from '../../graphql/refusal.graphql';
import { refusalMessage } from '../../messages/refusal-message';
import type { LineNotAdded } from './reorder';

/** What a past order had and the cart has not, as `POST /api/checkout/again` shows it. */
export function restNotAdded(notAdded: readonly LineNotAdded[], context: Context) {
  return notAdded.map(({ productName, variantName, quantity, problem }) => ({
    productName: readLocalized(productName, context),
    variantName: readLocalized(variantName, context),
    quantity,
    code: problem.code,
    message: refusalMessage(problem, context.locale, currencyOf(context)),
  }));
}
