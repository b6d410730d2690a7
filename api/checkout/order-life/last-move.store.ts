import type { Reader } from '../../db/client';
import type {
  CheckoutStatus,
  OrderReason,
  Prisma,
  RevisionConfirmation,
  RevisionState,
} from '../../generated/prisma/client';

/** A move from status to status, a delay, or a change of the dishes or details. */
export interface OrderMove {
  readonly checkoutId: string;
  readonly from: CheckoutStatus;
  readonly to: CheckoutStatus;
  readonly reason: string | null;
  readonly reasonCode: OrderReason | null;
  readonly promisedAt: Date | null;
  readonly createdAt: Date;
  readonly staffMember: { readonly name: string } | null;
  readonly apiToken: { readonly name: string } | null;
  /** Of a change; the order stands where it stood. */
  readonly amendment?: { readonly state: RevisionState; readonly confirmation: RevisionConfirmation | null };
}

const NAME = { select: { name: true } } as const;

export const MOVE_COLUMNS = {
  checkoutId: true,
  from: true,
  to: true,
  reason: true,
  reasonCode: true,
  promisedAt: true,
  createdAt: true,
  staffMember: NAME,
  apiToken: NAME,
} satisfies Prisma.StatusMoveSelect;

/** What happened to each of these orders last. */
export async function lastMoves(db: Reader, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, OrderMove>> {
  const where = { checkoutId: { in: [...checkoutIds] } };
  const [moves, revisions] = await Promise.all([
    db.statusMove.findMany({
      where,
      distinct: ['checkoutId'],
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: MOVE_COLUMNS,
    }),
    db.orderRevision.findMany({
      where,
      distinct: ['checkoutId'],
      orderBy: { number: 'desc' },
      select: {
        checkoutId: true,
        state: true,
        confirmation: true,
        createdAt: true,
        answeredAt: true,
        staffMember: NAME,
        apiToken: NAME,
      },
    }),
  ]);
  const last = new Map<string, OrderMove>(moves.map((move) => [move.checkoutId, move]));
  for (const { checkoutId, state, confirmation, createdAt, answeredAt, staffMember, apiToken } of revisions) {
    const move = last.get(checkoutId);
    const at = answeredAt ?? createdAt;
    // A move on withdraws an unanswered proposal, and a new dish moves an order back: of the two, the cause is the last event.
    const isLater = move && (state === 'WITHDRAWN' ? at > move.createdAt : at >= move.createdAt);
    if (!isLater) continue;
    last.set(checkoutId, {
      checkoutId,
      from: move.to,
      to: move.to,
      reason: null,
      reasonCode: null,
      promisedAt: null,
      createdAt: at,
      staffMember,
      apiToken,
      amendment: { state, confirmation },
    });
  }
  return last;
}
