import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

export type Results = Record<string, DataStrategyResult>;

/** What a fetcher reads for a part over the page: the router would show its failure in place of the page. */
interface Overlay {
  /** Path and query, with the language. */
  readonly address: string;
  /** What was read last; null shows that it can't be read. */
  readonly data: unknown;
}

interface Keeper {
  /** Comes with the rest of the page's upkeep, after the page. */
  page?: (request: Request, results: Results) => Results;
  overlay?: Overlay | null;
}

/** The document has one page. */
export const keeper: Keeper = {};

/** For the root route: a revalidation by an event or a timer that fails does not replace the page. */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  return keeper.page?.(request, results);
};
