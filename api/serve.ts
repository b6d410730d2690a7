import { join } from 'node:path';
import { backupLockOf, backupStorageOf } from './backup/backup-place';
import { readLatestBackup, writeRun } from './backup/backup-run.store';
import { backUpBeforeMigration } from './backup/run-backup.command';
import { channelByHost, hasAdministrator } from './channel/channel.store';
import { claimPublicHost } from './channel/hosts.store';
import { createOrderPages } from './channel/order-pages';
import { openDatabase } from './commands/open-database';
import { openNotifications } from './commands/open-notifications';
import { openReplicaOf } from './commands/open-replica';
import { poolUse } from './db/client';
import { startEmbedded } from './db/embedded/embedded';
import { NO_REPLICA } from './db/replica/replica-reads';
import { transaction } from './db/transaction';
import { openDemoPayments, openDemoShop, startDemoEvening } from './demo/open-demo';
import { readSettings, type Settings } from './env';
import { extensions } from './extensions/extensions';
import type { Services } from './graphql/context';
import { Answers } from './http/cache/answers';
import { FrontCache } from './http/cache/front-cache';
import { createGraphqlServer } from './http/graphql/yoga';
import { RateLimits } from './http/limits/rate-limits';
import { StreamLimits } from './http/limits/stream-limits';
import { WorkBudget } from './http/limits/work-budget';
import { type Build, readBuild, readPersistedDocuments } from './http/pages/build';
import { loadPages } from './http/pages/load-pages';
import { OtherReleases, StoredDocuments } from './http/pages/other-releases';
import type { RenderPage } from './http/pages/render-page';
import { BodyBudget } from './http/request/body-budget';
import { Draining } from './http/request/draining';
import { loadRoutes } from './http/rest/extension-routes';
import { listen, type RequestLane } from './http/server/listen';
import { createServer } from './http/server/server';
import { readShopWaits } from './insights/shop-waits.store';
import { startJobs } from './jobs/jobs';
import { projectRoot } from './kernel/project-root';
import { secretBoxOf } from './kernel/secrets';
import { COMMIT, VERSION } from './kernel/version';
import { photoStorageOf, pictureFilesOf, warnOfClosedBucket } from './media/storage/photo-storage-of';
import { logNodeWarnings } from './node-warnings';
import { providersAt } from './payments/providers/open-provider';
import { resealPaymentKeys } from './payments/providers/reseal-keys.store';
import { resealSecrets } from './receivers/reseal-secrets.store';
import { warnOfUnreadableSecrets } from './receivers/unreadable-secrets.store';
import { createAnnouncer } from './receivers/worker/announce-order';
import { createPaymentAnnouncer } from './receivers/worker/announce-payment';
import { readOutbox } from './receivers/worker/outbox-reading.store';
import { holdSending } from './receivers/worker/paused-deliveries.command';
import { startWorker } from './receivers/worker/worker';
import { createGuardedAgent } from './sending/address-guard';
import { parseAddressPolicy } from './sending/address-policy';
import { staffMailer } from './sending/mail-staff';
import { createSetUpCode } from './set-up/set-up-code';
import { signInProviderOf } from './staff/oidc/sign-in-provider-of';
import { resealSecondFactors } from './staff/second-factor/second-factor.store';
import { warnOfUnreadableFactors } from './staff/second-factor/unreadable-factors.store';
import { onStopSignal } from './stop-signals';
import { readDisk } from './telemetry/disk';
import { createLogger } from './telemetry/logger';
import { NO_METER } from './telemetry/meter';
import { metricsApp } from './telemetry/metrics.rest';
import { createMetrics, type Metrics } from './telemetry/prometheus';
import { startTracing } from './telemetry/start-tracing';
import { startWatchdog } from './watchdog';

/** Requests that are still running after that are cut. */
const GRACE_MS = 5_000;
/** Time for those who hold a connection to ask once more on it, and learn to open another. */
const LEAVE_MS = 500;

/** Pages that are not built: `npm run dev` has them (scripts/dev/dev-pages.ts). */
export interface SourcePages {
  readonly build: Build;
  readonly renderPage: RenderPage;
  readonly lane: RequestLane;
  close(): Promise<void>;
}

/**
 * The composition root: settings → database → server and worker.
 *
 * @param sourcePages - in place of the built pages; nothing of them is cached then.
 */
