import type { Transaction } from '../../db/client';
import { InvalidInput, NotFound } from '../../kernel/refusals';

const FIELD = 'goesWellWithIds';

/**
 * Of the dishes that are recommended with one.
 *
 * @param ownId - of that one; null while it is being made.
 * @throws {NotFound} naming the first that the shop does not have.
 * @throws {InvalidInput} when it is recommended with itself.
 */
export async function requireRecommended(
  tx: Transaction,
  channelId: string,
  ids: readonly string[] | undefined,
  ownId: string | null = null,
): Promise<void> {
  if (!ids || ids.length === 0) return;
  const own = ids.findIndex((id) => id === ownId);
  if (own !== -1) throw new InvalidInput([{ path: ['input', FIELD, String(own)], code: 'SAME_PRODUCT' }]);
  const products = await tx.product.findMany({ where: { channelId, id: { in: [...ids] } }, select: { id: true } });
  const known = new Set(products.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing !== -1) throw new NotFound({}, ['input', FIELD, String(missing)]);
}
