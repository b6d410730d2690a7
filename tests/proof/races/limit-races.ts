import { randomUUID } from 'node:crypto';
import { shop, TEST_NOW, type World } from '../../../api/checkout/testing-world';
import { differs, judge, type Nodes, nodeOf, type Race, runTogether } from './race';
import { callerOn, checkOrders, DISH, placeOn } from './race-world';

const PLACES = 3;
const USES_BY_CLIENT = 2;
const CODE = 'FRIDAY';
const HOUR_MS = 3_600_000;

/** Of all who want a slot, as many get it as it has places. */
export const lastPlace: Race = {
  name: 'last places of a slot',
  async run(nodes) {
    const world = await shop(nodeOf(nodes, 0), { slotCapacity: PLACES }).dish(DISH, 900).open();
    const slotFrom = new Date(TEST_NOW.getTime() + 4 * HOUR_MS);
    const finish = await runTogether(nodes, (db) => placeOn(callerOn(db, world), world, { ...wish(world), slotFrom }));
    const [usage] = await world.db.slotUsage.findMany({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: PLACES, refusal: 'SLOT_TAKEN' },
      differs('places are counted', usage?.taken ?? 0, PLACES),
      await checkOrders(world, PLACES),
    );
  },
};

/** Different people, one code that has few uses left. */
export const lastUse: Race = {
  name: 'last uses of a promo code',
  run: (nodes) => racePromo(nodes, { limits: { totalLimit: PLACES }, wins: PLACES, isOneClient: false }),
};

/** One person with many devices and a code that each may use twice. */
export const clientUse: Race = {
  name: 'a client’s uses of a code',
  run: (nodes) =>
    racePromo(nodes, { limits: { perClientLimit: USES_BY_CLIENT }, wins: USES_BY_CLIENT, isOneClient: true }),
};

interface PromoRace {
  readonly limits: { readonly totalLimit?: number; readonly perClientLimit?: number };
  readonly wins: number;
  readonly isOneClient: boolean;
}

async function racePromo(nodes: Nodes, { limits, wins, isOneClient }: PromoRace) {
  const world = await shop(nodeOf(nodes, 0)).dish(DISH, 900).promo(CODE, limits).open();
  const finish = await runTogether(nodes, (db, index) => {
    const phone = `+49 30 9018${isOneClient ? 20 : 20 + index}`;
    return placeOn(callerOn(db, world), world, { ...wish(world), promoCode: CODE, phone });
  });
  const { id, used } = await world.promoCode(CODE);
  return judge(
    finish,
    { wins, refusal: 'PROMO_NOT_APPLICABLE' },
    differs('uses are counted', used, wins),
    differs('uses are written down', await world.db.promoUse.count({ where: { promoCodeId: id } }), wins),
    await checkOrders(world, wins),
  );
}

function wish(world: World) {
  return { idempotencyKey: randomUUID(), lines: [world.choice(DISH)] };
}
