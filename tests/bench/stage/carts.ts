import { createHash } from 'node:crypto';
import { query } from '../../proof/stage/ledger';
import type { BenchStage } from './bench-stage';

/** Each has this many lines, of the first dishes. */
export const CART_LINES = 4;

/** `Cookie` header of the shopper whose cart has that number. */
export function preparedCart(index: number): string {
  return `carte_session=${tokenOf(index)}`;
}

function tokenOf(index: number): string {
  return createHash('sha256').update(`cart ${index}`).digest('base64url');
}

/** Sessions of shoppers, each with a cart of {@link CART_LINES} lines, numbered from the first until before the end. */
export async function prepareCarts({ cluster, shop }: BenchStage, first: number, end: number): Promise<void> {
  const { channel, catalog } = shop.world;
  const hashes = Array.from({ length: end - first }, (_, index) => hashOf(tokenOf(first + index)));
  await query(
    cluster.url,
    `insert into "Session" ("id", "channelId", "tokenHash", "expiresAt")
       select md5('session ' || i - 1 + ${first})::uuid, '${channel.id}', hash::bytea, now() + interval '30 days'
       from unnest('{${hashes.map((hash) => `"\\\\x${hash}"`).join(',')}}'::text[]) with ordinality as hashed(hash, i);
     insert into "Cart" ("id", "channelId", "sessionId", "draft", "updatedAt", "lines")
       select md5('cart ' || i)::uuid, '${channel.id}', md5('session ' || i)::uuid, '{"deliveryMethod": "DELIVERY"}', now(), (
         select jsonb_agg(jsonb_build_object('id', md5('line ' || i || ' ' || line)::uuid,
           'variantId', md5('variant ${catalog.menuId} ' || line || ' 1')::uuid, 'quantity', 1, 'optionIds', '[]'::jsonb,
           'unitPrice', 750, 'productName', '{"en": "Smoked salmon"}'::jsonb, 'variantName', '{}'::jsonb))
         from generate_series(0, ${CART_LINES - 1}) line)
       from generate_series(${first}, ${end - 1}) i;
     analyze "Session", "Cart";`,
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
