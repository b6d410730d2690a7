import type { MiddlewareHandler } from 'hono';
import { setAnswerHeader } from '../request/answer-header';
import { DATA_POLICY } from '../request/content-policy';

/** A year, for this host only: the owner's other subdomains are not ours to decide. */
const STRICT_TRANSPORT = 'max-age=31536000';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // For browsers that don't know the policy's `frame-ancestors`.
  'x-frame-options': 'SAMEORIGIN',
  // The shop asks for the place of a shopper or a warehouse, the kitchen for the whole screen and to keep it on.
  'permissions-policy':
    'geolocation=(self), fullscreen=(self), screen-wake-lock=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
} as const;

/** Answers without a cache header are private: shared caches must not guess. */
const OWN_CACHE = 'private, no-cache';

/** A window that opens one of ours can't reach into it; a provider's popup can still tell us that somebody signed in. */
const OPENERS = 'same-origin-allow-popups';

/** Files that other sites may show: photos and icons, and pictures for messengers. */
const FOR_ALL_SITES = /^\/(?:media|share|icons|app-icon|favicon)\b/;

/** nginx keeps an answer until it has enough of it, and a stream never has. */
const UNBUFFERED = { 'x-accel-buffering': 'no' };

/** A worker's own policy decides what it may ask for: ours needs the network. */
const SCRIPT = /\bjavascript\b/;

/** @param isSecure - whether visitors come by https: their browsers must then never use plain http. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    const isScript = SCRIPT.test(type);
    // An answer may say otherwise of itself.
    const unlessSaid = {
      'cache-control': OWN_CACHE,
      'cross-origin-opener-policy': OPENERS,
      'cross-origin-resource-policy': FOR_ALL_SITES.test(c.req.path) ? 'cross-origin' : 'same-origin',
      ...(!isScript && { 'content-security-policy': DATA_POLICY }),
      ...(type.startsWith('text/event-stream') && UNBUFFERED),
    };
    const missing = Object.entries(unlessSaid).filter(([name]) => !headers.has(name));
    for (const [name, value] of [...Object.entries(ALWAYS), ...missing]) setAnswerHeader(c, name, value);
    if (isSecure) setAnswerHeader(c, 'strict-transport-security', STRICT_TRANSPORT);
  };
}
