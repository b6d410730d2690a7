/** Replaces the lines of a Markdown page that begin so, as a table's or a list's, and keeps the text around them. */
export function withLines(page: string, begin: string, replacement: string): string {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => line.startsWith(begin));
  const last = lines.findLastIndex((line) => line.startsWith(begin));
  if (first === -1) throw new Error(`The page has no line that begins with "${begin}".`);
  return [...lines.slice(0, first), replacement, ...lines.slice(last + 1)].join('\n');
}
