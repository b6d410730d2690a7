import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { toLocale } from '../../../domain/locale';
import { type Author, authorOf, type Caller, requirePermission } from '../../access/caller';
import { InvalidInput } from '../../kernel/refusals';
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
  checkFee(setAside.deliveryFee);
  return { takenById: authorOf(actor).staffMemberId, setAside, locale: toLocale(locale ?? channel.defaultLocale) };
}

function checkFee(fee: number | null): void {
  const path = ['deliveryFee'];
  if (fee !== null && fee < 0) throw new InvalidInput([{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 0 } }]);
  if (fee !== null && fee > MAXIMUM_TOTAL)
    throw new InvalidInput([{ path, code: 'NUMBER_TOO_BIG', values: { maximum: MAXIMUM_TOTAL } }]);
}
