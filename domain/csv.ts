/** A comma between cells goes with a decimal point, a semicolon with a decimal comma: what spreadsheets expect. */
export type CsvSeparator = ',' | ';';

/** Text, or a number: `decimal` is an exact one, as amounts are written. */
export type CsvCell = string | number | null | { readonly decimal: string };

/** What a spreadsheet would take for a formula, and run. Numbers of ours stay numbers. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Without it Excel reads Cyrillic in the encoding of old. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text as it stands in a cell: the apostrophe makes every spreadsheet take it for text. */
function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What a cell that {@link toCsv} wrote was given. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function csvCell(value: CsvCell, separator: CsvSeparator): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    const safe = toCell(value);
    return /[",\t\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }
  const number = typeof value === 'number' ? String(value) : value.decimal;
  return separator === ';' ? number.replace('.', ',') : number;
}

/** A table as CSV by RFC 4180, the heads first; it opens in Excel, and no cell of it runs there. */
export function toCsv(rows: readonly (readonly CsvCell[])[], separator: CsvSeparator): string {
  const lines = rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
