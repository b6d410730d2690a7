import { Temporal } from 'temporal-polyfill';
import { fromCell } from '../../../domain/csv';
import { MAXIMUM_TOTAL } from '../../../domain/limits';
import { readPhone } from '../../kernel/phone';
import { instantOf, toDate } from '../../kernel/zoned-time';
import { parseAmount } from '../../menu-transfer/files/amount';
import type { PastOrderFault } from './past-order';

export const COLUMNS = [
  ...['number', 'placed_at', 'status', 'name', 'phone', 'method', 'street', 'payment', 'discount', 'delivery_fee'],
  ...['dish', 'variant', 'sku', 'quantity', 'price'],
] as const;

export type Column = (typeof COLUMNS)[number];

const MAXIMUM_QUANTITY = 9_999;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2})(?::\d{2})?$/;

/** What a shop's file is read by. */
export interface FileTerms {
  /** Of times without an offset. */
  readonly timeZone: string;
  /** Of national phone numbers. */
  readonly countryCode: string;
  readonly now: Date;
}

/** The cells of one row; what can't be read is a fault, and null. */
export class PastOrderCells {
  constructor(
    readonly row: number,
    private readonly cells: ReadonlyMap<Column, string>,
    private readonly terms: FileTerms,
    private readonly faults: PastOrderFault[],
  ) {}

  fault(sentence: string): null {
    this.faults.push({ row: this.row, sentence });
    return null;
  }

  /** Empty for an empty cell. */
  text(column: Column, maximum: number): string {
    const text = fromCell((this.cells.get(column) ?? '').trim()).replace(/\s+/gu, ' ');
    if (text.length <= maximum) return text;
    this.fault(`${column} is longer than ${maximum} characters.`);
    return text.slice(0, maximum);
  }

  required(column: Column, maximum: number): string {
    const text = this.text(column, maximum);
    if (text === '') this.fault(`${column} is empty.`);
    return text;
  }

  oneOf<Value>(column: Column, values: ReadonlyMap<string, Value>, otherwise: Value): Value {
    const text = this.text(column, 40).toLowerCase();
    if (text === '') return otherwise;
    const value = values.get(text);
    if (value !== undefined) return value;
    this.fault(`${column} is “${text}”; known are ${[...values.keys()].join(', ')}.`);
    return otherwise;
  }

  /** Nothing for an empty cell. */
  amount(column: Column): number {
    const text = this.text(column, 40);
    if (text === '') return 0;
    const minor = parseAmount(text);
    if (minor !== null && minor >= 0 && minor <= MAXIMUM_TOTAL) return minor;
    this.fault(`${column} “${text}” is no amount such as 9.50 or 1250,50.`);
    return 0;
  }

  quantity(): number {
    const text = this.text('quantity', 20);
    if (text === '') return 1;
    const quantity = Number(text);
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY) return quantity;
    this.fault(`quantity “${text}” is no whole number from 1 to ${MAXIMUM_QUANTITY}.`);
    return 1;
  }

  phone(): string {
    const text = this.required('phone', 100);
    const { phone, fault } = readPhone(text, this.terms.countryCode);
    if (fault && text !== '') {
      const isLong = fault === 'PHONE_EXTENSION';
      this.fault(`phone “${text}” ${isLong ? 'has an extension: leave it out.' : 'is no number that could ring.'}`);
    }
    return phone ?? '';
  }

  /** With an offset, or as the clocks of the shop showed it. */
  placedAt(): Date {
    const text = this.required('placed_at', 40);
    const at = text === '' ? null : this.parseTime(text);
    if (at === null && text !== '') this.fault(`placed_at “${text}” is no time such as 2025-11-20 19:30.`);
    if (at !== null && at > this.terms.now) this.fault(`placed_at “${text}” is still to come.`);
    return at ?? this.terms.now;
  }

  private parseTime(text: string): Date | null {
    const [, date, time] = LOCAL_TIME.exec(text) ?? [];
    try {
      if (date && time) {
        return toDate(instantOf(Temporal.PlainDate.from(date), time.padStart(5, '0'), this.terms.timeZone));
      }
      return toDate(Temporal.Instant.from(text));
    } catch {
      return null;
    }
  }
}
