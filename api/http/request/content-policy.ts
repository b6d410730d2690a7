/** The `Content-Security-Policy` of our pages. */
interface PagePolicy {
  /** The nonce of inline scripts and styles, another one for each answer. */
  readonly nonce: string;
  /** Where the background of staff's maps comes from; null in the shop, and where the operator named none. */
  readonly mapOrigin: string | null;
}

/**
 * For pages. A script runs when it is a file of ours or carries the answer's nonce; no page may be framed by another
 * site, post a form to one, or change what its relative links mean.
 */
export function pagePolicy({ nonce, mapOrigin }: PagePolicy): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'script-src-attr': ["'none'"],
    // Browsers older than the two lines below take this one; newer ones let no style element in without the nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    // React writes `style` attributes: the shop's colour, the width of a bar.
    'style-src-attr': ["'unsafe-inline'"],
    // Photos being cut are blobs, blurred placeholders data; a content page may show a picture of another site.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(mapOrigin === null ? [] : [mapOrigin])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // A ticket is printed out of a frame.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** For GraphiQL: our own files only. Its editor inserts styles while typing and supports no nonce. */
export const EXPLORER_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** For all that is no page: should a browser ever show it as one, nothing in it runs or loads. */
export const DATA_POLICY = policy({
  'default-src': ["'none'"],
  // These two do not follow from the first.
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
