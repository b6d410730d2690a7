/** What may be a slip of a shopper's, and may be right: it is asked about once, and can be insisted on. */
export const DOUBTS = ['ADDRESS_INCOMPLETE', 'PHONE_UNUSUAL'] as const;

export type Doubt = (typeof DOUBTS)[number];

export function isDoubt(code: string): code is Doubt {
  return DOUBTS.some((doubt) => doubt === code);
}

/** Whether nothing but doubts keeps an order from being placed. @param fields - of its refusal. */
export function isQuestion(fields: readonly { readonly code: string }[]): boolean {
  return fields.length > 0 && fields.every(({ code }) => isDoubt(code));
}

/** What a question is about: another address or phone is asked about again. */
export function questionKey({ street, phone }: { readonly street?: string | null; readonly phone?: string | null }) {
  return JSON.stringify([street ?? null, phone ?? null]);
}

/** Numbers of streets, not of houses: `5th Avenue`, `2-я Парковая`. */
const ORDINAL = /\d+(?:st|nd|rd|th|-?(?:й|я|е|ая|ый|ой|ий|го))(?!\p{L})/giu;

/** Whether a street with a house can't be read out of it: `12`, a town alone, a street without a number. */
export function isAddressDoubtful(street: string): boolean {
  const text = street.replace(ORDINAL, '');
  return !/\p{N}/u.test(text) || !/\p{L}{2}|\p{Lo}/u.test(text);
}
