import { expect, test } from 'vitest';
import { canonicalSearch } from './canonical-search';

test.each([
  ['', ''],
  ['?utm_source=mail&variant=abc&dish=pizza/margherita', ''],
  ['?utm_source=mail&after=Q%3D%3D&after=other', '?after=Q%3D%3D'],
  ['?after=', ''],
])('of %s search engines keep %s', (search, kept) => expect(canonicalSearch(search)).toBe(kept));
