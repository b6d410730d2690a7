import type { Registry } from 'prom-client';
import { COMMIT, VERSION } from '../kernel/version';
import type { Meter } from './meter';
import { addReadings } from './prometheus-readings';
import type { Readings } from './readings';

/** A meter, and all that it counted as Prometheus reads it. */
export interface Metrics {
  readonly meter: Meter;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Seconds. The goals lie at 50 ms, 200 ms and 1 s, the limits at 10 s and 30 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus gives up after ten seconds by default. */
const PATIENCE_MS = 5_000;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Counts in Prometheus' way. The library is loaded here and not before: who is not watched does not pay for it.
 *
 * @param buildId - so that a change of behaviour can be traced to a new version.
 * @param patienceMs - how long a scrape waits for the database.
 */
export async function createMetrics(readings: Readings, buildId: string, patienceMs = PATIENCE_MS): Promise<Metrics> {
  const { Registry, Gauge, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  // Event loop, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'carte_build_info',
    help: 'What is running: its version, its commit where it is a release, its build and its Node.',
    labelNames: ['version', 'commit', 'build', 'node'],
    registers: [registry],
  }).set({ version: VERSION, commit: COMMIT ?? '', build: buildId, node: process.versions.node }, 1);
  const meter = await createMeter(registry);
  const look = await addReadings(registry, readings, patienceMs);
  return {
    meter,
    contentType: registry.contentType,
    text: async () => {
      await look();
      return registry.metrics();
    },
  };
}

async function createMeter(registry: Registry): Promise<Meter> {
  const { Counter, Gauge, Histogram } = await import('prom-client');
  const registers = [registry];
  const requests = new Histogram({
    name: 'carte_http_request_duration_seconds',
    help: 'Requests by route and status.',
    registers,
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
  });
  const operations = new Histogram({
    name: 'carte_graphql_operation_duration_seconds',
    help: 'GraphQL operations by name.',
    registers,
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
  });
  const deliveries = new Histogram({
    name: 'carte_delivery_duration_seconds',
    help: 'Attempts to send orders to receivers.',
    registers,
    labelNames: ['outcome'],
    buckets: BUCKETS,
  });
  const placed = new Counter({ name: 'carte_orders_placed_total', help: 'Orders that were placed.', registers });
  const refused = new Counter({
    name: 'carte_orders_refused_total',
    help: 'Orders that were refused, by code.',
    registers,
    labelNames: ['code'],
  });
  const failedSignIns = new Counter({
    name: 'carte_sign_in_failures_total',
    help: 'Wrong passwords, codes and passkeys of staff.',
    registers,
    labelNames: ['shop', 'reason'],
  });
  const live = new Gauge({ name: 'carte_live_subscriptions', help: 'Subscriptions that are open.', registers });
  return {
    requestEnded: ({ method, route, status, seconds }) =>
      // Anybody can send any word as a method.
      requests.observe({ method: METHODS.includes(method) ? method : 'OTHER', route, status }, seconds),
    operationEnded: ({ name, isFailed, seconds }) =>
      operations.observe({ operation: name, outcome: isFailed ? 'failed' : 'ok' }, seconds),
    subscriptionBegan: () => {
      live.inc();
      return () => live.dec();
    },
    orderPlaced: () => placed.inc(),
    orderRefused: (code) => refused.inc({ code }),
    signInFailed: (attempt) => failedSignIns.inc({ ...attempt }),
    deliveryEnded: ({ outcome, seconds }) => deliveries.observe({ outcome }, seconds),
  };
}
