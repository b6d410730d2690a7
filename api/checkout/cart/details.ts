import { z } from 'zod';
import type { DeliveryMethod, TimeKind } from '../../generated/prisma/client';
import { sumRule } from '../../kernel/input-rules';
import { invalidFields } from '../../kernel/parse-input';
import { InvalidInput } from '../../kernel/refusals';
import { readPromoCode } from '../../promotions/promo-text';
import { PromoNotApplicable } from '../../promotions/refusals';
import { type Contact, type ContactInput, readContact } from './contact';
import { type HandoverDetails, readHandover } from './handover-details';
import { type PlaceDetails, type PlaceInput, readPlace } from './place-details';

const SLOT_MS = 30 * 60_000;

const amounts = z.object({ tip: sumRule.nullish(), changeFrom: sumRule.nullish() });

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
  return { tip: tip || null, tipPercent: tipPercent || null };
}

function readTime({ timeKind, slotFrom }: DetailsInput): Pick<Details, 'timeKind' | 'slotFrom' | 'slotTo'> {
  if (timeKind === 'ASAP') return { timeKind, slotFrom: null, slotTo: null };
  // A chosen time says by itself that it is not as soon as possible.
  if (slotFrom) return { timeKind: 'SLOT', slotFrom, slotTo: new Date(slotFrom.getTime() + SLOT_MS) };
  return { ...(timeKind && { timeKind }), ...(slotFrom === null && { slotFrom, slotTo: null }) };
}

/**
 * Holds what came in against the rules of its fields. Whether a method is on or a time is free is another matter:
 * that is decided when the order is placed.
 *
 * @param country - the shop's, whose national phone numbers are understood.
 * @param longest - characters that every text of the contact may have; left out, each field has its own limit.
 * @throws {InvalidInput} naming every field that breaks a rule.
 * @throws {PromoNotApplicable} for what can't be a promo code.
 */
export function readDetails(input: DetailsInput, country: string, longest?: number): Details {
  const { contact, invalid } = readContact(input, country, longest);
  const { place, invalid: invalidPlace } = readPlace(input);
  const { handing, invalid: invalidHanding } = readHandover(input);
  const all = [...invalid, ...invalidPlace, ...invalidFields(amounts, input), ...invalidHanding];
  if (all.length > 0) throw new InvalidInput(all);
  const { changeFrom, deliveryMethod, warehouseId, paymentMethodId } = input;
  return {
    ...contact,
    ...place,
    ...handing,
    ...readTime(input),
    ...readTip(input),
    ...readPromo(input.promoCode),
    ...(changeFrom !== undefined && { changeFrom }),
    ...(deliveryMethod !== undefined && { deliveryMethod }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  };
}
