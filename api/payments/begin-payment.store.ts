import { type Locale, toLocale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import type { CheckoutRow } from '../checkout/checkout-row.store';
import type { PlacingCaller } from '../checkout/placing/placing';
import type { Transaction } from '../db/client';
import type { PaymentProvider } from '../generated/prisma/client';
import { message } from '../messages/messages';
import { partsLeft, receiptOf } from './receipt';

/** The provider of a payment method, as placing reads it. */
export type ChosenProvider = Pick<
  PaymentProvider,
  'id' | 'kind' | 'isLive' | 'captureTime' | 'holdMinutes' | 'vatCode'
>;

/** The provider is asked soon after, once this is stored: should the process end before, the reconciler asks. */
const ASKED_ANYWAY_MS = 2000;

/** Writes down that an order is to be paid, in the transaction that holds it. @returns the order. */
export async function beginPayment(
  tx: Transaction,
  order: CheckoutRow,
  provider: ChosenProvider,
  { payments, now, channel, locale }: PlacingCaller,
): Promise<CheckoutRow> {
  const { id: checkoutId, channelId, total, currencyCode, token, phone, paymentName } = order;
  if (!payments) throw new Error('a method that is paid first, placed by a caller without payments');
  if (total === null || currencyCode === null || token === null) throw new Error(`order ${checkoutId} is not frozen`);
  const createdAt = now();
  const shop = localize(parseLocalized(channel.name), locale, toLocale(channel.defaultLocale));
  await tx.payment.create({
    data: {
      channelId,
      checkoutId,
      providerId: provider.id,
      kind: provider.kind,
      isLive: provider.isLive,
      isOfTestOrder: order.isTest,
      amount: total,
      currencyCode,
      capturesAtOnce: provider.captureTime === 'AT_ONCE',
      returnUrl: payments.returnUrl(token),
      description: message(locale, 'PAYMENT_DESCRIPTION', { shop }),
      phone,
      locale,
      ...(paymentName !== null && { methodName: parseLocalized(paymentName) }),
      ...(provider.vatCode !== null && { receipt: placedReceipt(order, provider.vatCode, locale) }),
      askAt: new Date(createdAt.getTime() + ASKED_ANYWAY_MS),
      createdAt,
    },
  });
  return order;
}

function placedReceipt(order: CheckoutRow, vatCode: number, locale: Locale) {
  const { lines } = receiptOf(order, partsLeft(order, []), [], { vatCode, locale });
  return { vatCode, lines: lines.map(({ name, amount, vatCode: ofLine }) => ({ name, amount, vatCode: ofLine })) };
}
