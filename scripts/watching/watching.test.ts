import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../api/telemetry/prometheus';

const deploy = join(import.meta.dirname, '..', '..', 'deploy');
const RULES = join(deploy, 'prometheus', 'alerts.yaml');
const DASHBOARD = join(deploy, 'grafana', 'carte.json');

const METRIC = /\b(?:carte|nodejs|process)_[a-z0-9_]+/g;
const HISTOGRAM_PARTS = ['_bucket', '_count', '_sum'];

/** Names that a node exports, with its replica and its backups. */
async function exported(): Promise<Set<string>> {
  const metrics = await createMetrics(
    {
      outbox: async () => ({ waiting: 1, parked: 1, oldestSeconds: 1, lagSeconds: 1 }),
      shops: async () => [],
      backup: async () => ({ lastSuccessAt: new Date(), isLastOk: true, isTrialOk: true, bytes: 1 }),
      disk: async () => ({ free: 1, size: 2 }),
      pool: () => null,
      route: () => 'direct',
      replica: () => ({ state: 'used', lagMs: 0 }),
    },
    'build-1',
  );
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? HISTOGRAM_PARTS.map((part) => name + part) : [name],
    ),
  );
}

test.each([
  ['the alert rules', RULES],
  ['the Grafana dashboard', DASHBOARD],
])('%s reads only metrics that a node exports', async (_what, file) => {
  const names = new Set(readFileSync(file, 'utf8').match(METRIC));
  expect(names.size).toBeGreaterThan(8);
  const known = await exported();
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard’s panels have titles, queries and places of their own', () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  const places = panels.map(({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x}/${y}`);
  expect(new Set(places).size).toBe(panels.length);
  for (const { title, targets } of panels) {
    expect(title).toMatch(/\S/);
    expect(targets.length).toBeGreaterThan(0);
  }
});

// Debian's package `prometheus` contains it.
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool).each([
  ['accepts the rules', ['check', 'rules', RULES]],
  ['sees them fire when they should', ['test', 'rules', join(deploy, 'prometheus', 'alerts.test.yaml')]],
])('promtool %s', (_what, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
});
