import { CsvError, parse } from 'csv-parse/sync';
import type { ErrorValues } from '../kernel/domain-error';

const SEPARATORS = [';', '\t', ','] as const;
/** Far more than tables have that anybody reads. */
const MOST_COLUMNS = 200;
/** Characters of one row, line breaks inside its cells too. */
const LONGEST_ROW = 100_000;
/** Rows in which nothing stands, for each that may: spreadsheets leave them behind. */
const BLANK_ROWS = 10;

/** How Excel learns a separator: a line before the table. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i;

/** The separator that the table names, or that its head uses most. */
export function separatorOf(text: string): string {
  const start = text.slice(0, LONGEST_ROW);
  const [, named] = SEPARATOR_LINE.exec(start) ?? [];
  if (named) return named;
  const head = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface CsvRecord {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What to say of a cell that has no heading above it, as values of `CELL_WITHOUT_HEADING`. */
  readonly surplus: ErrorValues | null;
}

/** In a table with commas, `9,50` is two cells. */
function surplusOf(cells: readonly string[], heads: readonly string[], separator: string): ErrorValues | null {
  const beyond = cells.findIndex((cell, index) => index >= heads.length || (!heads[index]?.trim() && cell.trim()));
  if (beyond < 0) return null;
  const whole = cells.findIndex((cell, index) => /^\s*\d+$/.test(cell) && /^\d{1,2}\s*$/.test(cells[index + 1] ?? ''));
  const counts = { row: 0, cells: cells.length, headings: heads.length };
  if (separator !== ',' || whole < 0) return { ...counts, cause: 'SEPARATOR', cell: cells[beyond]?.trim() ?? '' };
  return { ...counts, cause: 'DECIMAL_COMMA', cell: `${cells[whole]?.trim()},${cells[whole + 1]?.trim()}` };
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
  const separator = separatorOf(text);
  const fromLine = SEPARATOR_LINE.test(text) ? 2 : 1;
  let nextLine = fromLine;
  try {
    parse(text, {
      delimiter: separator,
      from_line: fromLine,
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
        const surplus = surplusOf(cells, records[0]?.cells ?? cells, separator);
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line: lines - inside, cells, surplus });
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
