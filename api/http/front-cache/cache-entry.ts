import type { Filled } from '../cache/filled-bytes';
import type { PageTemplate } from '../cache/page-template';
import type { OfferedEntry } from './offered-entry';

/** A finished answer, except for the parts that differ per request. */
export interface CacheEntry {
  /** The shop's, read before it was made. */
  readonly version: string;
  /** Epoch milliseconds from which on it is too old; null: never. */
  readonly until: number | null;
  /** Names and values in turn, as Node writes them. */
  readonly head: readonly string[];
  /** The same for those who have its bytes already. */
  readonly headOfSame: readonly string[];
  /** What those show; null where there is no tag. */
  readonly tag: string | null;
  /** A page's Content-Security-Policy, cut at the nonce. */
  readonly policy: readonly string[] | null;
  /** @param nonce - of a page. */
  readonly body: (nonce: string) => Filled;
  /** What it takes of the memory. */
  readonly size: number;
  readonly route: string;
}

/** Headers that each answer sets itself. */
const OF_ONE_REQUEST = new Set([
  ...['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...['content-length', 'connection', 'date', 'transfer-encoding'],
]);
const OF_THE_BYTES = new Set(['content-type', 'content-encoding', 'content-language']);
const POLICY = 'content-security-policy';

interface Made {
  readonly offer: OfferedEntry;
  readonly version: string;
  /** What was answered; of a page its template is taken instead. */
  readonly bytes: Buffer<ArrayBuffer> | null;
}

/** @returns null for a page in an encoding that cannot be cached. */
export function cacheEntry(headers: Headers, { offer, version, bytes }: Made): CacheEntry | null {
  const { page, until, route } = offer;
  const same = { bytes: bytes ?? Buffer.alloc(0), sent: () => undefined };
  const body = page ? fillOf(page.template, headers) : () => same;
  if (!body) return null;
  const own = [...headers].filter(([name]) => !OF_ONE_REQUEST.has(name) && !(page && name === POLICY));
  return {
    version,
    until,
    body,
    route: route(),
    head: own.flat(),
    headOfSame: own.filter(([name]) => !OF_THE_BYTES.has(name)).flat(),
    tag: headers.get('etag'),
    policy: page && (headers.get(POLICY)?.split(page.nonce) ?? null),
    size: page ? page.template.size : (bytes?.length ?? 0),
  };
}

/** As the rest of the server has compressed it. */
function fillOf(template: PageTemplate, headers: Headers): CacheEntry['body'] | null {
  const encoding = headers.get('content-encoding');
  if (encoding === null) return (nonce) => template.fill(nonce);
  return encoding === 'gzip' ? (nonce) => template.fillGzip(nonce) : null;
}
