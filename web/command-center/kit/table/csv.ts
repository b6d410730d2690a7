export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula, and run. Numbers of ours stay numbers. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it Excel reads Cyrillic in the encoding of old. */
const BYTE_ORDER_MARK = '\uFEFF';

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV by RFC 4180, the heads first; it opens in Excel, and no cell of it runs there. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
