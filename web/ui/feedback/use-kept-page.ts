import { useEffect, useRef } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  useHref,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { reachability } from '../../connectivity/reachability';
import { keeper } from './page-keeper';
import { isLost } from './route-failure';

/** Between two readings: five seconds, then twice as long each time. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

interface Page {
  /** Path and query, with the language. */
  readonly address: string;
  /** Whether a route of the page has its data. */
  readonly has: (routeId: string) => boolean;
  readonly reread: () => unknown;
}

/** Whether another try may end otherwise: nothing came, or the server can't answer now. What it says of the page counts at once. */
function isPassing({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500 || result.status === 429;
}

/** Path and query, of an address with or without its origin; a closing slash makes no other page. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://any.invalid');
  return pathname.replace(/\/$/, '') + search;
}

/**
 * Keeps what is in sight where a reading fails, and has it read again.
 *
 * @returns stops it, for another page.
 */
export function keep({ address, has, reread }: Page): () => void {
  const page = addressOf(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_MS;
  const again = () => {
    clearTimeout(timer);
    timer = undefined;
    reread();
  };
  keeper.page = (request, results) => {
    const asked = addressOf(request.url);
    const isOverlay = asked === keeper.overlay?.address;
    if (request.method !== 'GET' || request.signal.aborted || !(isOverlay || asked === page)) return results;
    const failed = Object.entries(results).filter(([id, result]) => isPassing(result) && (isOverlay || has(id)));
    if (failed.length === 0) {
      pause = SHORTEST_MS;
      return results;
    }
    if (failed.some(([, { result }]) => isLost(result))) reachability.doubt();
    timer ??= setTimeout(again, pause);
    pause = Math.min(pause * 2, LONGEST_MS);
    const kept = { ...results };
    for (const [id] of failed) {
      if (isOverlay) kept[id] = { type: 'data', result: keeper.overlay?.data ?? null };
      // The router keeps what it has of a route that nothing is said of.
      else delete kept[id];
    }
    return kept;
  };
  const stop = reachability.subscribe(() => timer && reachability.current() && again());
  return () => {
    clearTimeout(timer);
    stop();
    delete keeper.page;
  };
}

/** Tells `keepPage` what is in sight. */
export function useKeptPage(): void {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const matches = useMatches();
  const shown = useRef(matches);
  useEffect(() => {
    shown.current = matches;
  });
  useEffect(() => {
    const has = (id: string) => shown.current.some((match) => match.id === id && match.loaderData !== undefined);
    return keep({ address, has, reread: revalidate });
  }, [address, revalidate]);
}
