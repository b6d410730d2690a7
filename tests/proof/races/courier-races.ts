import { takeCourierOrder } from '../../../api/checkout/couriers/courier-order.command';
import { moveOrder } from '../../../api/checkout/order-life/move-order.command';
import { shop } from '../../../api/checkout/testing-world';
import { differs, judge, nodeOf, type Race, RUNNERS, runTogether } from './race';
import { callerOn, checkOrders, DISH, placeOn } from './race-world';

/** A free order that every courier takes. */
export const freeOrder: Race = {
  name: 'couriers of one order',
  async run(nodes) {
    const world = await shop(nodeOf(nodes, 0)).dish(DISH, 900).open();
    const { id } = await placeOn(callerOn(nodeOf(nodes, 0), world), world, {
      idempotencyKey: crypto.randomUUID(),
      lines: [world.choice(DISH)],
      deliveryMethod: 'DELIVERY',
      street: 'Hauptstr. 1',
    });
    const staff = await world.staff('OPERATOR');
    for (const to of ['ACCEPTED', 'PREPARING'] as const) await moveOrder(staff, { id, to });
    const couriers = await Promise.all(Array.from({ length: RUNNERS }, () => world.staff('COURIER')));
    const finish = await runTogether(nodes, (db, index) => takeCourierOrder({ ...(couriers[index] ?? staff), db }, id));
    const taken = await world.db.auditEntry.count({ where: { subjectId: id, action: 'takeCourierOrder' } });
    return judge(
      finish,
      { wins: 1, refusal: 'ORDER_TAKEN' },
      differs('couriers are written down', taken, 1),
      await checkOrders(world, 1),
    );
  },
};
