import { expect, test } from 'vitest';
import { toAuditFilter, whoOfToken } from './audit-filter';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const EVERYTHING = { staffMemberId: null, apiTokenId: null, actions: null, from: null, to: null };

test.each<[string, object]>([
  ['', {}],
  ['who=&action=&period=', {}],
  ['who=abc', { staffMemberId: 'abc' }],
  [`who=${whoOfToken('abc')}`, { apiTokenId: 'abc' }],
  ['action=signIn', { actions: ['signIn'] }],
  ['period=day', { from: '2026-11-19T12:00:00.000Z' }],
  ['period=month', { from: '2026-10-21T12:00:00.000Z' }],
  ['period=toString', {}],
  ['from=2026-11-01&to=2026-11-02', {}],
  ['period=days&from=2026-11-01', { from: '2026-10-31T20:00:00.000Z' }],
  ['period=days&from=2026-11-01&to=2026-11-01', { from: '2026-10-31T20:00:00.000Z', to: '2026-11-01T20:00:00.000Z' }],
  ['period=days&from=yesterday&to=', {}],
])('“%s” narrows the log down', (search, filter) => {
  expect(toAuditFilter(new URLSearchParams(search), NOW, 'Asia/Tbilisi')).toEqual({ ...EVERYTHING, ...filter });
});
