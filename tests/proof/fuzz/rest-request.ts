import { choose, type Draw, happens } from './draw';
import { drawHeaders, sendable } from './headers';
import { hostileText, hostileValue } from './hostile';
import { drawId, drawWord, type Known } from './known';
import type { FuzzRequest } from './request';
import type { Route } from './routes';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT'];
const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  ...['application/json', 'application/json; charset=utf-7', 'application/graphql-response+json', 'text/json'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain'],
  ...['application/xml', 'image/png', 'image/svg+xml', 'application/octet-stream', 'text/csv', '', 'x', '/'],
];
/** The names that bodies and queries of the documented paths have. */
const KEYS = [
  ...['productVariantId', 'quantity', 'optionIds', 'method', 'lines', 'name', 'phone', 'deliveryMethod', 'street'],
  ...['paymentMethodId', 'warehouseId', 'timeKind', 'slotFrom', 'promoCode', 'expectedTotal', 'changeFrom', 'table'],
  ...['token', 'id', 'locale', 'format', 'separator', 'apply', 'removeMissing', 'code', 'state', 'query', 'variables'],
  ...['operationName', 'extensions', 'latitude', 'longitude', 'zoneId', 'login', 'password', '__proto__'],
  // Of forms.
  ...['variantId', 'variant', 'step', 'place', 'option'],
];
const ENUMS = ['PICKUP', 'DELIVERY', 'ASAP', 'SLOT', 'increment', 'decrement', 'set', 'remove', 'csv', 'semicolon'];
/** Beginnings of files, with nothing good behind them. */
const FILES = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('name;price\n"a;b;c\n=cmd|calc;1\n'),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0xfe]),
];
/** Larger than any JSON that the server takes. */
const TOO_LARGE = Buffer.alloc(300_000, '{"a":');

/** A route, by a method that it may not have, with anything in its path, its query and its body. */
export function drawRestRequest(draw: Draw, known: Known, route: Route): FuzzRequest {
  const method = choose(draw, METHODS);
  const path = pathOf(draw, known, route);
  const query = happens(draw, 35) ? `?${queryOf(draw, known)}` : '';
  const headers = drawHeaders(draw);
  const isForm = happens(draw, route.startsWith('/api/') ? 5 : 60);
  const sent = isForm ? queryOf(draw, known) : bodyOf(draw, known);
  const body = method === 'GET' || method === 'HEAD' ? null : sent;
  const type = isForm ? FORM : happens(draw, 75) ? 'application/json' : choose(draw, TYPES);
  const typed: Record<string, string> = body !== null && type !== '' ? { 'content-type': type } : {};
  const keyed: Record<string, string> = happens(draw, 40) ? { 'idempotency-key': sendable(draw(hostileText)) } : {};
  return {
    method,
    path: path + query,
    headers: { ...keyed, ...typed, ...headers },
    body,
    asks: [`${method} ${route}`],
  };
}

function pathOf(draw: Draw, known: Known, route: Route): string {
  const segments = route.split('/').flatMap((segment) => {
    if (segment === '*') return Array.from({ length: happens(draw, 50) ? 1 : 3 }, () => segmentOf(draw, known));
    if (!segment.startsWith(':')) return [happens(draw, 2) ? segmentOf(draw, known) : segment];
    const [, suffix = ''] = /(\.\w+)$/.exec(segment) ?? [];
    return [segmentOf(draw, known) + suffix];
  });
  return happens(draw, 3) ? `${segments.join('/')}/../${segmentOf(draw, known)}` : segments.join('/') || '/';
}

function segmentOf(draw: Draw, known: Known): string {
  const [isId, isWord] = [happens(draw, 40), happens(draw, 60)];
  const text = isId ? drawId(draw, known, null) : isWord ? drawWord(draw, known) : draw(hostileText);
  // Mostly as a browser would send it; else as it is, as far as a request line can carry it.
  if (!happens(draw, 15)) return encodeURIComponent(text.toWellFormed()).slice(0, 2_000);
  return text
    .replaceAll(/[^\x21\x23-\x7e]/g, '')
    .replaceAll(/[?#\\]/g, '')
    .slice(0, 2_000);
}

function queryOf(draw: Draw, known: Known): string {
  const pairs = Array.from({ length: 1 + (happens(draw, 40) ? 2 : 0) }, () => {
    const drawn = anyValue(draw, known);
    // An object may have a `toString` of its own that is no function.
    const value = (typeof drawn === 'object' ? JSON.stringify(drawn) : String(drawn)).toWellFormed();
    return `${choose(draw, KEYS)}=${encodeURIComponent(value).slice(0, 2_000)}`;
  });
  return happens(draw, 5) ? `%&=%ff&${pairs.join('&&')}` : pairs.join('&');
}

function bodyOf(draw: Draw, known: Known): string | Buffer | null {
  if (happens(draw, 8)) return null;
  if (happens(draw, 4)) return choose(draw, FILES);
  if (happens(draw, 1)) return TOO_LARGE;
  if (happens(draw, 6)) return draw(hostileText);
  if (happens(draw, 6)) return JSON.stringify(draw(hostileValue));
  const entries = Array.from({ length: 1 + (happens(draw, 60) ? 5 : 0) }, () => {
    return [choose(draw, KEYS), anyValue(draw, known)] as const;
  });
  const text = JSON.stringify(Object.fromEntries(entries));
  return happens(draw, 4) ? text.slice(0, -2) : text;
}

function anyValue(draw: Draw, known: Known): unknown {
  if (happens(draw, 30)) return drawId(draw, known, null);
  if (happens(draw, 20)) return choose(draw, ENUMS);
  if (happens(draw, 20)) return drawWord(draw, known);
  if (happens(draw, 10)) return [{ productVariantId: drawId(draw, known, 'Variant'), quantity: 1 }];
  return draw(hostileValue);
}
