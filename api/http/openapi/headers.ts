import { LOCALES } from '../../../domain/locale';
import type { JsonSchema } from './answer-schema';

const count = (description: string): JsonSchema => ({ description, schema: { type: 'integer', minimum: 0 } });

/** Headers of answers, by name. */
export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': { description: 'Names the request in the server’s log.', schema: { type: 'string' } },
  'RateLimit-Limit': count('Requests within a minute, of the limit that ends first.'),
  'RateLimit-Remaining': count('How many of them are left.'),
  'RateLimit-Reset': count('Seconds until there are all of them again.'),
  'Retry-After': count('Seconds to wait before the next try.'),
  'Carte-Session': {
    description: 'A new session of a shopper, for a program: sent with the next call. Browsers get a cookie instead.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Of what the body says; sent back as `If-None-Match`, it is answered with 304 while that is the same.',
    required: true,
    schema: { type: 'string' },
  },
  Location: {
    description: 'Where what was made is read, or where a browser is led.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
};

/** Headers that any call may carry. */
export const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  Locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'The language of messages; else `Accept-Language` decides.',
    schema: { type: 'string', enum: [...LOCALES] },
  },
  Session: {
    name: 'Carte-Session',
    in: 'header',
    description: 'Of a program with the scope `storefront`: the shopper that it speaks for.',
    schema: { type: 'string' },
  },
};

export const REQUEST_HEADERS: readonly JsonSchema[] = Object.keys(PARAMETERS).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

interface Path {
  /** Nothing is counted before it. */
  readonly isBare: boolean;
  /** It answers with 304 too. */
  readonly isTagged: boolean;
}

export function responseHeaders(status: number, { isBare, isTagged }: Path): JsonSchema {
  const names = [
    'X-Request-Id',
    ...(isBare ? [] : LIMITS),
    ...(isBare || status >= 300 ? [] : ['Carte-Session']),
    ...(isTagged && status < 400 ? ['ETag'] : []),
    ...(status === 201 || status === 302 ? ['Location'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
