import { z } from 'zod';
import { refusal } from '../../kernel/refusal';

export interface ExtraHeader {
  readonly name: string;
  readonly value: string;
}

export class ReceiverHeaderInvalid extends refusal('RECEIVER_HEADER_INVALID', 422, 'A header that can’t be sent.') {
  constructor(
    name: string,
    readonly fault: 'name' | 'value' | 'reserved' | 'many',
    path: readonly string[] | null = null,
  ) {
    super({ name, fault, limit: HEADER_LIMIT }, path);
    this.message = `the header ${JSON.stringify(name)} is refused: ${fault}`;
  }
}

const HEADER_LIMIT = 20;
/** RFC 9110, 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
/** Printable Latin-1 and tab: no line break can start another header. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]{0,2000}$/;
/** Hop-by-hop, framing, and `authorization`, which has a sealed field of its own. */
const RESERVED = new Set(
  (
    'authorization connection content-length expect host http2-settings keep-alive proxy-authenticate proxy-authorization ' +
    'proxy-connection te trailer transfer-encoding upgrade accept-encoding'
  ).split(' '),
);

const extraHeaders = z.array(z.object({ name: z.string(), value: z.string() }));

/**
 * Reads the `headers` column or input: `[{ "name": "X-Kitchen", "value": "2" }]`.
 *
 * @throws {ReceiverHeaderInvalid} on the first header that can't be sent, or when it is no such list.
 */
export function parseExtraHeaders(json: unknown, path: readonly string[] | null = null): ExtraHeader[] {
  const { data: headers } = extraHeaders.safeParse(json);
  if (!headers) throw new ReceiverHeaderInvalid('', 'name', path);
  if (headers.length > HEADER_LIMIT) throw new ReceiverHeaderInvalid('', 'many', path);
  for (const { name, value } of headers) {
    const lower = name.toLowerCase();
    if (!TOKEN.test(name)) throw new ReceiverHeaderInvalid(name, 'name', path);
    if (RESERVED.has(lower) || lower.startsWith('webhook-')) throw new ReceiverHeaderInvalid(name, 'reserved', path);
    if (!VALUE.test(value)) throw new ReceiverHeaderInvalid(name, 'value', path);
  }
  return headers;
}

/** @throws {ReceiverHeaderInvalid} when the value of the Authorization header can't be sent. */
export function checkAuthorization(value: string, path: readonly string[] | null = null): string {
  if (!VALUE.test(value)) throw new ReceiverHeaderInvalid('Authorization', 'value', path);
  return value;
}

/** All headers of one request; later ones win, and the extra ones are `parseExtraHeaders`' result. */
export function requestHeaders(parts: {
  extra: readonly ExtraHeader[];
  authorization: string | null;
  signature: Readonly<Record<string, string>>;
  hasBody: boolean;
}): Record<string, string> {
  return {
    accept: '*/*',
    // The first 4 KB of the answer are kept for people to read.
    'accept-encoding': 'identity',
    'user-agent': 'Carte/1',
    ...(parts.hasBody ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...Object.fromEntries(parts.extra.map(({ name, value }) => [name.toLowerCase(), value])),
    ...(parts.authorization === null ? {} : { authorization: parts.authorization }),
    ...parts.signature,
  };
}
