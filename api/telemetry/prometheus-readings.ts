import { setTimeout as sleep } from 'node:timers/promises';
import type { Gauge, Registry } from 'prom-client';
import type { DiskReading } from './disk';
import {
  type BackupReading,
  type OutboxReading,
  type PoolReading,
  REPLICA_STATES,
  type Readings,
  type ReplicaReading,
  ROUTES,
  type ShopReading,
} from './readings';

/**
 * Gauges that are read at the scrape. While the database is away or hangs, the metrics say so and leave its figures out.
 * Concurrent scrapes share one reading, so waiting scrapes do not use up connections.
 *
 * @param patienceMs - how long a scrape waits for the database.
 * @returns what looks it up: to be called before each scrape.
 */
export async function addReadings(
  registry: Registry,
  readings: Readings,
  patienceMs: number,
): Promise<() => Promise<void>> {
  const { Gauge } = await import('prom-client');
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = gauge('carte_database_up', 'Whether the database answers: 1 or 0.');
  const showPool = poolGauges(gauge);
  const showOutbox = outboxGauges(gauge);
  const showShops = shopGauges(gauge);
  const showBackup = backupGauges(gauge);
  const showDisk = diskGauges(gauge);
  const route = gauge('carte_live_updates_route', 'How notices of other nodes come here: 1 for the present way.', [
    'route',
  ]);
  const showReplica = replicaGauges(gauge);
  let underWay: Promise<DatabaseReading | null> | null = null;
  return async () => {
    underWay ??= readDatabase(readings)
      .catch(() => null)
      .finally(() => {
        underWay = null;
      });
    const database = await Promise.race([underWay, sleep(patienceMs, null, { ref: false })]);
    isUp.set(database === null ? 0 : 1);
    showOutbox(database?.outbox ?? null);
    showShops(database?.shops ?? []);
    showBackup(database?.backup ?? null);
    showDisk(await readings.disk().catch(() => null));
    showPool(readings.pool());
    showReplica(readings.replica());
    for (const known of ROUTES) route.set({ route: known }, readings.route() === known ? 1 : 0);
  };
}

interface DatabaseReading {
  readonly outbox: OutboxReading;
  readonly shops: readonly ShopReading[];
  readonly backup: BackupReading | null;
}

/** One after the other, on one connection. */
async function readDatabase(readings: Readings): Promise<DatabaseReading> {
  return { outbox: await readings.outbox(), shops: await readings.shops(), backup: await readings.backup() };
}

function backupGauges(gauge: NewGauge): (reading: BackupReading | null) => void {
  const success = gauge(
    'carte_backup_last_success_timestamp_seconds',
    'When the latest backup was begun, in Unix time.',
  );
  const last = gauge('carte_backup_last_ok', 'Whether the latest backup came to be: 1 or 0.');
  const trial = gauge('carte_backup_trial_ok', 'Whether the latest backup was restored on trial, whole: 1 or 0.');
  const bytes = gauge('carte_backup_bytes', 'Size of the latest backup.');
  return (reading) => {
    // A reset would leave a 0, which means a failure here.
    for (const known of [success, last, trial, bytes]) known.remove();
    if (!reading) return;
    last.set(reading.isLastOk ? 1 : 0);
    if (reading.isTrialOk !== null) trial.set(reading.isTrialOk ? 1 : 0);
    if (reading.lastSuccessAt === null) return;
    success.set(reading.lastSuccessAt.getTime() / 1000);
    bytes.set(reading.bytes);
  };
}

function diskGauges(gauge: NewGauge): (reading: DiskReading | null) => void {
  const free = gauge('carte_disk_free_bytes', 'Room that is left on the file system of the data directory.');
  const size = gauge('carte_disk_size_bytes', 'The whole file system of the data directory.');
  return (reading) => {
    for (const known of [free, size]) known.remove();
    if (!reading) return;
    free.set(reading.free);
    size.set(reading.size);
  };
}

function shopGauges(gauge: NewGauge): (shops: readonly ShopReading[]) => void {
  const of = (name: string, help: string) => gauge(name, help, ['shop']);
  const gauges = {
    untaken: of('carte_orders_untaken', 'Orders that nobody has taken.'),
    alarmed: of('carte_orders_alarmed', 'Orders that nobody took in time, while the shop was open.'),
    untakenOldestSeconds: of('carte_orders_untaken_oldest_seconds', 'Age of the oldest order that nobody has taken.'),
    deliveries: of('carte_deliveries_waiting', 'Messages that wait to be sent to receivers.'),
    deliveriesOldestSeconds: of('carte_deliveries_oldest_seconds', 'Age of the oldest message that waits to be sent.'),
    parked: of('carte_deliveries_parked', 'Messages that were given up until staff send them again.'),
  };
  return (shops) => {
    for (const known of Object.values(gauges)) known.reset();
    for (const { shop, ...reading } of shops) {
      gauges.untaken.set({ shop }, reading.untaken);
      gauges.alarmed.set({ shop }, reading.alarmed);
      gauges.untakenOldestSeconds.set({ shop }, reading.untakenOldestSeconds);
      gauges.deliveries.set({ shop }, reading.deliveries);
      gauges.deliveriesOldestSeconds.set({ shop }, reading.deliveriesOldestSeconds);
      gauges.parked.set({ shop }, reading.parked);
    }
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
