import { STYLE_FILE } from './inline-styles';

/**
 * Gives each style sheet that stands in the page the links that React, the router and the bundler look for, before they
 * look: else they would fetch it a second time, and put it after those that were to follow it. A disabled link is never
 * fetched.
 */
export function adoptStyles(document: Document): void {
  for (const style of document.querySelectorAll(`style[${STYLE_FILE}]`)) {
    const href = style.getAttribute(STYLE_FILE) ?? '';
    // The router's own spelling marks an entry's styles by an empty fragment, which the bundler knows nothing of.
    for (const spelling of new Set([href, href.replace(/#$/, '')])) style.before(disabledLink(document, spelling));
  }
}

function disabledLink(document: Document, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.setAttribute('disabled', '');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  return link;
}

/** The addresses of the style sheets that are inlined in the page. */
export function stylesInside(document: Document): string[] {
  return [...document.querySelectorAll(`style[${STYLE_FILE}]`)].map(
    (style) => new URL(style.getAttribute(STYLE_FILE) ?? '', document.baseURI).href,
  );
}
