import { channelOfOperator } from '../../channel/channel.store';
import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import { ShopNotSetUp } from '../../kernel/refusals';
import { NotAMenuFile } from '../../menu-transfer/tables/refusals';
import { decodeText } from '../../text-files/decode-text';
import type { FileEncoding } from '../../text-files/encodings';
import { readDishFinder } from './find-dish.store';
import { type PastOrder, type PastOrderFault, totalOf } from './past-order';
import { withoutKnown, writePastOrders } from './past-orders.store';
import { readPastOrders } from './read-past-orders';

/** Orders of one transaction: a few hundred rows, some tenths of a second. */
const PORTION = 250;
const PORTION_TIMEOUT_MS = 60_000;

export interface PastOrdersReport {
  readonly faults: readonly PastOrderFault[];
  /** Columns that nothing was read from. */
  readonly unread: readonly string[];
  readonly orders: number;
  /** Of those, there already: from an earlier run, say. */
  readonly known: number;
  readonly clients: number;
  /** Lines that no dish of today's menu was found for: kept with their names all the same. */
  readonly linesWithoutDish: number;
  readonly lines: number;
  /** Of what was not cancelled, in minor units. */
  readonly total: number;
  readonly currencyCode: string;
  readonly isWritten: boolean;
}

interface Given {
  readonly file: Uint8Array;
  /** Of the file; found out where it is null. */
  readonly encoding?: FileEncoding | null;
  /** Of the shop; empty for the only one. */
  readonly host: string;
  /** False: only says what would be written. */
  readonly write: boolean;
  readonly now: Date;
}

/**
 * Takes over the orders of another system. A file with a fault is not written at all; run again, it writes what is not there
 * yet, so that a run that was interrupted is simply repeated.
 *
 * @throws {ShopNotSetUp | NotAMenuFile | EncodingDoubtful}
 */
export async function importPastOrders(
  db: Database,
  { file, encoding, host, write, now }: Given,
): Promise<PastOrdersReport> {
  const channel = await channelOfOperator(db, host);
  if (!channel) throw new ShopNotSetUp();
  const decoded = decodeText(file, encoding);
  if (!decoded) throw new NotAMenuFile();
  const { orders, faults, unread } = readPastOrders(decoded.text, { ...channel, now });
  const findDish = await readDishFinder(db, channel.id);
  const isWritten = write && faults.length === 0;
  let known = 0;
  for (const portion of portionsOf(orders)) {
    const fresh = await withoutKnown(db, channel.id, portion);
    known += portion.length - fresh.length;
    if (isWritten) await transaction(db, (tx) => writePastOrders(tx, channel, fresh, findDish), PORTION_TIMEOUT_MS);
  }
  if (isWritten) {
    const details = { orders: orders.length - known };
    await db.auditEntry.create({ data: { channelId: channel.id, action: 'importPastOrders', details } });
  }
  const lines = orders.flatMap((order) => order.lines);
  return {
    faults,
    unread,
    known,
    isWritten,
    orders: orders.length,
    clients: new Set(orders.map(({ phone }) => phone)).size,
    lines: lines.length,
    linesWithoutDish: lines.filter((line) => findDish(line) === null).length,
    total: orders.filter(({ status }) => status === 'COMPLETED').reduce((sum, order) => sum + totalOf(order), 0),
    currencyCode: channel.currencyCode,
  };
}

/** The first come first: a client's list grows in the order in which it did. */
function portionsOf(orders: readonly PastOrder[]): PastOrder[][] {
  const sorted = orders.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  const count = Math.ceil(sorted.length / PORTION);
  return Array.from({ length: count }, (_, index) => sorted.slice(index * PORTION, (index + 1) * PORTION));
}
