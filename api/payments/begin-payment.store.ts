import { type Locale, toLocale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import { minor } from '../../domain/money';
import { splitAmount } from '../../domain/split-amount';
import type { CheckoutRow } from '../checkout/checkout-row.store';
import type { PlacingCaller } from '../checkout/placing/placing';
import type { Transaction } from '../db/client';
import type { PaymentProvider } from '../generated/prisma/client';
import { message } from '../messages/messages';
import { NO_VAT_CODE, vatCodeOf } from './vat-code';

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
      ...(provider.vatCode !== null && { receipt: receiptOf(order, total, provider.vatCode, locale) }),
      askAt: new Date(createdAt.getTime() + ASKED_ANYWAY_MS),
      createdAt,
    },
  });
  return order;
}

/** The dishes, and delivery and tip where there are any; the discount is spread over the dishes. Tips bear no VAT. */
function receiptOf(order: CheckoutRow, total: number, vatCode: number, locale: Locale) {
  const { lines, deliveryFee, deliveryTaxRate, tip: given } = order;
  const [fee, on] = [deliveryFee ?? 0, given ?? 0];
  const costs = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const amounts = splitAmount(minor(total - fee - on), costs);
  const dishes = lines.map(({ productName, quantity, taxRate }, index) => ({
    name: `${localize(parseLocalized(productName), locale, locale)} × ${quantity}`,
    amount: amounts[index] ?? 0,
    vatCode: vatCodeOf(taxRate, vatCode),
  }));
  const delivery = {
    name: message(locale, 'PAYMENT_DELIVERY'),
    amount: fee,
    vatCode: vatCodeOf(deliveryTaxRate, vatCode),
  };
  const tipCode = deliveryTaxRate === null ? vatCode : NO_VAT_CODE;
  const tip = { name: message(locale, 'PAYMENT_TIP'), amount: on, vatCode: tipCode };
  return { vatCode, lines: [...dishes, delivery, tip].filter(({ amount }) => amount > 0) };
}
