import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import type { Zone } from '../../zones/zone';
import { chooseZone, type ZoneChoice } from '../../zones/zone-choice';
import type { CartRow } from '../cart/cart-row.store';
import { doubtsOf, missingContact } from '../cart/contact';
import type { Details } from '../cart/details';

/** A cart with what came with the order. */
export interface FilledCart {
  readonly row: CartRow;
  readonly zone: ZoneChoice;
}

/** What was sent with the order, on top of what the cart has. @param zones - that the shop delivers to. */
export function fillIn(cart: CartRow, details: Details, zones: readonly Zone[]): FilledCart {
  const row = { ...cart, ...details };
  return { row, zone: chooseZone(row, row.deliveryMethod === 'DELIVERY' ? zones : []) };
}

/** @throws {InvalidInput} naming all that is missing. */
export function requireDetails({ row, zone }: FilledCart): void {
  requireNothing([
    ...missingContact(row),
    ...missing('deliveryMethod', row.deliveryMethod === null),
    ...missing('zoneId', zone.kind === 'MISSING'),
    ...missing('paymentMethodId', row.paymentMethodId === null),
    ...missing('slotFrom', isTimeOpen(row)),
  ]);
}

/** The same of an order that is paid: who it is for and where it goes was settled where it was ordered. */
export function requireDetailsOfPaid({ row }: FilledCart): void {
  requireNothing([...missing('deliveryMethod', row.deliveryMethod === null), ...missing('slotFrom', isTimeOpen(row))]);
}

/** @throws {InvalidInput} naming what may be a slip. */
export function requireNoDoubt({ row }: FilledCart): void {
  requireNothing(doubtsOf(row, row.deliveryMethod));
}

const isTimeOpen = ({ timeKind, slotFrom }: CartRow) => timeKind === 'SLOT' && slotFrom === null;

const missing = (field: string, isMissing: boolean): InvalidField[] =>
  isMissing ? [{ path: [field], code: 'REQUIRED' }] : [];

function requireNothing(fields: readonly InvalidField[]): void {
  if (fields.length > 0) throw new InvalidInput(fields);
}
