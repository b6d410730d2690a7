import { expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { StreamLimits } from './stream-limits';

const STRANGER: Actor = { kind: 'visitor', sessionId: null };
const session = (id: string): Actor => ({ kind: 'visitor', sessionId: id });
const token: Actor = { kind: 'token', sessionId: null, apiTokenId: 't', name: 'Till', scopes: [], isTest: false };

function open(limits: StreamLimits, count: number, listener: { address: string; actor: Actor }) {
  return Array.from({ length: count }, (_, index) => limits.begin(listener, `operation ${index}`));
}
const full = (entries: readonly object[]) => entries.filter((entry) => 'isFull' in entry).length;

test('an address holds a limited number of streams, and can open others once some end', () => {
  const limits = new StreamLimits(10);
  const from = { address: '192.0.2.1', actor: STRANGER };
  const entries = open(limits, 12, from);
  expect(full(entries)).toBe(2);
  expect(entries.at(-1)).toEqual({ isFull: true, maximum: 10 });
  expect(full(open(limits, 1, { address: '192.0.2.2', actor: STRANGER }))).toBe(0);
  const [first] = entries;
  if (first && 'end' in first) for (const end of [first.end, first.end]) end();
  expect(full(open(limits, 2, from))).toBe(1);
});

test('a session holds a fifth of it, wherever it listens; what is refused counts for nothing', () => {
  const limits = new StreamLimits(10);
  const everywhere = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => ({ address, actor: session('a') }));
  expect(full(everywhere.flatMap((listener) => open(limits, 1, listener)))).toBe(1);
  expect(full(open(limits, 2, { address: '192.0.2.1', actor: session('b') }))).toBe(0);
  expect(full(open(limits, 10, { address: '192.0.2.3', actor: STRANGER }))).toBe(0);
});

test('a token holds as many as an address: it listens for all the shoppers of a storefront', () => {
  const limits = new StreamLimits(10);
  const entries = Array.from({ length: 11 }, (_, index) =>
    limits.begin({ address: `192.0.2.${index}`, actor: token }, ''),
  );
  expect(full(entries)).toBe(1);
});

test('all addresses of one network of IPv6 are one', () => {
  const limits = new StreamLimits(5);
  const entries = Array.from({ length: 6 }, (_, n) => limits.begin({ address: `2001:db8::${n}`, actor: STRANGER }, ''));
  expect(full(entries)).toBe(1);
});

test('a session at its limit hands all that it hears over to another stream, and no more than that', () => {
  const limits = new StreamLimits(20);
  const listener = { address: '192.0.2.1', actor: session('a') };
  const former = open(limits, 4, listener);
  const next = open(limits, 4, listener);
  expect(full([...former, ...next])).toBe(0);
  expect(full(open(limits, 4, listener))).toBe(4);
  for (const entry of former) if ('end' in entry) entry.end();
  expect(limits.begin(listener, 'another')).toEqual({ isFull: true, maximum: 4 });
  for (const entry of next) if ('end' in entry) entry.end();
  expect(full(open(limits, 5, listener))).toBe(1);
});
