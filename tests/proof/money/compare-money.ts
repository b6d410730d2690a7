import type { BankPayment } from '../../../api/payments/simulator/bank';
import { refundedOf } from '../../../api/payments/simulator/bank';

/** A payment as the shop's ledger has it; minor units. */
export interface StoredPayment {
  readonly id: string;
  readonly reference: string | null;
  readonly status: string;
  readonly captured: number;
  readonly refunded: number;
  /** Nobody will ask about it again, or it waits for staff to accept. */
  readonly rests: boolean;
  readonly trouble: string | null;
  readonly order: StoredOrder | null;
}

export interface StoredOrder {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  /** Beyond card money, paid on receiving. */
  readonly due: number;
  /** Card money as the order has it. */
  readonly cardPaid: number;
}

export interface StoredRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly cause: string;
  readonly status: string;
  readonly amount: number;
  readonly idempotencyKey: string | null;
}

/** What everybody says of the same money, after all is quiet. */
export interface MoneyLedgers {
  /** The simulated providers': the truth. */
  readonly bank: readonly BankPayment[];
  readonly payments: readonly StoredPayment[];
  /** Orders with a method that is paid first. */
  readonly orders: readonly StoredOrder[];
  readonly refunds: readonly StoredRefund[];
  /** Keys of the refunds that staff asked for. */
  readonly asked: ReadonlySet<string>;
}

/** Everything that provider, ledger and orders disagree on, as sentences. */
export function compareMoney(ledgers: MoneyLedgers): string[] {
  return [
    ...unknownMoney(ledgers),
    ...otherFigures(ledgers),
    ...unfinished(ledgers),
    ...strayMoney(ledgers),
    ...wrongOrders(ledgers),
    ...wrongRefunds(ledgers),
  ];
}

const holdsMoney = (payment: BankPayment) =>
  payment.state === 'AUTHORISED' || payment.captured - refundedOf(payment) > 0;

const STANDS: readonly string[] = ['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'];
const stands = (order: StoredOrder | null) => order !== null && STANDS.includes(order.status);

function unknownMoney({ bank, payments }: MoneyLedgers): string[] {
  const known = new Set(payments.map(({ reference }) => reference));
  return bank
    .filter((payment) => !known.has(payment.id) && (payment.captured > 0 || payment.state === 'AUTHORISED'))
    .map(({ id, amount }) => `the provider has ${amount} in ${id}, which the shop does not know`);
}

function otherFigures({ bank, payments }: MoneyLedgers): string[] {
  const banked = new Map(bank.map((payment) => [payment.id, payment]));
  return payments.flatMap(({ id, reference, status, captured, refunded }) => {
    const truth = reference === null ? undefined : banked.get(reference);
    const [taken, back] = truth ? [truth.captured, refundedOf(truth)] : [0, 0];
    const isReserved = truth?.state === 'AUTHORISED';
    return [
      ...(taken === captured ? [] : [`payment ${id} took ${captured} by the ledger and ${taken} by the provider`]),
      ...(back === refunded ? [] : [`payment ${id} gave ${refunded} back by the ledger and ${back} by the provider`]),
      ...(isReserved === (status === 'AUTHORISED')
        ? []
        : [`payment ${id} is ${status} by the ledger and ${truth?.state ?? 'unknown'} by the provider`]),
    ];
  });
}

function unfinished({ payments }: MoneyLedgers): string[] {
  return payments
    .filter(({ rests, trouble }) => !rests || trouble !== null)
    .map(({ id, status, trouble }) => `payment ${id} (${status}) is ${trouble ?? 'still asked about'}`);
}

/** Money of no order, or of one that is not: it has to be back. */
function strayMoney({ bank, payments }: MoneyLedgers): string[] {
  const orders = new Map(payments.map(({ reference, order }) => [reference, order]));
  return bank
    .filter((payment) => holdsMoney(payment) && !stands(orders.get(payment.id) ?? null))
    .map(({ id, amount, state }) => `the provider keeps ${amount} (${state}, ${id}) of an order that is not`);
}

function wrongOrders({ bank, payments, orders, refunds }: MoneyLedgers): string[] {
  const banked = new Map(bank.map((payment) => [payment.id, payment]));
  return orders.filter(stands).flatMap((order) => {
    const { id, total, due, cardPaid } = order;
    const own = payments.filter((payment) => payment.order?.id === id);
    const truths = own.flatMap(({ reference }) => banked.get(reference ?? '') ?? []);
    const given = refunds
      .filter((refund) => refund.orderId === id && refund.cause === 'STAFF' && refund.status === 'SUCCEEDED')
      .reduce((sum, { amount }) => sum + amount, 0);
    const net = truths.reduce((sum, payment) => sum + payment.captured - refundedOf(payment), 0);
    const reserved = truths.filter(({ state }) => state === 'AUTHORISED').reduce((sum, { amount }) => sum + amount, 0);
    const covered = reserved > 0 ? Math.min(reserved, total - due) : net + given;
    const isTakenLate = reserved > 0 && order.status !== 'PLACED';
    return [
      ...(covered + due === total
        ? []
        : [`order ${id} costs ${total}: ${covered} is there and ${due} paid on receiving`]),
      ...(cardPaid === net ? [] : [`order ${id} has ${cardPaid} by its row and ${net} by the provider`]),
      ...(isTakenLate ? [`order ${id} is ${order.status} and its money is only reserved`] : []),
      ...(truths.filter(({ captured, state }) => captured > 0 || state === 'AUTHORISED').length > 1 &&
      truths.filter(holdsMoney).length > 1
        ? [`order ${id} is paid twice`]
        : []),
    ];
  });
}

function wrongRefunds({ bank, refunds, asked }: MoneyLedgers): string[] {
  const banked = bank.flatMap((payment) => payment.refunds);
  return [
    ...refunds
      .filter(({ cause, idempotencyKey }) => cause === 'STAFF' && !asked.has(idempotencyKey ?? ''))
      .map(({ id, amount }) => `refund ${id} of ${amount} was asked for by nobody`),
    ...refunds.flatMap(({ id, amount, status }) => {
      const done = banked.filter(({ shopId }) => shopId === id);
      if (status === 'SUCCEEDED' && done.length === 1 && done[0]?.amount === amount) return [];
      if (status === 'FAILED' && done.every(({ isFailed }) => isFailed)) return [];
      return [`refund ${id} of ${amount} is ${status}, and the provider gave it back ${done.length} times`];
    }),
  ];
}
