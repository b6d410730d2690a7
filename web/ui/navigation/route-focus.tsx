import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the page's `<main>`. */
export const CONTENT_ID = 'content';

/**
 * After a navigation the focus goes to the new content, as it does when a browser loads a page. Only another path
 * counts: a search, a hash or a sheet over the list leaves the focus where the reader has it.
 */
export function RouteFocus() {
  const { pathname, hash, state } = useLocation();
  const previous = useRef(pathname);
  const keepsFocus = typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true;
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash || keepsFocus) return;
    const content = document.getElementById(CONTENT_ID);
    const focused = document.activeElement;
    // The new page's own choice: a form that begins in its first field.
    if (focused?.matches('input, textarea, select') && content?.contains(focused)) return;
    content?.focus({ preventScroll: true });
  }, [pathname, hash, keepsFocus]);
  return null;
}
