import { randomUUID } from 'node:crypto';

/** What the simulated provider knows of a payment. Its state is the truth that a shop has to agree with in the end. */
export interface BankPayment {
  readonly id: string;
  /** The shop's own. */
  readonly shopId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly capturesAtOnce: boolean;
  state: 'OPEN' | 'AUTHORISED' | 'CAPTURED' | 'CANCELLED' | 'DECLINED' | 'EXPIRED';
  /** Why the last card was refused. */
  refusal: string | null;
  captured: number;
  readonly refunds: BankRefund[];
  /** Receipts that came along: with the payment, with what was taken, and with each refund. */
  readonly receipts: BankReceipt[];
}

/** Lines by name, minor units. */
export type BankReceipt = readonly { readonly name: string; readonly amount: number; readonly vatCode: number }[];

export interface BankRefund {
  readonly id: string;
  /** The shop's own; null: it was made in the dashboard. */
  readonly shopId: string | null;
  readonly amount: number;
  /** The money came back, as from a card that was closed. */
  isFailed: boolean;
}

/** How a request, or a notice, goes wrong. */
export type Fault =
  | 'NONE'
  /** It fails, and nothing was done. */
  | 'FAIL_BEFORE'
  /** It was done, and then it fails. */
  | 'FAIL_AFTER'
  /** The connection is cut, and nothing was done. */
  | 'CUT_BEFORE'
  /** It was done, and the connection is cut. */
  | 'CUT_AFTER'
  /** No answer comes until the shop gives up; nothing was done, or it was. */
  | 'HANG_BEFORE'
  | 'HANG_AFTER';

export interface BankNotice {
  readonly event: string;
  readonly payment: BankPayment;
}

export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';

  constructor(readonly code: string) {
    super(code);
  }
}

/** A bank that takes play money: what both simulators of providers have in common. */
export class Bank {
  readonly payments = new Map<string, BankPayment>();
  /** False: it has no money to give back. */
  canRefund = true;
  /** All notices, in order; their sender loses, doubles, delays and reorders them. */
  readonly #listeners: ((notice: BankNotice) => void)[] = [];

  onNotice(listener: (notice: BankNotice) => void): void {
    this.#listeners.push(listener);
  }

  open(
    prefix: string,
    asked: Omit<BankPayment, 'id' | 'state' | 'refusal' | 'captured' | 'refunds' | 'receipts'>,
  ): BankPayment {
    const payment: BankPayment = {
      ...asked,
      id: `${prefix}${randomUUID()}`,
      state: 'OPEN',
      refusal: null,
      captured: 0,
      refunds: [],
      receipts: [],
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  get(id: string): BankPayment {
    const payment = this.payments.get(id);
    if (!payment) throw new BankRefusal('resource_missing');
    return payment;
  }

  /** The shop's payments that the bank has, by the shop's name of them. */
  ofShop(shopId: string): BankPayment[] {
    return [...this.payments.values()].filter((payment) => payment.shopId === shopId);
  }

  /** What a shopper does on the pay page. */
  pay(id: string): void {
    const payment = this.#inState(id, 'OPEN');
    payment.state = payment.capturesAtOnce ? 'CAPTURED' : 'AUTHORISED';
    payment.captured = payment.capturesAtOnce ? payment.amount : 0;
    this.#tell(payment.capturesAtOnce ? 'captured' : 'authorised', payment);
  }

  /** @param isOver - at some providers a refused card ends the payment, at others another one may be tried. */
  decline(id: string, isOver: boolean): void {
    const payment = this.#inState(id, 'OPEN');
    payment.refusal = 'insufficient_funds';
    if (!isOver) return;
    payment.state = 'DECLINED';
    this.#tell('cancelled', payment);
  }

  expire(id: string): void {
    const payment = this.get(id);
    if (payment.state !== 'OPEN' && payment.state !== 'AUTHORISED') throw new BankRefusal('unexpected_state');
    payment.state = 'EXPIRED';
    this.#tell('cancelled', payment);
  }

  capture(id: string, amount: number): void {
    const payment = this.#inState(id, 'AUTHORISED');
    if (amount > payment.amount) throw new BankRefusal('amount_too_large');
    payment.state = 'CAPTURED';
    payment.captured = amount;
    this.#tell('captured', payment);
  }

  cancel(id: string): void {
    const payment = this.#inState(id, 'AUTHORISED');
    payment.state = 'CANCELLED';
    this.#tell('cancelled', payment);
  }

  refund(id: string, amount: number, shopId: string | null, refundPrefix: string): BankRefund {
    const payment = this.#inState(id, 'CAPTURED');
    if (!this.canRefund) throw new BankRefusal('insufficient_funds');
    if (amount + refundedOf(payment) > payment.captured) throw new BankRefusal('charge_already_refunded');
    const refund = { id: `${refundPrefix}${randomUUID()}`, shopId, amount, isFailed: false };
    payment.refunds.push(refund);
    this.#tell('refunded', payment);
    return refund;
  }

  failRefunds(id: string): void {
    const payment = this.get(id);
    for (const refund of payment.refunds) refund.isFailed = true;
    this.#tell('refunded', payment);
  }

  #inState(id: string, state: BankPayment['state']): BankPayment {
    const payment = this.get(id);
    if (payment.state !== state) throw new BankRefusal('unexpected_state');
    return payment;
  }

  #tell(event: string, payment: BankPayment): void {
    for (const listener of this.#listeners) listener({ event, payment });
  }
}

export function refundedOf({ refunds }: BankPayment): number {
  return refunds.reduce((sum, { amount, isFailed }) => sum + (isFailed ? 0 : amount), 0);
}
