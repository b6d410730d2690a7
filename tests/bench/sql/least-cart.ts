import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { preparedCart } from '../stage/carts';
import { seededId } from '../stage/ids';
import { type ByHand, openByHand } from './by-hand';

/** The least that a dish into a cart can be: one `select … for update` and one `update` in a transaction. */
export function openLeastCart(url: string, firstCart: number): Promise<ByHand> {
  return openByHand(url, (client, time) => addByHand(client, preparedCart(firstCart + time).sessionId));
}

interface HeldCart {
  readonly id: string;
  readonly lines: readonly object[];
}

async function addByHand(client: pg.Client, sessionId: string): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<HeldCart>({
    name: 'hold',
    text: `select * from "Cart" where "sessionId" = $1 for update`,
    values: [sessionId],
  });
  const [cart] = rows;
  if (!cart) throw new Error(`session ${sessionId} has no cart`);
  const line = { id: randomUUID(), variantId: seededId('a fifth dish'), quantity: 1, optionIds: [], unitPrice: 750 };
  const lines = [...cart.lines, { ...line, productName: { en: 'Smoked salmon' }, variantName: {} }];
  await client.query({
    name: 'write',
    text: `update "Cart" set "lines" = $2, "seenTotal" = 3750, "recentWrites" = array[$3],
        "version" = "version" + 1, "updatedAt" = now() where "id" = $1`,
    values: [cart.id, JSON.stringify(lines), randomUUID()],
  });
  await client.query('commit');
}
