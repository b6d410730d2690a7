/** Scripts, styles and fonts of the build, and what else of the shop a page names. */
const FILE = /(?:href|src)="(\/(?:assets|icons|app-icon)\/[^"]+|\/offline\.js)"/g;

/** What a page can't be shown without, by path; each once. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(FILE)].map(([, path = '']) => path))];
}
