/** Where a visitor came from, and what the router asks for beside the page: the page is the same. */
const BESIDE = /^(?:_routes|utm_\w+|gclid|fbclid|yclid)$/;

/** Under which a page is kept: its path without a closing slash, and what of its query makes it another page. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const query = new URLSearchParams([...searchParams].filter(([name]) => !BESIDE.test(name)));
  query.sort();
  const text = query.toString();
  return `${origin}${pathname.replace(/\/$/, '') || '/'}${text && `?${text}`}`;
}

/** Opens the menu's filters: the dishes, and so the data, are the same. */
const LOOK_ONLY = 'filters';

/** Under which a page's data is kept, of whichever spelling the router asks for it. */
export function dataKey(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/\/?_?\.data$/, '') || '/';
  url.searchParams.delete(LOOK_ONLY);
  const key = new URL(pageKey(url.href));
  key.pathname = `${key.pathname.replace(/\/$/, '')}/_.data`;
  return key.href;
}

/** Where the router asks for the data of a page. */
export function dataAddress(page: string): string {
  const url = new URL(page);
  const isHome = /^\/(?:en|ru)?\/?$/.test(url.pathname);
  url.pathname = isHome ? `${url.pathname.replace(/\/$/, '')}/_.data` : `${url.pathname}.data`;
  url.hash = '';
  return url.href;
}
