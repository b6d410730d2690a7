import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import type { CheckoutView } from '../checkout-view';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import type { AmendOrderInput } from './amend-input';
import { amendOrder } from './amend-order.command';
import { answerProposal } from './answer-proposal.command';

let database: TestDatabase;

/** A database for the tests of a file: what stands below works in it. */
export function amendingTests(): { readonly database: TestDatabase } {
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  return {
    get database() {
      return database;
    },
  };
}

export const SLOT = new Date('2026-11-20T15:00:00Z');
export const LATER = new Date('2026-11-20T16:00:00Z');
export const delivery = { deliveryMethod: 'DELIVERY', street: 'Hauptstr. 1' } as const;

export const pizzeria = (settings: Partial<Channel> = {}) =>
  shop(database.db, { deliveryFee: 300, ...settings })
    .dish('Margherita', 900)
    .dish('Cola', 300)
    .dish('Soup', 500)
    .promo('TEN')
    .receiver('till', ['AMENDED'])
    .open();

export const order = (world: World, input: Parameters<typeof placeLines>[2] = {}) =>
  placeLines(world, [world.choice('Margherita', 2), world.choice('Cola')], input);

export async function amend(
  world: World,
  { id }: CheckoutView,
  input: Omit<AmendOrderInput, 'id'>,
  role: 'OPERATOR' | 'MANAGER' = 'OPERATOR',
) {
  return amendOrder(await world.staff(role), { id, ...input });
}

export const kept = ({ lines }: CheckoutView, quantities: readonly number[]) =>
  lines.flatMap(({ id }, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });

export const revisions = ({ id }: CheckoutView) =>
  database.db.orderRevision.findMany({ where: { checkoutId: id }, orderBy: { number: 'asc' } });

export async function proposalOf(view: CheckoutView) {
  const row = (await revisions(view)).find(({ state }) => state === 'PROPOSED');
  if (!row) throw new Error('nothing is proposed');
  return row;
}

export async function answer(world: World, view: CheckoutView, isAccepted: boolean) {
  const { id: proposalId } = await proposalOf(view);
  const caller = world.caller({ kind: 'visitor', sessionId: null });
  return answerProposal(caller, { token: view.token ?? '', proposalId, isAccepted });
}

export const stored = ({ id }: CheckoutView) =>
  database.db.checkout.findUniqueOrThrow({
    where: { id },
    include: { lines: { orderBy: { position: 'asc' } }, outbox: true },
  });

export const dishes = (view: Pick<CheckoutView, 'lines'>) =>
  view.lines.map(({ productName, quantity, unitPrice }) => [productName.en, quantity, unitPrice]);
