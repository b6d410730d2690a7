import { encodeGlobalID } from '@pothos/plugin-relay';
import { toLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { isCurrencyCode } from '../../../domain/money';
import type { Payment, Refund } from '../../generated/prisma/client';
import { type AmountObject, amountsIn, atTheShop } from '../../kernel/amounts';

/**
 * What a receiver's templates see as `payment` with the events of payments. The rules of `OrderObject` hold: fields are only
 * ever added within a `version`, absent facts are `null`.
 */
export interface PaymentObject {
  readonly version: 1;
  /** As in GraphQL. */
  readonly id: string;
  /** The provider's own name of it. */
  readonly reference: string | null;
  /** Of the order or the cart that it is for; `null` once that is gone. */
  readonly orderId: string | null;
  /** `null` while the order is not placed. */
  readonly orderNumber: string | null;
  /** `CREATED`, `AUTHORISED`, `CAPTURED`, `VOIDED`, `FAILED` or `EXPIRED`. */
  readonly status: string;
  /** `STRIPE` or `YOOKASSA`. */
  readonly provider: string;
  /** Play money. */
  readonly isTest: boolean;
  /** How the shopper chose to pay, in the shop's default language. */
  readonly method: string | null;
  readonly currencyCode: string;
  /** What was asked for. */
  readonly amount: AmountObject;
  /** What was taken, and what of that was given back. */
  readonly captured: AmountObject;
  readonly refunded: AmountObject;
  /** Why it failed, as the provider names it. */
  readonly failure: string | null;
  /** With `payment.refunded` and `payment.refund_failed`: which refund. */
  readonly refund: PaymentRefundObject | null;
  readonly createdAt: string;
  readonly capturedAt: string | null;
}

interface PaymentRefundObject {
  readonly id: string;
  /** `CREATED`, `SUCCEEDED` or `FAILED`. */
  readonly status: string;
  readonly amount: AmountObject;
  /** `STAFF`, `ORDER_CANCELLED`, `ORDER_CHANGED`, `NOT_AWAITED` or `ELSEWHERE`. */
  readonly cause: string;
  /** In the words of staff. */
  readonly reason: string | null;
  /** Why the provider did not do it, as it names it. */
  readonly failure: string | null;
  readonly createdAt: string;
}

type Told = Pick<
  Payment,
  | 'id'
  | 'reference'
  | 'checkoutId'
  | 'status'
  | 'kind'
  | 'isLive'
  | 'methodName'
  | 'currencyCode'
  | 'amount'
  | 'captured'
  | 'refunded'
  | 'failure'
  | 'createdAt'
  | 'capturedAt'
>;

export type RefundObject = Pick<Refund, 'id' | 'status' | 'amount' | 'cause' | 'reason' | 'failure' | 'createdAt'>;

interface Circumstances {
  readonly shop: { readonly timeZone: string; readonly defaultLocale: string };
  readonly orderNumber: string | null;
  /** The refund that the event is about. */
  readonly refund: RefundObject | null;
}

/** A payment as receivers get it; a Prisma row fits. */
export function describePayment(payment: Told, { shop, orderNumber, refund }: Circumstances): PaymentObject {
  const { id, reference, checkoutId, status, kind, isLive, methodName, currencyCode, failure } = payment;
  if (!isCurrencyCode(currencyCode)) throw new Error(`payment ${id} has no currency`);
  const locale = toLocale(shop.defaultLocale);
  const amount = amountsIn(currencyCode, locale);
  return {
    version: 1,
    id: encodeGlobalID('Payment', id),
    reference,
    orderId: checkoutId && encodeGlobalID('Checkout', checkoutId),
    orderNumber,
    status,
    provider: kind,
    isTest: !isLive,
    method: methodName === null ? null : localize(parseLocalized(methodName), locale, locale),
    currencyCode,
    amount: amount(payment.amount),
    captured: amount(payment.captured),
    refunded: amount(payment.refunded),
    failure,
    refund: refund && {
      id: encodeGlobalID('PaymentRefund', refund.id),
      status: refund.status,
      amount: amount(refund.amount),
      cause: refund.cause,
      reason: refund.reason,
      failure: refund.failure,
      createdAt: atTheShop(refund.createdAt, shop.timeZone),
    },
    createdAt: atTheShop(payment.createdAt, shop.timeZone),
    capturedAt: payment.capturedAt && atTheShop(payment.capturedAt, shop.timeZone),
  };
}
