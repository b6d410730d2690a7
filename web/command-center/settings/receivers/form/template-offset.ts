/** Where in a text a line and a column are, both from 1; the end of the line at most. */
export function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return before + Math.min(column - 1, lines[line - 1]?.length ?? 0);
}
