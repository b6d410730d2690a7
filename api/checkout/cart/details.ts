import { MAXIMUM_TOTAL } from '../../../domain/limits';
import type { DeliveryMethod, TimeKind } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import { readPromoCode } from '../../promotions/promo-text';
import { PromoNotApplicable } from '../../promotions/refusals';
import { readChangeFrom } from '../pricing/change-from';
import { type Contact, type ContactInput, readContact } from './contact';
import { type HandoverDetails, readHandover } from './handover-details';
import { type PlaceDetails, type PlaceInput, readPlace } from './place-details';

const SLOT_MS = 30 * 60_000;

/** What the shopper fills in; a field that is missing stays as it is, `null` empties it. */
export interface DetailsInput extends ContactInput, PlaceInput, HandoverDetails {
  readonly deliveryMethod?: DeliveryMethod | null;
  readonly warehouseId?: string | null;
  readonly paymentMethodId?: string | null;
  /** Minor units. */
  readonly changeFrom?: number | null;
  readonly timeKind?: TimeKind | null;
  readonly slotFrom?: Date | null;
  /** Whole percent, in the place of `tip`. */
  readonly tipPercent?: number | null;
  /** Minor units, in the place of `tipPercent`. */
  readonly tip?: number | null;
  /** As it is typed. */
  readonly promoCode?: string | null;
}

/** The same, ready to store. */
export interface Details extends Partial<Contact>, PlaceDetails, HandoverDetails {
  readonly deliveryMethod?: DeliveryMethod | null;
  readonly warehouseId?: string | null;
  readonly paymentMethodId?: string | null;
  readonly changeFrom?: number | null;
  readonly timeKind?: TimeKind;
  readonly slotFrom?: Date | null;
  readonly slotTo?: Date | null;
  readonly tip?: number | null;
  readonly tipPercent?: number | null;
  readonly promoCodeText?: string | null;
}

/** Null and blank take the code off. @throws {PromoNotApplicable} when no code can look like this. */
export function readPromo(typed: string | null | undefined): Pick<Details, 'promoCodeText'> {
  if (typed === undefined) return {};
  if (typed === null || typed.trim() === '') return { promoCodeText: null };
  const promoCodeText = readPromoCode(typed);
  if (promoCodeText === null) throw new PromoNotApplicable('UNKNOWN');
  return { promoCodeText };
}

/** Whichever is sent takes the place of both; nothing, or zero, is no tip. @throws {InvalidInput} */
function readTip({ tip, tipPercent }: DetailsInput): Pick<Details, 'tip' | 'tipPercent'> {
  if (tip === undefined && tipPercent === undefined) return {};
  if (tip && tipPercent) throw new InvalidInput([{ path: ['tip'], code: 'INVALID' }]);
  const amount = tip ?? 0;
  if (!Number.isInteger(amount)) throw new InvalidInput([{ path: ['tip'], code: 'INVALID' }]);
  if (amount < 0) throw new InvalidInput([{ path: ['tip'], code: 'NUMBER_TOO_SMALL', values: { minimum: 0 } }]);
  if (amount > MAXIMUM_TOTAL) throw new InvalidInput([{ path: ['tip'], code: 'AMOUNT_TOO_LARGE' }]);
  return { tip: amount || null, tipPercent: tipPercent || null };
}

function readTime({ timeKind, slotFrom }: DetailsInput): Pick<Details, 'timeKind' | 'slotFrom' | 'slotTo'> {
  if (timeKind === 'ASAP') return { timeKind, slotFrom: null, slotTo: null };
  // A chosen time says by itself that it is not as soon as possible.
  if (slotFrom) return { timeKind: 'SLOT', slotFrom, slotTo: new Date(slotFrom.getTime() + SLOT_MS) };
  return { ...(timeKind && { timeKind }), ...(slotFrom === null && { slotFrom, slotTo: null }) };
}

function readChange(amount: number | null | undefined): {
  change: Pick<Details, 'changeFrom'>;
  invalid: readonly InvalidField[];
} {
  if (amount === undefined) return { change: {}, invalid: [] };
  try {
    return { change: { changeFrom: readChangeFrom(amount) }, invalid: [] };
  } catch (error) {
    if (error instanceof InvalidInput) return { change: {}, invalid: error.fields };
    throw error;
  }
}

/**
 * Holds what came in against the rules of its fields. Whether a method is on or a time is free is another matter:
 * that is decided when the order is placed.
 *
 * @param country - the shop's, whose national phone numbers are understood.
 * @throws {InvalidInput} naming every field that breaks a rule.
 * @throws {PromoNotApplicable} for what can't be a promo code.
 */
export function readDetails(input: DetailsInput, country: string): Details {
  const { contact, invalid } = readContact(input, country);
  const { change, invalid: invalidChange } = readChange(input.changeFrom);
  const { place, invalid: invalidPlace } = readPlace(input);
  const { handing, invalid: invalidHanding } = readHandover(input);
  const all = [...invalid, ...invalidPlace, ...invalidChange, ...invalidHanding];
  if (all.length > 0) throw new InvalidInput(all);
  const { deliveryMethod, warehouseId, paymentMethodId } = input;
  return {
    ...contact,
    ...place,
    ...change,
    ...handing,
    ...readTime(input),
    ...readTip(input),
    ...readPromo(input.promoCode),
    ...(deliveryMethod !== undefined && { deliveryMethod }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  };
}
