import type { Reader } from '../../db/client';
import type { PaymentProviderKind, PaymentStatus, Prisma } from '../../generated/prisma/client';
import type { SalesPeriod } from '../../insights/sales-period';
import type { PaymentOfOrder } from '../payments-of-order.store';
import type { PaymentPlace } from './payment-cursor';

/** Which payments of a shop are meant; an absent filter does not filter. */
export interface PaymentFilter {
  readonly channelId: string;
  /** Begun in it, or their money moved in it. */
  readonly period?: SalesPeriod | null;
  readonly statuses?: readonly PaymentStatus[] | null;
  readonly provider?: PaymentProviderKind | null;
  readonly isTest?: boolean | null;
  /** Those of test orders alone. */
  readonly isOfTestOrder?: true;
  /** Whether something was given back. */
  readonly isRefunded?: boolean | null;
  /** Whether staff have to look. */
  readonly isInTrouble?: boolean | null;
  /** Part of the order's number, or the provider's name of the payment. */
  readonly search?: string | null;
}

/** Which page of them, the newest first. */
interface Page {
  readonly after: PaymentPlace | null;
  readonly before: PaymentPlace | null;
  readonly limit: number;
  /** From the end of the list. */
  readonly isInverted: boolean;
}

export function countPayments(db: Reader, filter: PaymentFilter): Promise<number> {
  return db.payment.count({ where: whereOf(filter) });
}

/** One page of a shop's payments with their refunds. */
export function readPayments(db: Reader, filter: PaymentFilter, page: Page): Promise<PaymentOfOrder[]> {
  const { after, before, limit, isInverted } = page;
  const direction = isInverted ? 'asc' : 'desc';
  return db.payment.findMany({
    where: {
      AND: [whereOf(filter), ...(after ? [beyond(after, 'lt')] : []), ...(before ? [beyond(before, 'gt')] : [])],
    },
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: limit,
    include: { refunds: { orderBy: { createdAt: 'asc' } } },
  });
}

/** Older than a payment, or newer. */
function beyond({ createdAt, id }: PaymentPlace, side: 'lt' | 'gt'): Prisma.PaymentWhereInput {
  return { OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] };
}

function whereOf(filter: PaymentFilter): Prisma.PaymentWhereInput {
  const { channelId, period, statuses, provider, isTest, isOfTestOrder, isRefunded, isInTrouble, search } = filter;
  const wanted = search?.trim() ?? '';
  return {
    channelId,
    ...(statuses && statuses.length > 0 && { status: { in: [...statuses] } }),
    ...(provider && { kind: provider }),
    ...(typeof isTest === 'boolean' && { isLive: !isTest }),
    ...(isOfTestOrder && { isOfTestOrder }),
    ...(typeof isRefunded === 'boolean' && { refunded: isRefunded ? { gt: 0 } : 0 }),
    ...(typeof isInTrouble === 'boolean' && { trouble: isInTrouble ? { not: null } : null }),
    AND: [
      ...(period ? [movedIn(period)] : []),
      ...(wanted === '' ? [] : [{ OR: [{ reference: wanted }, { checkout: { number: { contains: wanted } } }] }]),
    ],
  };
}

function movedIn({ from, before }: SalesPeriod): Prisma.PaymentWhereInput {
  const within = { gte: from, lt: before };
  return {
    OR: [
      { createdAt: within },
      { capturedAt: within },
      { refunds: { some: { status: 'SUCCEEDED', succeededAt: within } } },
    ],
  };
}
