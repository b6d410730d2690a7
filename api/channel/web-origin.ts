/**
 * Where a site is, as browsers name it in `Origin`: scheme, host, and a port that is not the scheme's own.
 *
 * @returns `null` for anything else: other schemes, an address with a path, a login or a wildcard.
 */
export function parseWebOrigin(typed: string): string | null {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) || /[\s*\\@?#]/.test(text) || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return pathname === '/' ? origin : null;
}
