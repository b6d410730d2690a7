import { isFinal } from '../../../domain/order-status';
import type { Author } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { Channel } from '../../generated/prisma/client';
import { Forbidden } from '../../kernel/refusals';
import { findOrder } from '../cart/checkout.store';
import { readLineNotes } from '../cart/line-note';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import { readDesk } from '../desk/phone-order';
import { type OrderCaller, refuseStale } from '../order-life/move-order.command';
import { OrderIsOver, OrderNotFound } from '../order-life/refusals';
import type { SetAside } from '../placing/desk-order';
import { readMenu } from '../placing/order-menu.store';
import type { AmendOrderInput } from './amend-input';
import { dueAfter, requireRefundable } from './amended-money.store';
import { type Difference, differenceOf, isSame, needsConsent } from './difference';
import { newContent } from './new-content.store';
import { contentOf, type OrderContent } from './order-content';
import { NotAmendable, PaidByCard, ProposalPending } from './refusals';
import { findProposal } from './write-amendment.store';

/** A change as it was asked for. */
interface AskedAmendment {
  readonly input: AmendOrderInput;
  readonly setAside: SetAside;
}

type DeskCaller = Pick<OrderCaller, 'channel'> & { readonly actor: Author };

/** @throws {Forbidden} when the caller's role sets no rule aside. @throws {InvalidInput} */
export function readAmendment(caller: DeskCaller, input: AmendOrderInput): AskedAmendment {
  const { setAside } = readDesk(caller, input);
  const { lines } = input;
  const notes = readLineNotes(
    (lines ?? []).map(({ note = null, quantity }) => ({ note, quantity, variantId: '', optionIds: [] })),
  );
  const read = lines?.map((line, index) =>
    line.note === undefined ? line : { ...line, note: notes[index]?.note ?? null },
  );
  return { input: { ...input, lines: read }, setAside };
}

interface PlannedAmendment {
  readonly order: CheckoutRow;
  /** As this transaction has it. */
  readonly channel: Channel;
  readonly before: OrderContent;
  readonly after: OrderContent;
  readonly difference: Difference;
  /** Beyond card money, paid on receiving with it, minor units. */
  readonly due: number;
}

/**
 * What an order becomes by a change.
 *
 * @param order - held by this transaction where the change is made; null: there is none.
 * @throws {OrderNotFound | OrderIsOver | NotAmendable | StaleOrder | ProposalPending | PaidByCard} and what `newContent` refuses.
 */
export async function planAmendment(
  tx: Transaction,
  caller: OrderCaller,
  order: CheckoutRow | null,
  { input, setAside }: AskedAmendment,
): Promise<PlannedAmendment> {
  if (!order || order.status === 'OPEN') throw new OrderNotFound();
  refuseStale(order, input.version);
  requireAmendable(order, input);
  // It is changed where it was paid: here nobody could give the difference back.
  if (order.isPaidElsewhere) throw new PaidByCard();
  if (await findProposal(tx, order.id)) throw new ProposalPending();
  const channel = await tx.channel.findUniqueOrThrow({ where: { id: caller.channel.id } });
  const menu = await readMenu({ db: caller.db, channel });
  const before = contentOf(order);
  const after = await newContent(tx, order, input, { channel, now: caller.now(), setAside, menu });
  const difference = differenceOf(before, after);
  await requireRefundable(tx, order, difference);
  return { order, channel, before, after, difference, due: await dueAfter(tx, order, difference) };
}

/** What the courier has with them can't become another dish. @throws {OrderIsOver | NotAmendable} */
export function requireAmendable(
  order: CheckoutRow,
  { lines, deliveryMethod }: Pick<AmendOrderInput, 'lines' | 'deliveryMethod'>,
): void {
  if (isFinal(order.status)) throw new OrderIsOver(order.id, order.status);
  const isOnTheWay = order.status === 'OUT_FOR_DELIVERY';
  if (isOnTheWay && (lines || (deliveryMethod && deliveryMethod !== order.deliveryMethod)))
    throw new NotAmendable(order.status);
}

/** A change that is not made yet. */
export interface Amendment {
  readonly order: OrderView;
  readonly before: OrderContent;
  readonly after: OrderContent;
  /** Beyond card money, paid on receiving with it, minor units. */
  readonly due: number;
  readonly isChange: boolean;
  /** The shopper is asked first. */
  readonly isProposed: boolean;
}

/** What a change would make of an order: nothing is written, so a program that only reads may ask. @throws as `planAmendment` */
export async function quoteAmendment(caller: OrderCaller, input: AmendOrderInput): Promise<Amendment> {
  const { actor, channel } = caller;
  if (actor.kind === 'visitor') throw new Forbidden();
  const asked = readAmendment({ actor, channel }, input);
  await readMenu(caller);
  return transaction(caller.db, async (tx) => {
    const row = await findOrder({ ...caller, db: tx }, input.id);
    const { order, before, after, difference, due } = await planAmendment(tx, caller, row, asked);
    const isProposed = needsConsent(difference) && !input.isAgreedByPhone;
    return { order: viewOrder(order), before, after, due, isChange: !isSame(difference), isProposed };
  });
}
