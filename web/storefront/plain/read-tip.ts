import type { UpdateCheckoutInput } from '../../gql/graphql';
import { amountOf } from '../../ui/form/typed-amount';
import { NONE, OWN } from '../cart/tip/tip-choices';

type Tip = Pick<UpdateCheckoutInput, 'tip' | 'tipPercent'>;

/** What a form says of the tip; nothing where the shop takes none. An amount that can't be read is refused by the server. */
export function readTip(form: FormData): Tip {
  const [choice, typed] = [form.get('tipChoice'), form.get('tipAmount')];
  if (typeof choice !== 'string') return {};
  if (choice === NONE) return { tip: null };
  if (choice === OWN) {
    const amount = amountOf(typeof typed === 'string' ? typed : '');
    return { tip: Number.isNaN(amount) ? -1 : amount };
  }
  const figure = Number(choice.slice(1)) || null;
  return choice.startsWith('p') ? { tipPercent: figure } : { tip: figure };
}
