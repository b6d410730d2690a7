import type { Transaction } from '../../db/client';
import { NotFound } from '../../kernel/refusals';

/** @throws {NotFound} when the shop has no such photo. Null and undefined name none. */
export async function requirePhoto(
  tx: Transaction,
  channelId: string,
  id: string | null | undefined,
  at: readonly string[] = ['input'],
): Promise<void> {
  if (!id) return;
  const photo = await tx.media.findFirst({ where: { id, channelId }, select: { id: true } });
  if (!photo) throw new NotFound({}, [...at, 'photoId']);
}
