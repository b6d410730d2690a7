/**
 * What of an address's query belongs to the page that search engines know: a category's next dishes (`?after=…`), or
 * nothing. All other parameters only change how it is looked at.
 */
export function canonicalSearch(search: string): string {
  const after = new URLSearchParams(search).get('after');
  return after ? `?${new URLSearchParams({ after })}` : '';
}
