import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { message } from '../../messages/messages';
import { type CsvRecord, parseCsv, TableUnreadable } from '../../text-files/csv-text';
import { type PastLine, type PastOrder, type PastOrderFault, productsCostOf, totalOf } from './past-order';
import { COLUMNS, type Column, type FileTerms, PastOrderCells } from './past-order-cells';

/** Years of a busy shop; a longer table is divided. */
const MOST_ROWS = 500_000;

const REQUIRED: readonly Column[] = ['number', 'placed_at', 'phone', 'dish', 'price'];
const STATUSES = new Map([
  ['completed', 'COMPLETED'],
  ['cancelled', 'CANCELLED'],
] as const);
const METHODS = new Map([
  ['delivery', 'DELIVERY'],
  ['pickup', 'PICKUP'],
] as const);

export interface PastOrdersFile {
  readonly orders: readonly PastOrder[];
  readonly faults: readonly PastOrderFault[];
  /** Names in the head of the table that nothing is read from. */
  readonly unread: readonly string[];
}

type OrderFacts = Omit<PastOrder, 'lines'>;

/**
 * Reads a table with one row for each line of an order. What belongs to the whole order stands in its first row; the others
 * may leave it empty.
 */
export function readPastOrders(text: string, terms: FileTerms): PastOrdersFile {
  const table = readTable(text);
  if (table instanceof TableUnreadable) {
    return { orders: [], faults: [{ row: table.line ?? 1, sentence: sentenceOf(table) }], unread: [] };
  }
  const [head, ...records] = table;
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const unread = names.filter((name) => name !== '' && !isColumn(name));
  const missing = REQUIRED.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const sentence = `The head of the table has no ${missing.join(', ')}: its first row names the columns.`;
    return { orders: [], faults: [{ row: head?.line ?? 1, sentence }], unread };
  }
  const surplus = records.flatMap(({ line, surplus: values }): PastOrderFault[] =>
    values ? [{ row: line, sentence: message('en', 'CELL_WITHOUT_HEADING', values) }] : [],
  );
  if (surplus.length > 0) return { orders: [], faults: surplus, unread };
  const faults: PastOrderFault[] = [];
  const orders = new Map<string, OrderFacts & { lines: PastLine[] }>();
  for (const { line, cells } of records) {
    const named = new Map(
      names.flatMap((name, index) => (isColumn(name) ? [[name, cells[index] ?? ''] as const] : [])),
    );
    const row = new PastOrderCells(line, named, terms, faults);
    const number = row.required('number', 40);
    const order = orders.get(number) ?? { ...readFacts(row, number), lines: [] };
    orders.set(number, order);
    order.lines.push(readLine(row));
  }
  const read = [...orders.values()];
  return { orders: read, faults: [...faults, ...read.flatMap(faultsOf)], unread };
}

function readTable(text: string): CsvRecord[] | TableUnreadable {
  try {
    return parseCsv(text, MOST_ROWS);
  } catch (error) {
    if (error instanceof TableUnreadable) return error;
    throw error;
  }
}

function sentenceOf({ code, values: { maximum = 0 } }: TableUnreadable): string {
  switch (code) {
    case 'BROKEN_TABLE':
      return 'A quotation mark is opened here and never closed.';
    case 'ROW_TOO_LONG':
      return `The row has more than ${maximum} characters: is a quotation mark missing?`;
    case 'TOO_MANY_COLUMNS':
      return `The row has more than ${maximum} columns.`;
    case 'TOO_MANY_ROWS':
      return `The table has more than ${maximum} rows: divide it.`;
  }
}

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name);

function readFacts(row: PastOrderCells, number: string): OrderFacts {
  const method = row.oneOf('method', METHODS, 'PICKUP');
  return {
    row: row.row,
    number,
    method,
    placedAt: row.placedAt(),
    status: row.oneOf('status', STATUSES, 'COMPLETED'),
    name: row.text('name', 50),
    phone: row.phone(),
    street: row.text('street', 80) || null,
    payment: row.text('payment', 50) || null,
    discount: row.amount('discount'),
    deliveryFee: row.amount('delivery_fee'),
  };
}

function readLine(row: PastOrderCells): PastLine {
  return {
    dish: row.required('dish', 100),
    variant: row.text('variant', 100),
    sku: row.text('sku', 64) || null,
    quantity: row.quantity(),
    price: row.amount('price'),
  };
}

/** What only the whole order shows. */
function faultsOf(order: PastOrder): PastOrderFault[] {
  const total = totalOf(order);
  if (total < 0) return [{ row: order.row, sentence: `The discount of order ${order.number} is more than it cost.` }];
  if (Math.max(total, productsCostOf(order)) > MAXIMUM_TOTAL)
    return [{ row: order.row, sentence: `Order ${order.number} costs more than can be kept.` }];
  return [];
}