export async function serve(sourcePages: SourcePages | null = null): Promise<void> {
  const settings = readSettings();
  const logger = createLogger(settings.logLevel, process.stdout);
  logger.info({ version: VERSION, commit: COMMIT, node: process.versions.node }, 'Carte starts');
  logNodeWarnings(logger);
  startWatchdog(settings.watchdogMs, (error) => logger.warn({ err: error }, 'systemd was not given a sign'));
  const build = sourcePages?.build ?? readBuild(projectRoot);
  const tracing = settings.traceEndpoint
    ? await startTracing({
        endpoint: settings.traceEndpoint,
        buildId: build.id,
        onTrouble: (text) => logger.warn(text),
      })
    : null;
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({
        directory: join(settings.dataDirectory, 'postgres'),
        tell: (sentence) => logger.error(sentence),
      });
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
  let backedUp: Parameters<typeof writeRun>[1] | null = null;
  const clientDirectory = join(projectRoot, 'build', 'client');
  const { db, applied } = await openDatabase({
    databaseUrl,
    poolerUrl: settings.databasePoolerUrl,
    isTraced: tracing !== null,
    port: settings.port,
    hostname: settings.host,
    clientDirectory,
    hasQueue: settings.inheritedSocket !== null,
    ...(settings.backupBeforeMigration && {
      beforeMigration: async () => {
        const startedAt = new Date();
        const made = await backUpBeforeMigration({ databaseUrl, settings, now: () => startedAt });
        console.log(`The database is backed up before its migration: ${made.name}`);
        backedUp = { kind: 'BEFORE_MIGRATION', startedAt, finishedAt: new Date(), made } as const;
      },
    }),
    tell: (sentence) => console.error(sentence),
  });
  if (backedUp !== null) await writeRun(db, backedUp);
  if (applied.length > 0) console.log(`The database was brought up to date: ${applied.join(', ')}`);

  const replica = await openReplicaOf({
    replicaUrl: settings.databaseReplicaUrl,
    databaseUrl,
    primary: db,
    logger,
  });
  const { notifications, route } = await openNotifications({ databaseUrl, redisUrl: settings.redisUrl, logger });
  const disk = () => readDisk(settings.dataDirectory);
  const metrics =
    settings.metricsPort === null
      ? null
      : await createMetrics(
          {
            outbox: () => readOutbox(db, new Date()),
            shops: () => readShopWaits(db, new Date()),
            backup: () => readLatestBackup(db),
            disk,
            pool: () => poolUse(db),
            route,
            replica: () => replica?.reading ?? null,
          },
          build.id,
        );
  const orderPages = createOrderPages(settings.publicUrl);
  const secrets = secretBoxOf(settings);
  const known: Services = {
    db,
    replica: replica ?? NO_REPLICA,
    notifications,
    logger,
    photos: photoStorageOf(settings),
    signInProvider: signInProviderOf(settings),
    secretKey: settings.secretKey,
    previousSecretKeys: settings.previousSecretKeys,
    setUpCode: createSetUpCode(settings.secretKey),
    receiverAgent: createGuardedAgent(parseAddressPolicy([settings.allowPrivateReceivers].flat().join(','))),
    announceOrder: createAnnouncer(orderPages, extensions),
    announcePayment: createPaymentAnnouncer(orderPages),
    mailStaff: staffMailer(extensions),
    orderPages,
    mapTiles: settings.mapTilesUrl
      ? {
          url: settings.mapTilesUrl,
          attribution: settings.mapTilesAttribution,
          isForShoppers: settings.showsShoppersTiles,
        }
      : null,
    openProvider: providersAt(settings),
    meter: metrics?.meter ?? NO_METER,
    deployment: {
      version: VERSION,
      publicUrl: settings.publicUrl,
      dataDirectory: settings.dataDirectory,
      backupPlace: backupStorageOf(settings).place,
      isBackupLocked: backupLockOf(settings) !== null,
      makesBackups: settings.scheduledBackups,
    },
    now: () => new Date(),
  };
  const isDemo = process.argv.includes('--demo');
  const opened = isDemo ? await openDemoShop(known) : null;
  const stranger = await transaction(db, (tx) => claimPublicHost(tx, settings.publicUrl));
  if (stranger) logger.warn(`${settings.publicUrl} leads to the shop ${stranger}, which is not the first one.`);
  const demoPayments = isDemo && process.argv.includes('--with-payments') ? await openDemoPayments(db, secrets) : null;
  const services = { ...known, ...(demoPayments && { openProvider: demoPayments.openProvider }) };

  if (settings.safeStart || process.argv.includes('--safe')) await startSafely(services);

  const limits = settings.rateLimit === null ? null : new RateLimits(settings.rateLimit, services.now);
  const draining = new Draining();
  const pictureFiles = pictureFilesOf(settings);
  const address = { publicUrl: settings.publicUrl, trustProxy: settings.trustProxy };
  const budget = new WorkBudget({ isSharedOut: limits !== null });
  const bodies = new BodyBudget();
  const answers = new Answers();
  const otherReleases = new OtherReleases(projectRoot);
  const streams = settings.streamLimit === null ? null : new StreamLimits(settings.streamLimit);
  const app = createServer({
    streams,
    services,
    draining,
    limits,
    budget,
    answers,
    bodies,
    build,
    address,
    yoga: createGraphqlServer(new StoredDocuments(readPersistedDocuments(projectRoot), otherReleases), build.id, {
      isTraced: tracing !== null,
      streams,
    }),
    renderPage: sourcePages?.renderPage ?? (await loadPages(projectRoot, build.id)),
    keepsPages: sourcePages === null,
    clientDirectory,
    otherReleases,
    pictureFiles,
    extensions: await loadRoutes(extensions),
    apps: extensions.flatMap(({ app }) => app ?? []),
    databaseDirectory: embedded ? settings.dataDirectory : null,
    report: () => ({ liveUpdates: route(), ...(replica && { replica: replica.reading.state }) }),
    keepsOffline: settings.keepsOffline,
    isTraced: tracing !== null,
  });
  const resealedFactors = await resealSecondFactors(db, secrets);
  if (resealedFactors > 0) {
    console.log(`Second factors of ${resealedFactors} staff members were encrypted anew with the present key.`);
  }
  await resealPaymentKeys(db, secrets);
  const resealed = await resealSecrets(db, secrets);
  if (resealed > 0) console.log(`Secrets of ${resealed} receivers were encrypted anew with the present key.`);
  await warnOfClosedBucket(settings, (text) => logger.error(text));
  await warnOfUnreadableSecrets(db, secrets, (text) => logger.error(text));
  await warnOfUnreadableFactors(db, secrets, (text) => logger.error(text));
  // Each request is a span of its own where they are traced, with all that it passes.
  const lane =
    sourcePages?.lane ??
    (tracing ? null : new FrontCache({ answers, services, address, limits, budget, bodies, draining }));
  const server = await listen(app.fetch, {
    port: settings.port,
    hostname: settings.host,
    lane,
    inherited: settings.inheritedSocket,
  });
  const { receiverAgent: agent, announceOrder, meter } = services;
  const { publicUrl } = settings;
  const sending = { db, notifications, secrets, agent, logger, meter, announceOrder, orderPages, publicUrl, disk };
  const starts = settings.worker ? [startWorker, ...extensions.flatMap(({ startSending }) => startSending ?? [])] : [];
  const workers = starts.map((start) => start(sending));
  const metricsServer = await listenForMetrics(metrics, settings);

  const jobs = startJobs({
    ...services,
    secrets,
    pictureFiles,
    extensions,
    alarmAfterMs: settings.orderAlarmSeconds * 1000,
    counter: limits?.counter ?? null,
    backups: settings.scheduledBackups ? { ...services, databaseUrl, settings } : null,
  });
  onStopSignal(
    [
      async () => server.leaveQueue(),
      () => draining.begin(Math.max(settings.drainSeconds * 1000, settings.inheritedSocket === null ? 0 : LEAVE_MS)),
      async () => sourcePages?.close(),
      () => server.close(GRACE_MS),
      async () => metricsServer?.close(0),
      async () => demoPayments?.close(),
      startDemoEvening(server.url, opened, logger),
      ...workers.map((worker) => () => worker.stop()),
      () => jobs.stop(),
      () => notifications.close(),
      async () => replica?.stop(),
      () => db.$disconnect(),
      async () => tracing?.stop(),
      async () => embedded?.stop(),
    ],
    (error) => logger.error({ err: error }, 'could not stop cleanly'),
  );
  await demoPayments?.tellAt(server.url);
  await tellSetUpCode(services, settings.publicUrl ?? server.url);
  console.log(`\nCarte is ready: ${settings.publicUrl ?? server.url}`);
}

async function listenForMetrics(metrics: Metrics | null, { metricsPort, host }: Settings) {
  if (metrics === null || metricsPort === null) return null;
  const server = await listen(metricsApp(metrics).fetch, { port: metricsPort, hostname: host });
  console.log(`Metrics for Prometheus: ${server.url}/metrics`);
  return server;
}

/** Before the worker starts: what is sent may be what ended the program. */
async function startSafely({ db, now }: Services): Promise<void> {
  const shops = await holdSending(db, now());
  console.log(
    `Safe start: nothing is sent to the receivers of ${shops} shops until staff release it in the command center.`,
  );
}

async function tellSetUpCode({ db, setUpCode }: Services, url: string): Promise<void> {
  const channel = await channelByHost(db, '');
  if (channel && (await hasAdministrator(db, channel.id))) return;
  console.log(`\nThere is no shop yet. Set it up at ${url}/welcome with the code  ${setUpCode}`);
}
