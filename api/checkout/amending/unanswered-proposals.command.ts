import { transaction } from '../../db/transaction';
import { DomainError } from '../../kernel/domain-error';
import { lockOrder } from '../cart/checkout.store';
import type { OrderWatch } from '../order-life/untaken-orders.command';
import { readMenu } from '../placing/place-in-transaction.store';
import { accept, close } from './answer-proposal.command';
import { findProposal } from './write-amendment.store';

/** Proposals a round. */
const BATCH = 50;

/**
 * Settles the proposals that nobody answered in time, by the shop's rule. Any number of nodes may look at once: each is
 * settled by whoever holds its order first.
 */
export async function settleUnanswered(watch: OrderWatch): Promise<void> {
  const now = watch.now();
  const due = await watch.db.orderRevision.findMany({
    where: { state: 'PROPOSED', answerBy: { lte: now } },
    select: { checkoutId: true, checkout: { select: { channelId: true } } },
    orderBy: { answerBy: 'asc' },
    take: BATCH,
  });
  for (const { checkoutId, checkout } of due) {
    try {
      await settleOne(watch, checkout.channelId, checkoutId, true);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // What silence would have agreed to can't be had any more: the order stays as it is.
      await settleOne(watch, checkout.channelId, checkoutId, false);
    }
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
    const order = await lockOrder(tx, channelId, id);
    const proposal = order && (await findProposal(tx, order.id));
    if (!order || !proposal?.answerBy || proposal.answerBy > now) return;
    const settling = { tx, channel, menu, now, order, proposal, announceOrder };
    if (mayApply && channel.amendmentSilence === 'APPLY') await accept(settling, 'SILENCE');
    else await close(settling, 'EXPIRED', 'SILENCE');
  });
}
