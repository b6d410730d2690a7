import { expect, test } from 'vitest';
import type { Finding, Load } from './finding';
import { printTable } from './table';

const load: Load = { p50: 2.345, p99: 12.34, rate: 1234.5, processor: { node: 0.0712, postgres: 0 }, failures: {} };

const row = (finding: Partial<Finding>) =>
  printTable([{ work: 'the menu', load: null, baseline: null, found: 1, unit: 'times', goal: null, ...finding }])
    .split('\n')
    .at(-1);

test('a row has the load, the share of its baseline’s rate, processor time of both and the goal', () => {
  const baseline = { name: 'bare server', load: { ...load, rate: 3_000, processor: { node: 0.02, postgres: 0.003 } } };
  expect(row({ load, baseline, found: 0.4115, unit: 'share', goal: { atLeast: 0.5 } })).toBe(
    '| the menu | 2.3 | 12.3 | 1,235 | 0.071 + 0 | 0 | bare server | 0.02 + 0.003 | 41.1 % of 3,000 | ≥ 50 % | ✗ 0.82× |',
  );
});

test('a time has no baseline, and a figure without a goal no verdict', () => {
  expect(row({ found: 17.26, unit: 'ms', goal: { atMost: 20 } })).toBe(
    '| the menu |  |  |  |  |  |  |  | 17.3 ms | ≤ 20 ms | ✓ 1.2× |',
  );
  expect(row({ found: 212.4, unit: 'MB' })).toBe('| the menu |  |  |  |  |  |  |  | 212 MB | – | – |');
});

test('what was measured while something failed has no verdict but that', () => {
  const failed = { ...load, failures: { 'status 429': 300, timeout: 2 } };
  expect(row({ load: failed, found: 12, unit: 'ms', goal: { atMost: 20 } })).toBe(
    '| the menu | 2.3 | 12.3 | 1,235 | 0.071 + 0 | 302 |  |  | 12 ms | ≤ 20 ms | ✗ 300 × status 429, 2 × timeout |',
  );
  expect(row({ foundBy: [failed] })).toContain('✗ 300 × status 429');
});
