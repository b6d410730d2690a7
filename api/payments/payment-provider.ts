import type { CurrencyCode, Minor } from '../../domain/money';
import type { PaymentStatus, RefundStatus } from '../generated/prisma/client';

/** What a shopper is asked to pay. */
export interface AskedPayment {
  /** Ours: the provider keeps it, and by it a repeated request is recognised. */
  readonly id: string;
  readonly amount: Minor;
  readonly currencyCode: CurrencyCode;
  /** What the provider's page shows. */
  readonly description: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly capturesAtOnce: boolean;
  readonly createdAt: Date;
  /** E.164. */
  readonly phone: string | null;
  /** The lines of a receipt, for providers that send one; they sum up to what is asked for, taken or given back. */
  readonly receipt: Receipt | null;
}

export interface Receipt {
  readonly lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  readonly name: string;
  readonly amount: Minor;
  /** As YooKassa numbers VAT rates. */
  readonly vatCode: number;
}

/** A payment that the provider knows already. */
export interface KnownPayment extends AskedPayment {
  readonly reference: string;
}

export interface AskedRefund {
  readonly id: string;
  readonly amount: Minor;
}

/** A refund as the provider has it. */
export interface FoundRefund {
  /** Ours, where the provider tells it. */
  readonly id: string | null;
  readonly reference: string;
  readonly amount: Minor;
  readonly status: RefundStatus;
  readonly failure: string | null;
}

/** A payment as the provider has it. */
export interface Finding {
  /** Null: it never came to be there. */
  readonly reference: string | null;
  readonly status: PaymentStatus;
  readonly captured: Minor;
  readonly refunded: Minor;
  /** Where the shopper pays; null once that is over. */
  readonly continueUrl: string | null;
  /** Why it failed, as the provider names it. */
  readonly failure: string | null;
  readonly refunds: readonly FoundRefund[];
}

/** Something that the provider said by itself. It is believed so far only that the provider is asked. */
export interface Notice {
  readonly noticeId: string;
  readonly action: string;
  /** Which payment it is about: by our name, or by the provider's. */
  readonly paymentId: string | null;
  readonly reference: string | null;
  readonly body: object;
}

/** A request that the provider sent. */
export interface NoticeRequest {
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** How often the provider itself failed at this request before, and said so. */
export interface Retry {
  readonly failedBefore: number;
}

/**
 * Who takes card payments. Every method may be called again with the same arguments: nothing happens twice.
 *
 * @throws {ProviderRefused} when the provider said no, and {ProviderSilent} when nobody knows what came of it.
 */
export interface PaymentProvider {
  authorise(payment: AskedPayment, retry: Retry): Promise<Finding>;
  capture(payment: KnownPayment, amount: Minor, retry: Retry): Promise<void>;
  /** Ends it as far as the provider lets: one that the shopper may still pay stays open at some. */
  void(payment: KnownPayment, retry: Retry): Promise<void>;
  refund(payment: KnownPayment, refund: AskedRefund, retry: Retry): Promise<FoundRefund>;
  find(payment: KnownPayment): Promise<Finding>;
  /** @returns null when it is not the provider's. */
  verifyNotice(request: NoticeRequest): Promise<Notice | null>;
  /** Asks for something harmless: the keys are good when nothing is thrown. */
  tryKeys(): Promise<void>;
}
