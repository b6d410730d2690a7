import type { RequestContext } from '../graphql/request-context';

/** A style element's own file: web/document/adopt-styles.ts finds it by this. */
export const STYLE_FILE = 'data-href';

/**
 * Puts the style sheets that a page links to into the page: it is painted as soon as it is here, instead of after one
 * more way to the server for six small files.
 *
 * @param nonce - the page's: an element that carries it was written by us, not by users.
 */
export function inlineStyles(html: string, nonce: string, readStyle: RequestContext['readStyle']): string {
  const start = `<link nonce="${nonce}" rel="stylesheet" href="`;
  const [before = '', ...rest] = html.split(start);
  return rest.reduce((page, part) => {
    const end = part.indexOf('"/>');
    const href = part.slice(0, end);
    const style = readStyle(href);
    // What could end the element early stays a file.
    if (style === null || style.includes('</')) return page + start + part;
    return `${page}<style nonce="${nonce}" ${STYLE_FILE}="${href}">${style}</style>${part.slice(end + '"/>'.length)}`;
  }, before);
}
