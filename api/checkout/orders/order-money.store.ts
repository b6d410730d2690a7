import type { Reader } from '../../db/client';
import type { Prisma } from '../../generated/prisma/client';

/** What orders can be narrowed down to by their money. */
export type MoneyFilter = 'UNPAID' | 'TO_REFUND' | 'REFUNDED';

/** The orders of a {@link MoneyFilter}, for the database. */
export function moneyConditions({ checkout: { fields } }: Reader, filter: MoneyFilter): Prisma.CheckoutWhereInput {
  switch (filter) {
    case 'UNPAID':
      return { OR: [stillToCome(fields), DUE_AT_THE_DOOR, NEVER_CAME] };
    case 'TO_REFUND':
      return {
        OR: [
          { cardPaid: { gt: fields.total } },
          { cardPaid: { gt: 0 }, status: 'CANCELLED' },
          { moneyState: { not: null }, payments: { some: { trouble: { not: null } } } },
        ],
      };
    case 'REFUNDED':
      return { moneyState: { in: ['PARTLY_REFUNDED', 'REFUNDED'] } };
  }
}

type Fields = Reader['checkout']['fields'];

/** What was given back is not asked for again, and what is put up is as good as paid. */
const stillToCome = ({ total }: Fields): Prisma.CheckoutWhereInput => ({
  status: { notIn: ['OPEN', 'CANCELLED', 'COMPLETED'] },
  isPaidElsewhere: false,
  cardPaid: { lt: total },
  OR: [{ moneyState: null }, { moneyState: { in: ['CAPTURED', 'RELEASED', 'FAILED'] } }],
});

/** A change made it cost more than the card money that is there. */
const DUE_AT_THE_DOOR: Prisma.CheckoutWhereInput = {
  status: { notIn: ['OPEN', 'CANCELLED', 'COMPLETED'] },
  moneyState: { in: ['AUTHORISED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'] },
  dueOnReceiving: { gt: 0 },
};

/** Placed because its card money was there, which was never taken. */
const NEVER_CAME: Prisma.CheckoutWhereInput = {
  status: 'COMPLETED',
  cardPaid: 0,
  moneyState: { in: ['AUTHORISED', 'RELEASED', 'FAILED'] },
  payments: { some: { aim: { in: ['KEEP', 'CAPTURE'] }, captured: 0 } },
};
