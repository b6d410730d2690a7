import type { QuotePhoneOrderInput } from '../../../gql/graphql';
import { parseMinor } from '../../kit/fields/decimal';
import type { DeskDetails, DeskForm, DeskLine } from './desk-order';

const orNull = (text: string) => text.trim() || null;
/** What can't be read as an amount is left for the server to refuse. */
const amountOf = (text: string, digits: number) => {
  const minor = parseMinor(text, digits);
  return Number.isNaN(minor) ? -1 : minor;
};

export function lineInputs(lines: readonly DeskLine[]) {
  return lines.map(({ variantId, optionIds, quantity, note }) => ({
    variantId,
    optionIds: [...optionIds],
    quantity,
    note: orNull(note),
  }));
}

/** How, where and when it is received, and how it is paid. @param digits - of the currency. */
export function receivingInput(details: DeskDetails, digits: number) {
  const { deliveryMethod, zoneId, warehouseId, paymentMethodId, slotFrom, changeFrom } = details;
  const isDelivered = deliveryMethod === 'DELIVERY';
  return {
    deliveryMethod,
    zoneId: isDelivered ? orNull(zoneId) : null,
    warehouseId: isDelivered ? null : orNull(warehouseId),
    paymentMethodId: orNull(paymentMethodId),
    timeKind: slotFrom ? ('SLOT' as const) : ('ASAP' as const),
    slotFrom: slotFrom || null,
    changeFrom: amountOf(changeFrom, digits),
  };
}

/** Who it is for, and where to. */
export function contactInput(details: DeskDetails) {
  const { name, phone, street, apartment, intercom, entrance, floor, courierNote, kitchenNote } = details;
  const typed = { name, phone, street, apartment, intercom, entrance, floor, courierNote, kitchenNote };
  return {
    ...Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, orNull(text)])),
    handover: details.handover || null,
    arrival: details.arrival || null,
    cutlery: details.cutlery === '' ? null : Number(details.cutlery),
  };
}

/** What the price hangs on: it is asked for at every change of it, and at no other. */
export function quoteInput({ lines, details, aside }: DeskForm, digits: number): QuotePhoneOrderInput {
  return {
    ...receivingInput(details, digits),
    lines: lineInputs(lines),
    promoCode: orNull(details.promoCode),
    ignoreMinimum: aside.ignoreMinimum,
    ignoreFullSlot: aside.ignoreFullSlot,
    deliveryFee: amountOf(aside.deliveryFee, digits),
  };
}
