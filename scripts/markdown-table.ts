/** Replaces the one table of a Markdown page and keeps the text around it. */
export function withTable(page: string, table: string): string {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const last = lines.findLastIndex((line) => line.startsWith('|'));
  if (first === -1) throw new Error('The page has no table to replace.');
  return [...lines.slice(0, first), table, ...lines.slice(last + 1)].join('\n');
}
