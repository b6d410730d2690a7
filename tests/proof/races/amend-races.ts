import { amendOrder } from '../../../api/checkout/amending/amend-order.command';
import { answerProposal, withdrawProposal } from '../../../api/checkout/amending/answer-proposal.command';
import { moveOrder } from '../../../api/checkout/order-life/move-order.command';
import { stepBackOrder } from '../../../api/checkout/order-life/step-back.command';
import { shop, TEST_NOW } from '../../../api/checkout/testing-world';
import { differs, judge, nodeOf, type Race, RUNNERS, runTogether } from './race';
import { callerOn, checkOrders, DISH, placeOn } from './race-world';

const PLACES = 3;
const HOUR_MS = 3_600_000;

/** Many change the order that they have all read. */
export const sameChange: Race = {
  name: 'changes of one order',
  async run(nodes) {
    const { world, id, version } = await orderOn(nodes);
    const staff = await world.staff('OPERATOR');
    const finish = await runTogether(nodes, (db, index) =>
      amendOrder({ ...staff, db }, { id, version, kitchenNote: `Note ${index}` }),
    );
    const kept = await world.db.orderRevision.count({ where: { checkoutId: id } });
    return judge(
      finish,
      { wins: 1, refusal: 'STALE_ORDER' },
      differs('changes are kept', kept, 1),
      await checkOrders(world, 1),
    );
  },
};

/** A yes, a no and a withdrawal, from many at once. */
export const oneAnswer: Race = {
  name: 'answers to one proposal',
  async run(nodes) {
    const { world, id, token } = await orderOn(nodes);
    const staff = await world.staff('OPERATOR');
    await amendOrder(staff, { id, lines: [world.choice(DISH, 2)] });
    const { id: proposalId } = await world.db.orderRevision.findFirstOrThrow({ where: { checkoutId: id } });
    const finish = await runTogether(nodes, (db, index) => {
      if (index % 3 === 0) return withdrawProposal({ ...staff, db }, { id, proposalId });
      return answerProposal(callerOn(db, world), { token, proposalId, isAccepted: index % 3 === 1 });
    });
    const { state } = await world.db.orderRevision.findUniqueOrThrow({ where: { id: proposalId } });
    const { total, lines } = await world.db.checkout.findUniqueOrThrow({ where: { id }, include: { lines: true } });
    const isApplied = state === 'APPLIED';
    return judge(
      finish,
      { wins: 1, refusal: 'PROPOSAL_OVER' },
      differs('is the total', total ?? 0, isApplied ? 1800 : 900),
      differs(
        'dishes are in it',
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
        isApplied ? 2 : 1,
      ),
    );
  },
};

/** Orders for as soon as possible that are all moved into a time with few places. */
export const changedTime: Race = {
  name: 'last places for changed orders',
  async run(nodes) {
    const world = await shop(nodeOf(nodes, 0), { slotCapacity: PLACES }).dish(DISH, 900).open();
    const staff = await world.staff('OPERATOR');
    const slotFrom = new Date(TEST_NOW.getTime() + 4 * HOUR_MS);
    const orders = await Promise.all(
      Array.from({ length: RUNNERS }, (_, index) =>
        placeOn(callerOn(nodeOf(nodes, index), world), world, {
          idempotencyKey: crypto.randomUUID(),
          lines: [world.choice(DISH)],
        }),
      ),
    );
    const finish = await runTogether(nodes, (db, index) =>
      amendOrder({ ...staff, db }, { id: orders[index]?.id ?? '', timeKind: 'SLOT', slotFrom }),
    );
    const [usage] = await world.db.slotUsage.findMany({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: PLACES, refusal: 'SLOT_TAKEN' },
      differs('places are counted', usage?.taken ?? 0, PLACES),
      await checkOrders(world, RUNNERS),
    );
  },
};

/** A cancelled order is brought back by many, and takes its place and its code once. */
export const broughtBack: Race = {
  name: 'a cancelled order brought back',
  async run(nodes) {
    const { world, id } = await orderOn(nodes);
    const staff = await world.staff('OPERATOR');
    await moveOrder(staff, { id, to: 'CANCELLED', reasonCode: 'TOO_BUSY' });
    const { version } = await world.db.checkout.findUniqueOrThrow({ where: { id } });
    const finish = await runTogether(nodes, (db) => stepBackOrder({ ...staff, db }, { id, version, reason: 'A slip' }));
    const [usage] = await world.db.slotUsage.findMany({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: 1, refusal: 'STALE_ORDER' },
      differs('places are counted', usage?.taken ?? 0, 1),
      differs('uses are counted', (await world.promoCode('FRIDAY')).used, 1),
    );
  },
};

/** A shop with one order, for a time and with a promo code. */
async function orderOn(nodes: Parameters<Race['run']>[0]) {
  const world = await shop(nodeOf(nodes, 0), { slotCapacity: PLACES }).dish(DISH, 1000).promo('FRIDAY').open();
  const { id, version, token } = await placeOn(callerOn(nodeOf(nodes, 0), world), world, {
    idempotencyKey: crypto.randomUUID(),
    lines: [world.choice(DISH)],
    promoCode: 'FRIDAY',
    slotFrom: new Date(TEST_NOW.getTime() + 4 * HOUR_MS),
  });
  return { world, id, version, token: token ?? '' };
}
