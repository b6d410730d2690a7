import type { Locale } from '../../../domain/locale';
import { message } from '../../messages/messages';
import type { KeptReason } from './order-reason';

/** Why, for a reader: by its name in their language, else in the words that somebody wrote. */
export function readReason({ reason, reasonCode }: KeptReason, locale: Locale): string | null {
  return reasonCode === null ? reason : message(locale, `ORDER_REASON_${reasonCode}`);
}
