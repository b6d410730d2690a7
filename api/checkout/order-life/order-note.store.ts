import type { Reader } from '../../db/client';

/** What staff want to remember of an order. */
export interface OrderNote {
  readonly text: string | null;
  readonly version: number;
  readonly at: Date | null;
  /** Who wrote it. */
  readonly by: string | null;
}

/** Notes by order, in two statements however many they are. */
export async function notesOf(
  db: Reader,
  channelId: string,
  checkoutIds: readonly string[],
): Promise<ReadonlyMap<string, OrderNote>> {
  const rows = await db.checkout.findMany({
    where: { channelId, id: { in: [...checkoutIds] } },
    select: {
      id: true,
      staffNote: true,
      staffNoteVersion: true,
      staffNoteAt: true,
      staffNoteBy: { select: { name: true } },
    },
  });
  return new Map(
    rows.map(({ id, staffNote: text, staffNoteVersion: version, staffNoteAt: at, staffNoteBy }) => [
      id,
      { text, version, at, by: staffNoteBy?.name ?? null },
    ]),
  );
}
