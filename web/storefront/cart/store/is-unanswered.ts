import type { CombinedError } from '@urql/core';

/** Of what a server says no to, the ones that it may say yes to a little later. */
const PASSING = [408, 425, 429];

/** Whether nobody knows what became of a write, or the server has no time now: it is worth sending again. */
export function isUnanswered({ networkError, response }: Pick<CombinedError, 'networkError' | 'response'>): boolean {
  const status: unknown = response?.status;
  if (typeof status === 'number' && status >= 400) return status >= 500 || PASSING.includes(status);
  return networkError !== undefined;
}
