import { expect, test } from 'vitest';
import { periodProblem, reportDays } from './report-period';

const NOW = Date.parse('2026-03-31T22:30:00Z');

test.each([
  ['', '2026-04-01', '2026-04-01'],
  ['period=last-month', '2026-03-01', '2026-03-31'],
  ['period=year', '2026-01-01', '2026-04-01'],
  ['period=days&from=2026-02-01&to=2026-02-28', '2026-02-01', '2026-02-28'],
  ['period=days&to=2026-02-28', '2026-02-28', '2026-02-28'],
  ['period=days&from=2026-02-99', '2026-04-01', '2026-04-01'],
  ['period=decade', '2026-04-01', '2026-04-01'],
])('“%s” is from %s to %s, by the clocks of Berlin', (search, from, to) => {
  expect(reportDays(new URLSearchParams(search), NOW, 'Europe/Berlin')).toEqual({ from, to });
});

test('last month of January is December of the year before', () => {
  const now = Date.parse('2027-01-15T12:00:00Z');
  expect(reportDays(new URLSearchParams('period=last-month'), now, 'UTC')).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

test.each([
  ['2026-01-02', '2026-01-01', 'turned'],
  ['2025-01-01', '2026-01-02', 'long'],
  ['2025-01-01', '2026-01-01', null],
  ['2026-01-01', '2026-01-01', null],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem);
});
