import type { Locale } from '../../domain/locale';
import type { PaymentProvider } from '../generated/prisma/client';
import { message } from '../messages/messages';

/**
 * What shoppers read below a way to pay.
 *
 * @param details - staff's own words; empty where they have written none.
 * @param provider - null: it is paid on receiving, and staff's words are all.
 */
export function describePaying(
  details: string,
  provider: Pick<PaymentProvider, 'kind' | 'isLive'> | null,
  locale: Locale,
): string {
  if (!provider) return details;
  const words = details || message(locale, 'PAID_ONLINE', { provider: provider.kind });
  return provider.isLive ? words : message(locale, 'PAID_ONLINE_TEST', { words });
}
