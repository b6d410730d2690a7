import type { AmendOrderInput, DeskOrderFragment } from '../../../gql/graphql';
import { minorText, parseMinor } from '../../kit/fields/decimal';
import { contactInput, receivingInput } from './desk-input';
import { type DeskForm, type DeskLine, emptyForm, lineOf, repeated } from './desk-order';

/** An order as it stands, to be changed. @param digits - of the currency. */
export function amendForm(order: DeskOrderFragment, digits: number): DeskForm {
  const { deliveryMethod, paymentMethodId, warehouseId, kitchenNote, slotFrom, changeFrom } = order;
  const empty = emptyForm({
    deliveryMethod: deliveryMethod ?? 'DELIVERY',
    paymentMethodId: paymentMethodId ?? '',
    warehouseId: warehouseId ?? '',
  });
  const form = repeated(empty, order);
  return {
    ...form,
    // Those too that the menu no longer has: they stay, or are taken away.
    lines: order.lines.map((line) => lineOf(line)),
    details: {
      ...form.details,
      kitchenNote: kitchenNote ?? '',
      slotFrom: slotFrom ?? '',
      changeFrom: changeFrom ? minorText(changeFrom.minor, digits, '.') : '',
    },
  };
}

interface Amending {
  readonly id: string;
  readonly version: number;
  /** As it was read, and as it shall be. */
  readonly start: DeskForm;
  readonly form: DeskForm;
  readonly isAgreedByPhone: boolean;
  /** Of the currency. */
  readonly digits: number;
}

/** Only what was changed is sent: the rest stays as it is, whatever the form could not show of it. */
export function amendInput({ id, version, start, form, isAgreedByPhone, digits }: Amending): AmendOrderInput {
  const { ignoreMinimum, ignoreFullSlot, deliveryFee } = form.aside;
  const fee = parseMinor(deliveryFee, digits);
  return {
    id,
    version,
    ...changedDetails(start, form, digits),
    ...changedLines(start.lines, form.lines),
    ignoreMinimum,
    ignoreFullSlot,
    deliveryFee: Number.isNaN(fee) ? -1 : fee,
    isAgreedByPhone,
  };
}

/** Whether anything is other than it was. */
export function isAmended({ start, form }: Pick<Amending, 'start' | 'form'>): boolean {
  return JSON.stringify(start) !== JSON.stringify(form);
}

function changedDetails({ details: before }: DeskForm, { details: after }: DeskForm, digits: number) {
  const fieldsOf = (details: DeskForm['details']) => ({ ...receivingInput(details, digits), ...contactInput(details) });
  const was = new Map(Object.entries(fieldsOf(before)));
  // Whose number it is stays.
  return Object.fromEntries(
    Object.entries(fieldsOf(after)).filter(([field, value]) => field !== 'phone' && was.get(field) !== value),
  );
}

/** All dishes that it shall have; nothing where they stay. */
function changedLines(before: readonly DeskLine[], after: readonly DeskLine[]): Pick<AmendOrderInput, 'lines'> {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  const known = new Set(before.map(({ key }) => key));
  return {
    lines: after.map(({ key, variantId, optionIds, quantity, note }) =>
      known.has(key)
        ? { kept: { lineId: key, quantity, note: note.trim() || null } }
        : { added: { variantId, optionIds: [...optionIds], quantity, note: note.trim() || null } },
    ),
  };
}
