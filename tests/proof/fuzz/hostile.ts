import fc from 'fast-check';
import { BAD_TEXTS } from '../../../api/http/rest/testing-bad-values';

/** What breaks parsers, databases, templates, paths and pages that trust their input. */
const NASTY: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud83c',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    'é'.normalize('NFD'),
    '🍕'.repeat(70),
  ],
  ...[
    "' or 1=1 --",
    '"; drop table "Channel"; --',
    "\\'; select pg_sleep(20) --",
    '$1',
    '%',
    '_',
    "'||pg_sleep(20)||'",
  ],
  ...['{{ 7 | times: 7 }}', '{% for i in (1..1000000000) %}x{% endfor %}', '${7*7}', '#{7*7}', '<%= 7*7 %>'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '</script><!--'],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2f',
    '..\\..\\',
    '/dev/zero',
    'file:///etc/passwd',
    '//evil.example',
    '\\\\evil',
  ],
  ...['http://127.0.0.1:1/', 'http://[::1]/', 'http://169.254.169.254/', 'http://0x7f.1/', 'gopher://x', 'https://'],
  ...['a\r\nSet-Cookie: x=1', '\n', '\t', '\u2028', '\u2029', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '9007199254740993',
    '0x10',
    '-1',
    '00',
    '١٢٣',
    'true',
    'null',
    'undefined',
    '[]',
  ],
  ...['2026-02-30T00:00:00Z', '0000-00-00', '9999-12-31T23:59:59Z', '-271821-04-20', '24:00', '25:61', '+275760-09-13'],
  ...['en', 'zz-ZZ', 'Europe/Berlin', 'Mars/Olympus', 'EUR', 'XXX', '+49 30 901820', '+0', 'a@b', 'a'.repeat(65_536)],
  ...[
    '(a+)+$',
    `${'a'.repeat(5_000)}!`,
    '['.repeat(5_000),
    '{"a":'.repeat(2_000),
    '%00',
    '%ff',
    '%',
    '%u0000',
    '\\u0000',
  ],
];

const grown = fc.integer({ min: 0, max: 17 }).map((power) => 'x'.repeat(2 ** power));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
  { weight: 1, arbitrary: grown },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 5e-324, 0.1 + 0.2),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = fc.integer({ min: 1, max: 12 }).map((power) => {
  let value: unknown = 'deep';
  for (let depth = 0; depth < 2 ** power; depth += 1) value = depth % 2 ? [value] : { a: value };
  return value;
});

/** Anything that JSON can say, where something else was wanted. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': '' }) },
  { weight: 2, arbitrary: fc.constantFrom(...BAD_TEXTS.map(([, value]) => value)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom('x', 1, null), { minLength: 500, maxLength: 2_000 }) },
  { weight: 1, arbitrary: nested },
);
