/** The parameters that make another page of it: a category's next dishes. All others only change how it is looked at. */
const PAGE_PARAMETERS = ['after'];

/** What of an address's query belongs to the page that search engines know: `?after=…`, or nothing. */
export function canonicalSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
