import type { CombinedError } from '@urql/core';

/** Of what a server says no to, the ones that it may say yes to a little later. */
const PASSING = [408, 425, 429];

type Failure = Pick<CombinedError, 'networkError' | 'response'> & Partial<Pick<CombinedError, 'graphQLErrors'>>;

/** Whether nobody knows what became of a write, or the server had no time to begin it: it is worth sending again. */
export function isUnanswered({ networkError, graphQLErrors = [], response }: Failure): boolean {
  // An error of the field itself is its answer.
  if (graphQLErrors.some(({ path }) => path)) return false;
  const status: unknown = response?.status;
  if (typeof status === 'number' && status >= 400) return status >= 500 || PASSING.includes(status);
  return networkError !== undefined;
}
