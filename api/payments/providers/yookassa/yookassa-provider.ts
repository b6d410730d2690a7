import { z } from 'zod';
import { type CurrencyCode, type Minor, toDecimal } from '../../../../domain/money';
import type { AskedPayment, FoundRefund, KnownPayment, PaymentProvider } from '../../payment-provider';
import { findingOf, foundRefund, YookassaPayment, YookassaRefund, YookassaRefunds } from './yookassa-answer';
import { readYookassaNotice } from './yookassa-notice';
import { askYookassa, type YookassaAccount } from './yookassa-requests';

const DESCRIPTION_LENGTH = 128;

/** YooKassa, by a redirect to its own page. It repeats what a key did even after a failure, so keys never change. */
export function yookassaProvider(account: YookassaAccount): PaymentProvider {
  const refundsOf = async ({ reference }: KnownPayment): Promise<FoundRefund[]> => {
    const path = `/refunds?limit=100&payment_id=${encodeURIComponent(reference)}`;
    const { items } = await askYookassa(account, { method: 'GET', path }, YookassaRefunds);
    return items.map(foundRefund);
  };
  return {
    authorise: async (payment) =>
      findingOf(
        await askYookassa(
          account,
          { method: 'POST', path: '/payments', body: paymentOf(payment), idempotenceKey: payment.id },
          YookassaPayment,
        ),
        [],
      ),
    capture: async (payment, amount) => {
      const { reference, currencyCode, receipt } = payment;
      const path = `/payments/${reference}/capture`;
      // A receipt that was sent with the payment covers the whole; what is taken of it needs another one.
      const body = { amount: amountOf(amount, currencyCode), ...(receipt && { receipt: receiptOf(payment) }) };
      await askYookassa(
        account,
        { method: 'POST', path, body, idempotenceKey: `${payment.id}-capture` },
        YookassaPayment,
      );
    },
    void: async (payment) => {
      const path = `/payments/${payment.reference}`;
      const { status } = await askYookassa(account, { method: 'GET', path }, YookassaPayment);
      // What the shopper may still pay can't be cancelled: it ends by itself after an hour, and is asked about until then.
      if (status !== 'waiting_for_capture') return;
      const request = {
        method: 'POST',
        path: `${path}/cancel`,
        body: {},
        idempotenceKey: `${payment.id}-cancel`,
      } as const;
      await askYookassa(account, request, YookassaPayment);
    },
    refund: async (payment, { id, amount }) => {
      const known = (await refundsOf(payment)).find((refund) => refund.id === id);
      if (known) return known;
      const body = {
        payment_id: payment.reference,
        amount: amountOf(amount, payment.currencyCode),
        description: id,
        ...(payment.receipt && { receipt: receiptOf(payment) }),
      };
      const request = { method: 'POST', path: '/refunds', body, idempotenceKey: id } as const;
      return foundRefund(await askYookassa(account, request, YookassaRefund));
    },
    find: async (payment) => {
      const path = `/payments/${payment.reference}`;
      const found = await askYookassa(account, { method: 'GET', path }, YookassaPayment);
      return findingOf(found, found.status === 'succeeded' ? await refundsOf(payment) : []);
    },
    verifyNotice: async (request) => readYookassaNotice(request),
    tryKeys: async () => void (await askYookassa(account, { method: 'GET', path: '/me' }, z.looseObject({}))),
  };
}

function amountOf(amount: Minor, currency: CurrencyCode) {
  return { value: toDecimal(amount), currency };
}

function paymentOf(payment: AskedPayment) {
  const { id, amount, currencyCode, capturesAtOnce, description, returnUrl, receipt } = payment;
  return {
    amount: amountOf(amount, currencyCode),
    capture: capturesAtOnce,
    confirmation: { type: 'redirect', return_url: returnUrl },
    description: description.slice(0, DESCRIPTION_LENGTH),
    metadata: { payment: id },
    ...(receipt && { receipt: receiptOf(payment) }),
  };
}

/** What 54-FZ asks for; `phone` is sent without its plus. */
function receiptOf({ phone, receipt, currencyCode }: AskedPayment) {
  return {
    customer: { phone: phone?.replace('+', '') },
    items: (receipt?.lines ?? []).map(({ name, amount, vatCode }) => ({
      description: name.slice(0, DESCRIPTION_LENGTH),
      quantity: '1.00',
      amount: amountOf(amount, currencyCode),
      vat_code: vatCode,
      payment_subject: 'commodity',
      payment_mode: 'full_prepayment',
    })),
  };
}
