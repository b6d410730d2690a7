/**
 * What a request is to the worker:
 * - `file`: part of the build or a photo, never changes under its address;
 * - `named`: an icon, or a script without its content's hash in its name: may change;
 * - `page` and `data`: the same for every visitor, last seen;
 * - `personal`: never kept; without a connection it says so.
 */
export type RequestKind = 'file' | 'named' | 'page' | 'data' | 'personal';

export interface Asked {
  readonly method: string;
  readonly mode: string;
}

/** One shopper's own pages, and answers to what they typed. */
const PERSONAL = /^\/(?:checkout|finish|search)(?:\/|$)/;
/** Not the shop's pages at all: the browser deals with them as if there was no worker. */
const FOREIGN = /^\/(?:command-center|welcome|api|graphql|builds|health|offline)(?:[/.]|$)/;
const FILES = /^\/(?:assets|media)\//;
const NAMED = /^\/(?:icons|app-icon)\/|^\/(?:offline|look-up-locales)\.js$/;

const withoutLocale = (pathname: string) => pathname.replace(/^\/(?:en|ru)(?=\/|$)/, '') || '/';

/** @returns null for requests that the worker ignores: writes, the API, the command center. */
export function kindOf(url: URL, { method, mode }: Asked, origin: string): RequestKind | null {
  if (method !== 'GET' || url.origin !== origin) return null;
  const path = withoutLocale(url.pathname);
  if (FILES.test(path)) return 'file';
  if (NAMED.test(path)) return 'named';
  if (FOREIGN.test(path)) return null;
  const page = path.replace(/\.data$/, '');
  const isPersonal = PERSONAL.test(page);
  if (mode === 'navigate') return isPersonal ? 'personal' : 'page';
  return path.endsWith('.data') && !isPersonal ? 'data' : null;
}
