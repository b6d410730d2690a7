import { reachability } from '../../connectivity/reachability';

/** At most one reload of a path in this time: a chunk that is really gone must not make the page spin. */
const RELOAD_GUARD_MS = 10_000;

interface Browser {
  readonly location: Pick<Location, 'pathname' | 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

const keyOf = ({ location }: Pick<Browser, 'location'>) => `carte:reload:${location.pathname}`;

/** Whether the page was not reloaded for the same path within ten seconds. */
export function mayReload(browser: Browser, now: number): boolean {
  try {
    const last = Number(browser.sessionStorage.getItem(keyOf(browser)) ?? Number.NaN);
    return !(now - last < RELOAD_GUARD_MS);
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}

/**
 * Reloads the page unless it was reloaded for the same path within ten seconds.
 *
 * @returns whether it reloads.
 */
export function reloadOnce(browser: Browser, now: number): boolean {
  if (!mayReload(browser, now)) return false;
  try {
    browser.sessionStorage.setItem(keyOf(browser), String(now));
  } catch {
    return false;
  }
  browser.location.reload();
  return true;
}

/** How the browsers name a module that a deployment has taken away. */
const MISSING =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload css/i;

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/**
 * A page that outlived its build asks for files that are no longer served: a reload brings the new ones. Without a connection it
 * would bring less than is there.
 */
export function reloadOnMissingChunk(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (reachability.current() && reloadOnce(target, Date.now())) event.preventDefault();
  });
  target.addEventListener('unhandledrejection', (event) => {
    if (reachability.current() && isMissingChunk(event.reason)) reloadOnce(target, Date.now());
  });
}
