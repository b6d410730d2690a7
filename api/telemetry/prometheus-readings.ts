import type { Gauge, Registry } from 'prom-client';
import {
  type OutboxReading,
  type PoolReading,
  REPLICA_STATES,
  type Readings,
  type ReplicaReading,
  ROUTES,
} from './readings';

/**
 * Gauges of what is looked up. While the database is away that is told, and what is in it left out.
 *
 * @returns what looks it up: to be called before each scrape.
 */
export async function addReadings(registry: Registry, readings: Readings): Promise<() => Promise<void>> {
  const { Gauge } = await import('prom-client');
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = gauge('carte_database_up', 'Whether the database answers: 1 or 0.');
  const showPool = poolGauges(gauge);
  const showOutbox = outboxGauges(gauge);
  const route = gauge('carte_live_updates_route', 'How notices of other nodes come here: 1 for the present way.', [
    'route',
  ]);
  const showReplica = replicaGauges(gauge);
  return async () => {
    const outbox = await readings.outbox().catch(() => null);
    isUp.set(outbox === null ? 0 : 1);
    showOutbox(outbox);
    showPool(readings.pool());
    showReplica(readings.replica());
    for (const known of ROUTES) route.set({ route: known }, readings.route() === known ? 1 : 0);
  };
}

type NewGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function poolGauges(gauge: NewGauge): (reading: PoolReading | null) => void {
  const connections = gauge('carte_database_connections', 'Connections to the database, by state.', ['state']);
  const most = gauge('carte_database_connections_max', 'Connections that this process opens at most.');
  const waiting = gauge('carte_database_requests_waiting', 'Statements that wait for a connection.');
  return (reading) => {
    connections.set({ state: 'used' }, reading?.used ?? 0);
    connections.set({ state: 'idle' }, reading?.idle ?? 0);
    waiting.set(reading?.waiting ?? 0);
    if (reading) most.set(reading.most);
  };
}

function replicaGauges(gauge: NewGauge): (reading: ReplicaReading | null) => void {
  const state = gauge('carte_replica_state', 'Whether readings go to the replica: 1 for its present state.', ['state']);
  const lag = gauge('carte_replica_lag_seconds', 'How far the replica is behind, by its state.', ['state']);
  return (reading) => {
    if (!reading) return;
    for (const known of REPLICA_STATES) state.set({ state: known }, reading.state === known ? 1 : 0);
    lag.reset();
    lag.set({ state: reading.state }, reading.lagMs / 1000);
  };
}

function outboxGauges(gauge: NewGauge): (reading: OutboxReading | null) => void {
  const messages = gauge('carte_outbox_messages', 'Messages to receivers, by state.', ['state']);
  const oldest = gauge('carte_outbox_oldest_seconds', 'Age of the oldest message that waits to be sent.');
  const lag = gauge('carte_worker_lag_seconds', 'How long the oldest message that is due has waited for a worker.');
  return (reading) => {
    for (const known of [messages, oldest, lag]) known.reset();
    if (!reading) return;
    messages.set({ state: 'waiting' }, reading.waiting);
    messages.set({ state: 'parked' }, reading.parked);
    oldest.set(reading.oldestSeconds);
    lag.set(reading.lagSeconds);
  };
}
