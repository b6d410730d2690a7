/** The request behind a GraphQL context: Yoga's own part of it. */
export function requestOf(context: object): Request | null {
  return 'request' in context && context.request instanceof Request ? context.request : null;
}
