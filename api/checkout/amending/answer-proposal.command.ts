import { type Author, authorOf, requirePermission } from '../../access/caller';
import type { Transaction } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { Channel, OrderRevision, RevisionConfirmation } from '../../generated/prisma/client';
import { writeAudit } from '../../staff-writes/audit.store';
import { findCheckout, findOrderByToken, lockOrder } from '../cart/checkout.store';
import { viewOrder } from '../cart/view-checkout';
import type { CheckoutRow } from '../checkout-row.store';
import type { OrderView } from '../checkout-view';
import type { OrderCaller } from '../order-life/move-order.command';
import { OrderNotFound } from '../order-life/refusals';
import { type OrderMenu, readMenu } from '../placing/order-menu.store';
import { requireStillThere } from './amended-lines.store';
import { contentRow, readContent } from './order-content';
import { requireAmendable } from './plan-amendment.command';
import { ProposalOver } from './refusals';
import { findProposal, touchOrder, writeChange } from './write-amendment.store';

export interface AnswerProposalInput {
  /** The order's: anyone with its link may answer. */
  readonly token: string;
  /** Of the proposal that was read. */
  readonly proposalId: string;
  readonly isAccepted: boolean;
}

/**
 * The shopper's answer to a change that was proposed to them. A yes makes the order what was shown, at the total that was
 * shown, as long as its dishes and its time can still be had.
 *
 * @throws {OrderNotFound | ProposalOver | SoldOut | SlotTaken | SlotUnavailable | ShopClosed | OrdersPaused}
 */
export async function answerProposal(caller: OrderCaller, input: AnswerProposalInput): Promise<OrderView> {
  const order = await findOrderByToken(caller, input.token);
  if (!order) throw new OrderNotFound();
  return settle(caller, { id: order.id, proposalId: input.proposalId }, async (settling) => {
    if (input.isAccepted) await accept(settling, 'SHOPPER');
    else await close(settling, 'REFUSED', 'SHOPPER');
  });
}

export interface SettleProposalInput {
  readonly id: string;
  readonly proposalId: string;
}

/** The shopper said yes on the telephone. @throws as `answerProposal`, and {Forbidden} */
export async function confirmProposal(caller: OrderCaller, input: SettleProposalInput): Promise<OrderView> {
  const { actor, channel } = caller;
  requirePermission(actor, 'orders');
  return settle(caller, input, async (settling) => {
    await accept(settling, 'PHONE', actor);
    const details = { number: settling.order.number, ...authorOf(actor) };
    await writeAudit(settling.tx, { actor, channel }, { action: 'confirmProposal', subjectId: input.id, details });
  });
}

/** Takes a proposal back: the order stays as it is. @throws {Forbidden | OrderNotFound | ProposalOver} */
export async function withdrawProposal(caller: OrderCaller, input: SettleProposalInput): Promise<OrderView> {
  const { actor, channel } = caller;
  requirePermission(actor, 'orders');
  return settle(caller, input, async (settling) => {
    await close(settling, 'WITHDRAWN', null);
    const details = { number: settling.order.number };
    await writeAudit(settling.tx, { actor, channel }, { action: 'withdrawProposal', subjectId: input.id, details });
  });
}

export interface Settling {
  readonly tx: Transaction;
  readonly channel: Channel;
  readonly menu: OrderMenu;
  readonly now: Date;
  readonly order: CheckoutRow;
  readonly proposal: OrderRevision;
  readonly announceOrder: OrderCaller['announceOrder'];
}

/** Locks the order's row, so that an answer, a withdrawal, a move and the deadline settle a proposal one after another. */
async function settle(
  caller: OrderCaller,
  { id, proposalId }: SettleProposalInput,
  work: (settling: Settling) => Promise<void>,
): Promise<OrderView> {
  const { db, announceOrder } = caller;
  const now = caller.now();
  // Before the transaction holds a connection: where there are few, none may wait for a second one.
  await readMenu(caller);
  const row = await transaction(db, async (tx) => {
    const channel = await tx.channel.findUniqueOrThrow({ where: { id: caller.channel.id } });
    const order = await lockOrder(tx, caller, id);
    if (!order || order.status === 'OPEN') throw new OrderNotFound();
    const proposal = await findProposal(tx, order.id);
    if (proposal?.id !== proposalId || isPast(proposal, now)) throw new ProposalOver();
    const menu = await readMenu({ db, channel });
    await work({ tx, channel, menu, now, order, proposal, announceOrder });
    return findCheckout(tx, channel.id, id);
  });
  if (!row) throw new OrderNotFound();
  return viewOrder(row);
}

const isPast = ({ answerBy }: OrderRevision, now: Date) => answerBy !== null && answerBy <= now;

/** Makes the order what was proposed. */
export async function accept(
  settling: Settling,
  confirmation: RevisionConfirmation,
  actor: Author | null = null,
): Promise<void> {
  const { tx, channel, menu, now, order, proposal, announceOrder } = settling;
  const [before, after] = [readContent(proposal.before), readContent(proposal.after)];
  if (!before || !after) throw new ProposalOver();
  const isOtherLines = JSON.stringify(before.lines) !== JSON.stringify(after.lines);
  requireAmendable(order, { lines: isOtherLines ? [] : null, deliveryMethod: after.details.deliveryMethod });
  await requireStillThere(tx, { menu, now }, before, after.lines.map(contentRow));
  await writeChange(
    tx,
    order,
    { before, after, mayOverfill: proposal.mayOverfill },
    { channel, now, actor, announceOrder },
  );
  await tx.orderRevision.update({
    where: { id: proposal.id },
    data: { state: 'APPLIED', confirmation, answeredAt: now },
  });
}

/** Lets the order stay as it is. */
export async function close(
  { tx, now, order, proposal }: Settling,
  state: 'REFUSED' | 'WITHDRAWN' | 'EXPIRED',
  confirmation: RevisionConfirmation | null,
): Promise<void> {
  await tx.orderRevision.update({ where: { id: proposal.id }, data: { state, confirmation, answeredAt: now } });
  await touchOrder(tx, order);
}
