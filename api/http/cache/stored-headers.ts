/** The headers of an answer that is kept: its length is said anew by whoever sends it. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'content-length'));
}
