import { toLocale } from '../../../domain/locale';
import { type Author, authorOf, type Caller, requirePermission } from '../../access/caller';
import { amountRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import type { LineChoice } from '../cart/choose-line';
import type { DetailsInput } from '../cart/details';
import type { DeskOrder, SetAside } from '../placing/desk-order';

/** What staff take on the telephone: the same as a shopper sends, and rules that may be set aside. */
export interface PhoneOrder extends DetailsInput {
  readonly lines: readonly LineChoice[];
  readonly ignoreMinimum?: boolean | null;
  readonly ignoreFullSlot?: boolean | null;
  /** Minor units, in place of the shop's own fee. */
  readonly deliveryFee?: number | null;
  /** The shopper's language; the shop's own when left out. */
  readonly locale?: string | null;
}

/** @throws {Forbidden} when the caller's role sets no rule aside. @throws {InvalidInput} */
export function readDesk(
  { actor, channel }: Pick<Caller, 'channel'> & { readonly actor: Author },
  { ignoreMinimum, ignoreFullSlot, deliveryFee, locale }: Omit<PhoneOrder, 'lines'>,
): Omit<DeskOrder, 'action'> {
  const setAside: SetAside = {
    minimum: ignoreMinimum ?? false,
    slot: ignoreFullSlot ?? false,
    deliveryFee: deliveryFee ?? null,
  };
  if (setAside.minimum || setAside.slot || setAside.deliveryFee !== null) requirePermission(actor, 'override');
  parseInput(amountRule.nullable(), setAside.deliveryFee, ['deliveryFee']);
  return { takenById: authorOf(actor).staffMemberId, setAside, locale: toLocale(locale ?? channel.defaultLocale) };
}
