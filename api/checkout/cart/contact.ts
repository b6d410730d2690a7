import { type Doubt, isAddressDoubtful } from '../../../domain/doubts';
import { LONGEST_ORDER_NOTE } from '../../../domain/limits';
import { neededContact, type Received, receivingWay } from '../../../domain/receiving';
import { isKnownPhone, phoneText, readPhone } from '../../kernel/phone';
import type { InvalidField } from '../../kernel/refusals';
import { checkText, type TextRule } from './contact-text';

/** Who orders, where it goes, and what they ask of kitchen and courier. The phone is E.164. */
export interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly apartment: string | null;
  readonly intercom: string | null;
  readonly entrance: string | null;
  readonly floor: string | null;
  readonly courierNote: string | null;
  readonly kitchenNote: string | null;
  /** Where they sit, as the code on the table says: `7`, `Terrace 2`. Kept of an order to be collected only. */
  readonly table: string | null;
}

export type ContactField = keyof Contact;

/** What came in: a field that is missing stays as it is, `null` and blank text empty it. */
export type ContactInput = Readonly<Partial<Record<ContactField, string | null>>>;

/** Limit of a table's name: it must fit on a kitchen card in large letters. */
const TABLE_MAXIMUM = 20;
/** For the courier's note there is more room. */
const OF_ADDRESS = { maximum: 10, longMessage: 'TOO_LONG_FOR_ADDRESS' };
const NOTE = { maximum: LONGEST_ORDER_NOTE, isMultiline: true };

const RULES: Readonly<Record<Exclude<ContactField, 'phone'>, TextRule>> = {
  name: { minimum: 2, maximum: 50 },
  street: { ...OF_ADDRESS, minimum: 2, maximum: 80 },
  apartment: OF_ADDRESS,
  intercom: OF_ADDRESS,
  entrance: OF_ADDRESS,
  floor: OF_ADDRESS,
  courierNote: NOTE,
  kitchenNote: NOTE,
  table: { maximum: TABLE_MAXIMUM },
};

export const CONTACT_FIELDS: readonly ContactField[] = [
  'name',
  'phone',
  'street',
  'apartment',
  'intercom',
  'entrance',
  'floor',
  'courierNote',
  'kitchenNote',
  'table',
];

function checkField(field: ContactField, typed: string, country: string, longest?: number) {
  if (field !== 'phone') {
    const { isMultiline = false } = RULES[field];
    return checkText(typed, longest ? { maximum: longest, isMultiline } : RULES[field]);
  }
  if (typed.trim() === '') return { text: null, problem: null };
  const { phone, fault } = readPhone(typed, country);
  return fault ? { text: null, problem: { code: fault } } : { text: phone, problem: null };
}

/**
 * Reads the fields that came in, as a cart is filled in bit by bit.
 *
 * @param country - the shop's, whose national phone numbers are understood.
 * @param longest - see `readDetails`.
 * @returns the valid ones ready to store, and everything that is wrong with the others, all at once.
 */
export function readContact(
  input: ContactInput,
  country: string,
  longest?: number,
): { readonly contact: Partial<Contact>; readonly invalid: readonly InvalidField[] } {
  const invalid: InvalidField[] = [];
  const entries = CONTACT_FIELDS.flatMap((field): [ContactField, string | null][] => {
    const typed = input[field];
    if (typed === undefined) return [];
    const { text, problem } = checkField(field, typed ?? '', country, longest);
    if (!problem) return [[field, text]];
    invalid.push({ path: [field], ...problem });
    return [];
  });
  return { contact: Object.fromEntries(entries), invalid };
}

type Ordering = Pick<Contact, 'name' | 'phone' | 'street'> & Received & { readonly promoCodeText: string | null };

/** What of the contact an order still lacks, by the way it is received. */
export function missingContact(ordering: Ordering): InvalidField[] {
  return neededContact(receivingWay(ordering), ordering.promoCodeText !== null)
    .filter((field) => !ordering[field])
    .map((field) => ({ path: [field], code: 'REQUIRED' }));
}

/** What may be a slip, and may be right: asked about, it keeps nothing from being placed. */
export function doubtsOf(
  { phone, street }: Pick<Contact, 'phone' | 'street'>,
  method: string | null,
): (InvalidField & { readonly code: Doubt })[] {
  const isAsked = method === 'DELIVERY' && street !== null && isAddressDoubtful(street);
  return [
    ...(phone === null || isKnownPhone(phone)
      ? []
      : [{ path: ['phone'], code: 'PHONE_UNUSUAL' as const, values: { phone: phoneText(phone) } }]),
    ...(isAsked ? [{ path: ['street'], code: 'ADDRESS_INCOMPLETE' as const }] : []),
  ];
}
