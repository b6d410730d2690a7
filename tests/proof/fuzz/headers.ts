import fc from 'fast-check';
import { choose, type Draw, happens } from './draw';
import { hostileText } from './hostile';

/** Headers that the server reads, with what programs, browsers and liars say there. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json', 'application/graphql-response+json', 'text/event-stream', 'x/y;q=9'],
  'accept-language': ['ru', 'en;q=0.5, ru;q=0.9', '*', 'q=;;;,,,', 'x'.repeat(4_000)],
  'accept-encoding': ['gzip, br, zstd', 'identity;q=0', '*;q=0'],
  'x-locale': ['ru', 'en', 'xx', '__proto__'],
  cookie: ['locale=ru', 'locale=__proto__; carte_session=x', '=', ';;;', `carte_session=${'A'.repeat(43)}`],
  authorization: ['Bearer', 'Bearer carte_x', 'Basic Og==', `Bearer carte_${'A'.repeat(43)}`],
  origin: ['null', 'https://evil.example', 'file://', ''],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none'],
  'if-none-match': ['*', '"x"', 'W/"x", "y', ','],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1,0-0', 'lines=1'],
  'idempotency-key': ['key', '', 'k'.repeat(300)],
  'carte-session': ['x', 'A'.repeat(43)],
  'x-forwarded-for': ['203.0.113.7', '::1, x', 'not an address', ','],
  'x-forwarded-host': ['evil.example', 'a b', '[::1', ''],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  'x-graphql-yoga-csrf': ['1'],
  forwarded: ['for=127.0.0.1;host=evil.example'],
  purpose: ['prefetch'],
};

const NAMES = Object.keys(HEADERS);

/** A few of them, of which some are what no program would say. */
export function drawHeaders(draw: Draw): Record<string, string> {
  const count = happens(draw, 50) ? 0 : draw(COUNT);
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const name = choose(draw, NAMES);
      const value = happens(draw, 15) ? draw(hostileText) : choose(draw, HEADERS[name] ?? ['']);
      return [name, sendable(value)] as const;
    }),
  );
}

/** What a client can put on the wire at all, and Node reads: line breaks are refused before they are sent. */
export function sendable(value: string): string {
  return value
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 8_000);
}

const COUNT = fc.integer({ min: 1, max: 4 });
