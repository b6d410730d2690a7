import { environmentTable } from '../api/environment';

/** docs/settings.md with its table as the code has it; the words around the table stay. */
export function settingsPage(page: string): string {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const last = lines.findLastIndex((line) => line.startsWith('|'));
  if (first === -1) throw new Error('docs/settings.md has no table to replace.');
  return [...lines.slice(0, first), environmentTable(), ...lines.slice(last + 1)].join('\n');
}
