import { parse } from 'csv-parse/sync';

export type CsvSeparator = ',' | ';' | '\t';

const SEPARATORS: readonly CsvSeparator[] = [';', '\t', ','];

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
  const head = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface CsvRecord {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a table, empty ones left out. @throws {Error} of the parser for a quote that never ends. */
export function parseCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  parse(text, {
    delimiter: separatorOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    onRecord: (cells: string[], { lines }) => {
      const inside = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line: lines - inside, cells });
      return null;
    },
  });
  return records;
}
