import type { CartFragment, TimeKind, UpdateCheckoutInput } from '../../gql/graphql';
import { amountOf } from '../../ui/form/typed-amount';
import { tidyPhone } from './phone-text';

/** What is typed, as it is typed. */
export const TEXT_FIELDS = [
  'name',
  'phone',
  'street',
  'apartment',
  'intercom',
  'entrance',
  'floor',
  'courierNote',
  'kitchenNote',
  'changeFrom',
] as const;

/** Choices about the handover at the door, and the values of each; all may be empty. */
const CHOICES = { handover: /^DOOR$/, arrival: /^CALL$/, cutlery: /^\d{1,2}$/ } as const;
export type ChoiceName = keyof typeof CHOICES;
const CHOICE_NAMES = ['handover', 'arrival', 'cutlery'] as const satisfies readonly ChoiceName[];

const choiceOf = (name: ChoiceName, value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && CHOICES[name].test(text) ? text : '';
};

export type TextFieldName = (typeof TEXT_FIELDS)[number];
export type FieldName =
  | TextFieldName
  | ChoiceName
  | 'deliveryMethod'
  | 'zoneId'
  | 'warehouseId'
  | 'paymentMethodId'
  | 'timeKind'
  | 'slotFrom';

/** The form. The way of receiving and the zone are not in it: the total hangs on them, so they live in the cart. */
export interface Draft extends Readonly<Record<TextFieldName | ChoiceName, string>> {
  readonly warehouseId: string | null;
  readonly paymentMethodId: string | null;
  /** Null: as soon as possible while the shop is open, else at a time. */
  readonly timeKind: TimeKind | null;
  readonly slotFrom: string | null;
}

const NO_TEXTS = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextFieldName, string>;
export const EMPTY_DRAFT: Draft = {
  ...NO_TEXTS,
  handover: '',
  arrival: '',
  cutlery: '',
  warehouseId: null,
  paymentMethodId: null,
  timeKind: null,
  slotFrom: null,
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads what a browser kept; whatever does not fit is left out. */
export function parseDraft(kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
  const entries = new Map(Object.entries(kept));
  const texts = TEXT_FIELDS.map((field) => [field, textOrNull(entries.get(field)) ?? '']);
  const timeKind = entries.get('timeKind');
  return {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, choiceOf(name, entries.get(name))])),
    warehouseId: textOrNull(entries.get('warehouseId')),
    paymentMethodId: textOrNull(entries.get('paymentMethodId')),
    timeKind: timeKind === 'ASAP' || timeKind === 'SLOT' ? timeKind : null,
    slotFrom: textOrNull(entries.get('slotFrom')),
  };
}

/** A contact from elsewhere: the server's cart, an earlier order. */
export type KnownContact = Partial<Record<Exclude<TextFieldName, 'changeFrom'>, string | null>> &
  Partial<Pick<CartFragment, ChoiceName | 'warehouseId' | 'paymentMethodId' | 'slotFrom' | 'timeKind'>>;

/** What belongs to one door: it never goes with another street. */
const OF_THE_DOOR: ReadonlySet<TextFieldName> = new Set([
  'street',
  'apartment',
  'intercom',
  'entrance',
  'floor',
  'courierNote',
]);

/** Fills empty fields with known values. Typed values stay, and an address that was begun is not mixed with another. */
export function fillIn(draft: Draft, known: KnownContact): Draft {
  const isElsewhere = draft.street !== '' && draft.street !== known.street;
  const texts = TEXT_FIELDS.filter((field) => field !== 'changeFrom')
    .filter((field) => !(isElsewhere && OF_THE_DOOR.has(field)))
    .map((field) => [field, draft[field] || (known[field] ?? '')]);
  return {
    ...draft,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, draft[name] || choiceOf(name, known[name])])),
    warehouseId: draft.warehouseId ?? known.warehouseId ?? null,
    paymentMethodId: draft.paymentMethodId ?? known.paymentMethodId ?? null,
    slotFrom: draft.slotFrom ?? known.slotFrom ?? null,
    timeKind: draft.timeKind ?? (known.slotFrom ? 'SLOT' : null),
  };
}

/** The draft as the API takes it. @param countryCode - the shop's, for phone numbers as people write them. */
export function toDetails(draft: Draft, countryCode: string): Omit<UpdateCheckoutInput, 'deliveryMethod' | 'zoneId'> {
  const { changeFrom, phone, cutlery, warehouseId, paymentMethodId, timeKind, slotFrom, ...texts } = draft;
  const change = amountOf(changeFrom);
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
    phone: tidyPhone(phone, countryCode) || null,
    changeFrom: Number.isNaN(change) ? null : change,
    cutlery: cutlery === '' ? null : Number(cutlery),
    warehouseId,
    paymentMethodId,
    timeKind: timeKind ?? 'ASAP',
    slotFrom: timeKind === 'SLOT' ? slotFrom : null,
  };
}
