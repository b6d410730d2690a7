import type { DeskOrderFragment } from '../../../gql/graphql';
import { newKey } from '../../../graphql/new-key';

/** A dish as it stands in the form. */
export interface DeskLine {
  readonly key: string;
  readonly variantId: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
  readonly note: string;
  readonly productName: string;
  readonly variantName: string;
  /** As the kitchen will read them. */
  readonly options: DeskOrderFragment['lines'][number]['options'];
}

/** What is asked on the telephone. Texts are as they are typed. */
export interface DeskDetails {
  readonly name: string;
  readonly phone: string;
  readonly deliveryMethod: 'DELIVERY' | 'PICKUP';
  readonly street: string;
  readonly apartment: string;
  readonly intercom: string;
  readonly entrance: string;
  readonly floor: string;
  readonly courierNote: string;
  readonly kitchenNote: string;
  /** Empty: by hand. */
  readonly handover: '' | 'DOOR';
  /** Empty: the doorbell. */
  readonly arrival: '' | 'CALL';
  /** A number of sets; empty: nobody has said. */
  readonly cutlery: string;
  readonly zoneId: string;
  readonly warehouseId: string;
  readonly paymentMethodId: string;
  /** Empty: as soon as possible. */
  readonly slotFrom: string;
  readonly changeFrom: string;
  readonly promoCode: string;
}

/** Rules that are set aside. */
export interface DeskAside {
  readonly ignoreMinimum: boolean;
  readonly ignoreFullSlot: boolean;
  /** As it is typed; empty: the shop's own fee. */
  readonly deliveryFee: string;
}

export interface DeskForm {
  readonly lines: readonly DeskLine[];
  readonly details: DeskDetails;
  readonly aside: DeskAside;
}

const NO_DETAILS: DeskDetails = {
  name: '',
  phone: '',
  deliveryMethod: 'DELIVERY',
  street: '',
  apartment: '',
  intercom: '',
  entrance: '',
  floor: '',
  courierNote: '',
  kitchenNote: '',
  handover: '',
  arrival: '',
  cutlery: '',
  zoneId: '',
  warehouseId: '',
  paymentMethodId: '',
  slotFrom: '',
  changeFrom: '',
  promoCode: '',
};

export const NO_ASIDE: DeskAside = { ignoreMinimum: false, ignoreFullSlot: false, deliveryFee: '' };

/** @param first - what the shop offers first. */
export function emptyForm(first: Pick<DeskDetails, 'deliveryMethod' | 'paymentMethodId' | 'warehouseId'>): DeskForm {
  return { lines: [], details: { ...NO_DETAILS, ...first }, aside: NO_ASIDE };
}

/** Dish and size. */
export const nameOf = ({ productName, variantName }: Pick<DeskLine, 'productName' | 'variantName'>) =>
  [productName, variantName].filter(Boolean).join(', ');

/** The same size with the same options, whatever is asked of the kitchen. */
export function sameChoice(line: DeskLine, other: Omit<DeskLine, 'key'>): boolean {
  return line.variantId === other.variantId && line.optionIds.toSorted().join() === other.optionIds.toSorted().join();
}

const sameDish = (line: DeskLine, other: Omit<DeskLine, 'key'>) => line.note === other.note && sameChoice(line, other);

/** The same dish with the same options is more of one line. */
export function withDish(lines: readonly DeskLine[], dish: Omit<DeskLine, 'key'>): readonly DeskLine[] {
  const same = lines.find((line) => sameDish(line, dish));
  if (!same) return [...lines, { ...dish, key: newKey() }];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + dish.quantity } : line));
}

/** The dishes of an order that can still be ordered: a deleted one has no id. */
function linesOf({ lines }: Pick<DeskOrderFragment, 'lines'>): readonly DeskLine[] {
  return lines.filter(({ variantId }) => variantId !== null).map(lineOf);
}

/** A dish of an order as it stands in the form. */
export function lineOf(line: DeskOrderFragment['lines'][number]): DeskLine {
  const { id, variantId, optionIds, quantity, productName, variantName, options, note } = line;
  return {
    key: id,
    variantId: variantId ?? '',
    optionIds,
    quantity,
    note: note ?? '',
    productName,
    variantName,
    options,
  };
}

/** The same order once more, for the same person at the same place, as soon as possible. */
export function repeated(form: DeskForm, order: DeskOrderFragment): DeskForm {
  const { name, phone, street, apartment, intercom, entrance, floor, courierNote, deliveryMethod, cutlery } = order;
  const address = { street, apartment, intercom, entrance, floor, courierNote, name, phone };
  const texts = Object.fromEntries(Object.entries(address).map(([field, text]) => [field, text ?? '']));
  return {
    ...form,
    lines: linesOf(order),
    details: {
      ...form.details,
      ...texts,
      handover: order.handover === 'DOOR' ? 'DOOR' : '',
      arrival: order.arrival === 'CALL' ? 'CALL' : '',
      cutlery: cutlery === null ? '' : String(cutlery),
      deliveryMethod: deliveryMethod ?? form.details.deliveryMethod,
      zoneId: order.zoneId ?? '',
      warehouseId: order.warehouseId ?? form.details.warehouseId,
      paymentMethodId: order.paymentMethodId ?? form.details.paymentMethodId,
    },
  };
}
