import { LOCALES } from '../../../domain/locale';
import { knownQuery } from '../request/page-parameters';

/** A request as Node's own server has it. */
export interface RawRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/** The key of a public request: equal requests get equal answers as long as the shop's row is unchanged. */
export interface RequestKey {
  /** All that its answer may hang on, but for the body. */
  readonly head: string;
  /** Bytes that still follow; 0 where there are none. */
  readonly bodyLength: number;
  /** The tags of what the asker has already. */
  readonly knownTags: string | null;
}

/** Headers that the server reads of an anonymous request; a test watches which ones it reads. */
const KEY_HEADERS = new Set([
  ...['host', 'x-forwarded-host', 'x-forwarded-proto', 'origin', 'sec-fetch-site'],
  ...['accept', 'accept-encoding', 'accept-language', 'x-locale', 'cookie', 'content-type', 'content-length'],
]);
/** A request with one of these headers is personal, or asks for more than a cached answer. */
const PERSONAL_HEADERS = new Set([
  ...['authorization', 'carte-session', 'transfer-encoding', 'content-encoding', 'expect', 'upgrade', 'range'],
  ...['access-control-request-method'],
]);
/** The language is all that it says; with any other cookie the sender may have a session. */
const LANGUAGE_COOKIE = new RegExp(`^(?:__Host-)?locale=(?:${LOCALES.join('|')})$`);
/** Nothing below them is ever kept. */
const OTHER_PATHS = /^\/(?:api|assets|builds|command-center|health|icons|media|share)\//;
const GRAPHQL = /^\/graphql(?:\?|$)/;
/** Longer questions are individual and not asked twice. */
const LONGEST_HEAD = 6 * 1024;
const LONGEST_BODY = 8 * 1024;

/** @returns null for a request that is never answered from the cache. */
export function requestKey({ method, url = '', rawHeaders }: RawRequest): RequestKey | null {
  const mayBeKept = method === 'GET' ? !OTHER_PATHS.test(url) : method === 'POST' && GRAPHQL.test(url);
  if (!mayBeKept || !url.startsWith('/')) return null;
  let head = `${method} ${withKnownQuery(url)}`;
  let knownTags: string | null = null;
  let bodyLength = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (PERSONAL_HEADERS.has(name) || (name === 'cookie' && !LANGUAGE_COOKIE.test(value))) return null;
    if (name === 'content-length') bodyLength = Number(value);
    if (name === 'if-none-match') knownTags = knownTags === null ? value : `${knownTags}, ${value}`;
    // A value never has a line break in it.
    else if (KEY_HEADERS.has(name)) head += `\n${name}:${value}`;
  }
  const hasRightBody = method === 'GET' ? bodyLength === 0 : bodyLength > 0 && bodyLength <= LONGEST_BODY;
  return hasRightBody && head.length <= LONGEST_HEAD ? { head, bodyLength, knownTags } : null;
}

function withKnownQuery(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at) + knownQuery(url.slice(0, at), url.slice(at));
}
