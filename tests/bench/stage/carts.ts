import { createHash } from 'node:crypto';
import { query } from '../../proof/stage/ledger';
import type { BenchStage } from './bench-stage';
import { seededId } from './ids';

/** Each has this many lines, of the first dishes. */
export const CART_LINES = 4;

/** What a prepared cart consists of: its number alone says it. */
export interface PreparedCart {
  readonly cookie: string;
  readonly sessionId: string;
}

export function preparedCart(index: number): PreparedCart {
  return { cookie: `carte_session=${tokenOf(index)}`, sessionId: seededId(`session ${index}`) };
}

function tokenOf(index: number): string {
  return createHash('sha256').update(`cart ${index}`).digest('base64url');
}

/** Sessions of so many shoppers, each with a cart of {@link CART_LINES} lines. */
export async function prepareCarts({ cluster, shop }: BenchStage, count: number): Promise<void> {
  const { channel, catalog } = shop.world;
  const hashes = Array.from({ length: count }, (_, index) => hashOf(tokenOf(index)));
  await query(
    cluster.url,
    `insert into "Session" ("id", "channelId", "tokenHash", "expiresAt")
       select md5('session ' || i - 1)::uuid, '${channel.id}', hash::bytea, now() + interval '30 days'
       from unnest('{${hashes.map((hash) => `"\\\\x${hash}"`).join(',')}}'::text[]) with ordinality as hashed(hash, i);
     insert into "Cart" ("id", "channelId", "sessionId", "draft", "updatedAt", "lines")
       select md5('cart ' || i)::uuid, '${channel.id}', md5('session ' || i)::uuid, '{"deliveryMethod": "DELIVERY"}', now(), (
         select jsonb_agg(jsonb_build_object('id', md5('line ' || i || ' ' || line)::uuid,
           'variantId', md5('variant ${catalog.menuId} ' || line || ' 1')::uuid, 'quantity', 1, 'optionIds', '[]'::jsonb,
           'unitPrice', 750, 'productName', '{"en": "Smoked salmon"}'::jsonb, 'variantName', '{}'::jsonb))
         from generate_series(0, ${CART_LINES - 1}) line)
       from generate_series(0, ${count - 1}) i;
     analyze "Session", "Cart";`,
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
