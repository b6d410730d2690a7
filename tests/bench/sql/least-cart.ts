import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { seededId } from '../stage/ids';

interface ReadCart {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly object[];
}

/** The least that a dish into a cart can be: it is read by the cookie and written, and as in Carte the commit waits for no disk. */
export function openLeastCart(pool: pg.Pool): (cookie: string) => Promise<void> {
  return async (cookie) => {
    const { rows } = await pool.query<ReadCart>({ name: 'read', text: READ, values: [hashOf(cookie)] });
    const [cart] = rows;
    if (!cart) throw new Error('the session has no cart');
    const line = { id: randomUUID(), variantId: seededId('a fifth dish'), quantity: 1, optionIds: [], unitPrice: 750 };
    const lines = [...cart.lines, { ...line, productName: { en: 'Smoked salmon' }, variantName: {} }];
    const values = [cart.id, cart.version, JSON.stringify(lines), randomUUID()];
    await pool.query({ name: 'write', text: WRITE, values });
  };
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest();
}

const READ = `select cart."id", cart."version", cart."lines" from "Session" session join "Cart" cart on cart."sessionId" = session."id"
  where session."tokenHash" = $1`;
const WRITE = `update "Cart" set "lines" = $3, "seenTotal" = 3750, "recentWrites" = array[$4], "version" = "version" + 1,
    "updatedAt" = now()
  from (select set_config('synchronous_commit', 'off', true)) commit_at_once where "id" = $1 and "version" = $2`;
