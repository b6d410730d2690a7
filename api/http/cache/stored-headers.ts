/** The headers of a cached answer, without its length, which the sender sets. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'content-length'));
}
