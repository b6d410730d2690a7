import type { IOptions, Tag } from 'sanitize-html';

/** The page's title is its only first heading. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'figure', 'figcaption'],
  ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const CELL_SPAN = ['colspan', 'rowspan'];

/** A path of this site: `//host` and `/\host` lead to another one in every browser. */
const OWN_PATH = /^\/(?![/\\])/;
const LINK_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

function isLink(href: string | undefined): href is string {
  return href !== undefined && (OWN_PATH.test(href) || href.startsWith('#') || LINK_SCHEME.test(href));
}

/** Our own photos, or another site's over https: over http the browser would call the page insecure. */
function isPicture(src: string | undefined): src is string {
  return src !== undefined && (/^\/media\/(?!.*\.\.)/.test(src) || /^https:\/\//i.test(src));
}

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    col: ['span'],
    th: [...CELL_SPAN, 'scope'],
    td: CELL_SPAN,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // No editor nests deeper; a page that does only slows its readers’ browsers.
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href, target }): Tag => {
      if (!isLink(href)) return { tagName, attribs: {} };
      // Without `noopener` the opened page could send the shopper's tab elsewhere.
      const newTab = target === '_blank' ? { target, rel: 'noopener noreferrer' } : undefined;
      return { tagName, attribs: { href, ...newTab } };
    },
    img: (tagName, { src, alt = '', width, height }): Tag => {
      const size = { ...(isPixels(width) && { width }), ...(isPixels(height) && { height }) };
      return { tagName, attribs: { ...(isPicture(src) && { src }), alt, ...size, loading: 'lazy' } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function isPixels(value: string | undefined): value is string {
  return value !== undefined && /^\d{1,4}$/.test(value);
}

/** Each pass can only close what the one before left open; broken HTML takes two. */
const MAXIMUM_PASSES = 8;

/**
 * A page's body as shoppers may get it: headings, lists, links, pictures and tables; no script, style, frame or form.
 * What is not allowed is left out, its text stays. Tags that were left out can bring others together that may not
 * stand in each other, so it is cleaned until nothing changes: a browser then reads what was checked.
 */
export async function sanitizeBody(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  let clean = html;
  for (let pass = 0; pass < MAXIMUM_PASSES; pass += 1) {
    const next = sanitizeHtml(clean, OPTIONS).trim();
    if (next === clean) return clean;
    clean = next;
  }
  return clean;
}
