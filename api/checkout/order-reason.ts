import type { Locale } from '../../domain/locale';
import { InvalidInput } from '../kernel/refusals';
import { message } from '../messages/messages';
import { checkText } from './cart/contact-text';

/** Reasons that staff choose at one press; each reader gets them in their own language. */
export const QUICK_REASONS = ['TOO_BUSY', 'SOLD_OUT', 'CLOSING', 'UNREACHABLE', 'COURIER_LATE'] as const;

/** `NOT_TAKEN` is the shop's own, `CHANGED_MIND` the shopper's. */
export type OrderReason = (typeof QUICK_REASONS)[number] | 'NOT_TAKEN' | 'CHANGED_MIND';

const MAXIMUM_REASON = 250;

/** Why, as it was sent. Words of one's own go before the name. */
export interface GivenReason {
  /** At most 250 characters. */
  readonly reason?: string | null;
  readonly reasonCode?: OrderReason | null;
}

/** Why, as it is kept: in words, by its name, or not at all. */
export interface KeptReason {
  readonly reason: string | null;
  readonly reasonCode: OrderReason | null;
}

/** @throws {InvalidInput} when the words are too many or hold control characters. */
export function keepReason({ reason, reasonCode }: GivenReason): KeptReason {
  const { text, problem } = checkText(reason ?? '', { maximum: MAXIMUM_REASON, isMultiline: true });
  if (problem) throw new InvalidInput([{ path: ['reason'], ...problem }]);
  return { reason: text, reasonCode: text === null ? (reasonCode ?? null) : null };
}

/** Why, for a reader: by its name in their language, else in the words that somebody wrote. */
export function readReason({ reason, reasonCode }: KeptReason, locale: Locale): string | null {
  return reasonCode === null ? reason : message(locale, `ORDER_REASON_${reasonCode}`);
}
