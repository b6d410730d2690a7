import { expect, test } from 'vitest';
import { toAuditFilter, whoOfToken } from './audit-filter';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const EVERYTHING = { staffMemberId: null, apiTokenId: null, actions: null, from: null };

test.each<[string, object]>([
  ['', {}],
  ['who=&action=&period=', {}],
  ['who=abc', { staffMemberId: 'abc' }],
  [`who=${whoOfToken('abc')}`, { apiTokenId: 'abc' }],
  ['action=signIn', { actions: ['signIn'] }],
  ['period=day', { from: '2026-11-19T12:00:00.000Z' }],
  ['period=month', { from: '2026-10-21T12:00:00.000Z' }],
  ['period=toString', {}],
])('“%s” narrows the log down', (search, filter) => {
  expect(toAuditFilter(new URLSearchParams(search), NOW)).toEqual({ ...EVERYTHING, ...filter });
});
