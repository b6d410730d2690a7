import { STYLE_FILE } from './inline-styles';

/**
 * Gives each style sheet that stands in the page the link that React and the router look for, before they look: else the
 * router, and the loader of what comes later, would fetch it a second time. A disabled link is never fetched.
 */
export function adoptStyles(document: Document): void {
  for (const style of document.querySelectorAll(`style[${STYLE_FILE}]`)) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.setAttribute('href', style.getAttribute(STYLE_FILE) ?? '');
    style.after(link);
  }
}

/** The addresses of the files whose text stands in the page. */
export function stylesInside(document: Document): string[] {
  return [...document.querySelectorAll(`style[${STYLE_FILE}]`)].map(
    (style) => new URL(style.getAttribute(STYLE_FILE) ?? '', document.baseURI).href,
  );
}
