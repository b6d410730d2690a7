import { transaction } from '../../db/transaction';
import { DomainError } from '../../kernel/domain-error';
import { holdOrder } from '../cart/checkout.store';
import type { OrderWatch } from '../order-life/untaken-orders.command';
import { readMenu } from '../placing/order-menu.store';
import { accept, close } from './answer-proposal.command';
import { findProposal } from './write-amendment.store';

/** Proposals a round. */
const BATCH = 50;

/**
 * Settles the proposals whose time to answer is over, by the shop's rule. Several nodes may run it at once: the one that
 * locks an order first settles its proposal.
 */
export async function settleUnanswered(watch: OrderWatch): Promise<void> {
  const now = watch.now();
  const due = await watch.db.orderRevision.findMany({
    where: { state: 'PROPOSED', answerBy: { lte: now } },
    select: { checkoutId: true, checkout: { select: { channelId: true } } },
    orderBy: { answerBy: 'asc' },
    take: BATCH,
  });
  const troubles: unknown[] = [];
  // What goes wrong with one keeps no other from being settled.
  for (const { checkoutId, checkout } of due) {
    await settleOrClose(watch, checkout.channelId, checkoutId).catch((error: unknown) => troubles.push(error));
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'changes that no shopper answered could not be settled');
}

/** What silence would have agreed to may not be had any more: then the order stays as it is. */
async function settleOrClose(watch: OrderWatch, channelId: string, id: string): Promise<void> {
  try {
    await settleOne(watch, channelId, id, true);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await settleOne(watch, channelId, id, false);
  }
}

async function settleOne(
  { db, announceOrder, now: clock }: OrderWatch,
  channelId: string,
  id: string,
  mayApply: boolean,
): Promise<void> {
  const now = clock();
  const channel = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
  const menu = await readMenu({ db, channel });
  await transaction(db, async (tx) => {
    const order = await holdOrder(tx, channelId, id);
    const proposal = order && (await findProposal(tx, order.id));
    if (!order || !proposal?.answerBy || proposal.answerBy > now) return;
    const settling = { tx, channel, menu, now, order, proposal, announceOrder };
    if (mayApply && channel.amendmentSilence === 'APPLY') await accept(settling, 'SILENCE');
    else await close(settling, 'EXPIRED', 'SILENCE');
  });
}
