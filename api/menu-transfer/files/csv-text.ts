import { CsvError, parse } from 'csv-parse/sync';
import type { ErrorValues } from '../../kernel/domain-error';

export type CsvSeparator = ',' | ';' | '\t';

const SEPARATORS: readonly CsvSeparator[] = [';', '\t', ','];
/** Far more than tables have that anybody reads. */
const MOST_COLUMNS = 200;
/** Characters of one row, line breaks inside its cells too. */
const LONGEST_ROW = 100_000;
/** Rows in which nothing stands, for each that may: spreadsheets leave them behind. */
const BLANK_ROWS = 10;

/** What a spreadsheet would run as a formula: a name that begins so could read the owner's other files. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text as it stands in a cell: the apostrophe makes every spreadsheet take it for text. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What {@link toCell} was given. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** The separator that the head of the table uses most. */
export function separatorOf(text: string): CsvSeparator {
  const start = text.slice(0, LONGEST_ROW);
  const head = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface CsvRecord {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table that is not read to its end. */
export class TableUnreadable extends Error {
  /** @param line - of the file, from 1, on which the row begins that can't be read; null for the whole table. */
  constructor(
    readonly code: 'BROKEN_TABLE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS' | 'ROW_TOO_LONG',
    readonly line: number | null,
    readonly values: ErrorValues = {},
  ) {
    super(code);
  }
}

/**
 * The records of a table, empty ones left out. It stops at the first limit that it meets.
 *
 * @param maximum - of rows below the head.
 * @throws {TableUnreadable}
 */
export function parseCsv(text: string, maximum: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  let read = 0;
  let nextLine = 1;
  try {
    parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      cast: (cell, { index }) => {
        if (index >= MOST_COLUMNS) throw new TableUnreadable('TOO_MANY_COLUMNS', nextLine, { maximum: MOST_COLUMNS });
        return cell;
      },
      onRecord: (cells: string[], { lines }) => {
        const inside = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        nextLine = lines + 1;
        read += 1;
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line: lines - inside, cells });
        if (records.length > maximum + 1 || read > maximum * BLANK_ROWS)
          throw new TableUnreadable('TOO_MANY_ROWS', null, { maximum });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? new TableUnreadable('ROW_TOO_LONG', nextLine, { maximum: LONGEST_ROW })
      : new TableUnreadable('BROKEN_TABLE', nextLine);
  }
  return records;
}
