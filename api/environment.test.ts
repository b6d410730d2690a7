import { expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment';

const key = Buffer.alloc(32, 7).toString('base64');

function sentencesFor(record: Record<string, string>): readonly string[] {
  try {
    parseEnvironment(record);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences;
    throw error;
  }
}

test('nothing has to be set', () => {
  expect(parseEnvironment({ PORT: '', HOST: ' ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: './data',
    databaseUrl: null,
    databasePoolerUrl: null,
    databaseReplicaUrl: null,
    redisUrl: null,
    mediaBucket: null,
    mediaBucketRegion: null,
    mediaBucketKey: null,
    mediaBucketSecret: null,
    backupDirectory: null,
    backupBucket: null,
    backupBucketRegion: null,
    backupBucketKey: null,
    backupBucketSecret: null,
    backupPassphrase: null,
    backupKey: null,
    scheduledBackups: true,
    backupBeforeMigration: true,
    secretKey: null,
    previousSecretKeys: [],
    publicUrl: null,
    allowPrivateReceivers: [],
    oidcIssuer: null,
    oidcClientId: null,
    oidcClientSecret: null,
    oidcName: null,
    oidcAcrValues: [],
    trustProxy: false,
    safeStart: false,
    rateLimit: 3000,
    streamLimit: 100,
    logLevel: 'info',
    keepsOffline: true,
    metricsPort: null,
    traceEndpoint: null,
    drainSeconds: 0,
    worker: true,
    orderAlarmSeconds: 90,
    mapTilesUrl: null,
    mapTilesAttribution: null,
    showsShoppersTiles: false,
    stripeUrl: null,
    yookassaUrl: null,
    mode: 'production',
  });
});

test('everything can be set', () => {
  const environment = parseEnvironment({
    PORT: '80',
    HOST: '::',
    DATA_DIR: '/var/lib/carte',
    DATABASE_URL: 'postgresql://carte:secret@db/carte',
    DATABASE_POOLER_URL: 'postgresql://carte:secret@pooler:6432/carte',
    DATABASE_REPLICA_URL: 'postgresql://carte:secret@replica/carte',
    REDIS_URL: 'rediss://carte:secret@redis:6379',
    MEDIA_BUCKET: 'https://s3.example/photos',
    MEDIA_BUCKET_REGION: 'eu-central-1',
    MEDIA_BUCKET_KEY: 'AKID',
    MEDIA_BUCKET_SECRET: 'hunter3',
    BACKUP_DIR: '/backup',
    BACKUP_BUCKET: 'https://s3.example/backups',
    BACKUP_BUCKET_REGION: 'eu-central-1',
    BACKUP_BUCKET_KEY: 'AKID',
    BACKUP_BUCKET_SECRET: 'hunter4',
    BACKUP_PASSPHRASE: 'nine dumplings, please',
    SCHEDULED_BACKUPS: 'off',
    BACKUP_BEFORE_MIGRATION: 'off',
    SECRET_KEY: key,
    SECRET_KEY_PREVIOUS: [8, 9].map((byte) => Buffer.alloc(32, byte).toString('base64')).join(', '),
    PUBLIC_URL: 'https://shop.example/',
    ALLOW_PRIVATE_RECEIVERS: '10.0.0.0/8, 192.168.1.5,fd00::/8',
    OIDC_ISSUER: 'https://id.example/realms/shop',
    OIDC_CLIENT_ID: 'carte',
    OIDC_CLIENT_SECRET: 'hunter2',
    OIDC_NAME: 'Example',
    OIDC_ACR_VALUES: 'urn:example:gold mfa',
    TRUST_PROXY: 'on',
    RATE_LIMIT: 'off',
    STREAM_LIMIT: 'off',
    LOG_LEVEL: 'debug',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    DRAIN_SECONDS: '10',
    WORKER: 'off',
    ORDER_ALARM_SECONDS: '30',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Somebody',
    MAP_TILES_FOR_SHOPPERS: 'on',
    STRIPE_URL: 'http://127.0.0.1:4010',
    YOOKASSA_URL: 'http://127.0.0.1:4011/v3',
    KEEP_OFFLINE: 'off',
    SAFE_START: 'on',
    NODE_ENV: 'test',
  });
  expect(environment).toEqual({
    port: 80,
    host: '::',
    dataDirectory: '/var/lib/carte',
    databaseUrl: 'postgresql://carte:secret@db/carte',
    databasePoolerUrl: 'postgresql://carte:secret@pooler:6432/carte',
    databaseReplicaUrl: 'postgresql://carte:secret@replica/carte',
    redisUrl: 'rediss://carte:secret@redis:6379',
    mediaBucket: 'https://s3.example/photos',
    mediaBucketRegion: 'eu-central-1',
    mediaBucketKey: 'AKID',
    mediaBucketSecret: 'hunter3',
    backupDirectory: '/backup',
    backupBucket: 'https://s3.example/backups',
    backupBucketRegion: 'eu-central-1',
    backupBucketKey: 'AKID',
    backupBucketSecret: 'hunter4',
    backupPassphrase: 'nine dumplings, please',
    backupKey: null,
    scheduledBackups: false,
    backupBeforeMigration: false,
    secretKey: Buffer.alloc(32, 7),
    previousSecretKeys: [Buffer.alloc(32, 8), Buffer.alloc(32, 9)],
    publicUrl: 'https://shop.example',
    allowPrivateReceivers: ['10.0.0.0/8', '192.168.1.5/32', 'fd00::/8'],
    oidcIssuer: 'https://id.example/realms/shop',
    oidcClientId: 'carte',
    oidcClientSecret: 'hunter2',
    oidcName: 'Example',
    oidcAcrValues: ['urn:example:gold', 'mfa'],
    trustProxy: true,
    safeStart: true,
    rateLimit: null,
    streamLimit: null,
    logLevel: 'debug',
    keepsOffline: false,
    metricsPort: 9464,
    traceEndpoint: 'http://localhost:4318',
    drainSeconds: 10,
    worker: false,
    orderAlarmSeconds: 30,
    mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    mapTilesAttribution: '© Somebody',
    showsShoppersTiles: true,
    stripeUrl: 'http://127.0.0.1:4010',
    yookassaUrl: 'http://127.0.0.1:4011/v3',
    mode: 'test',
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/menu'],
  ['ALLOW_PRIVATE_RECEIVERS', 'everything'],
  ['ALLOW_PRIVATE_RECEIVERS', '10.0.0.0/8,10'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '301'],
  ['METRICS_PORT', 'on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['RATE_LIMIT', '59'],
  ['RATE_LIMIT', '1e6'],
  ['STREAM_LIMIT', '9'],
  ['WORKER', '2'],
  ['MAP_TILES_URL', 'https://tiles.example/map.png'],
  ['MAP_TILES_URL', '/{z}/{x}/{y}.png'],
  ['NODE_ENV', 'staging'],
])('a wrong %s, such as %j, is named with what to set', (name, value) => {
  const [sentence, ...others] = sentencesFor({ [name]: value });
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${name} is .+: set it to .+\\.$`));
  expect(sentence).toContain(JSON.stringify(value));
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/shop'],
  ['REDIS_URL', 'http://:hunter2@redis:6379'],
  ['SECRET_KEY', 'aHVudGVyMg=='],
  ['SECRET_KEY_PREVIOUS', `${key},aHVudGVyMg==`],
])('a wrong %s is named without showing it', (name, value) => {
  const [sentence] = sentencesFor({ [name]: value });
  expect(sentence).toMatch(new RegExp(`^${name} is not usable: set it to `));
  expect(sentence).not.toContain(value);
});

test('all that is wrong is said at once', () => {
  expect(sentencesFor({ PORT: 'abc', WORKER: 'maybe' })).toHaveLength(2);
});

test.each([
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_CLIENT_ID: 'carte' }, 'OIDC_ISSUER'],
  [{ OIDC_NAME: 'Example' }, 'OIDC_ISSUER'],
  [{ OIDC_ACR_VALUES: 'mfa' }, 'OIDC_ISSUER'],
])('of a provider that is half configured, as in %j, the rest is asked for', (record, missing) => {
  const [sentence, ...others] = sentencesFor(record);
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${missing} is missing`));
});

test.each([
  [{ MEDIA_BUCKET: 'https://s3.example/photos' }, ['MEDIA_BUCKET_KEY', 'MEDIA_BUCKET_SECRET']],
  [{ MEDIA_BUCKET_KEY: 'AKID', MEDIA_BUCKET_SECRET: 'hunter3' }, ['MEDIA_BUCKET']],
])('of a bucket that is half configured, as in %j, the rest is asked for', (record, missing) => {
  expect(sentencesFor(record).map((sentence) => sentence.split(' ')[0])).toEqual(missing);
});

test.each([
  [
    { BACKUP_BUCKET: 'https://s3.example/b', BACKUP_BUCKET_KEY: 'A', BACKUP_BUCKET_SECRET: 'b' },
    'BACKUP_PASSPHRASE is missing',
  ],
  [
    { BACKUP_PASSPHRASE: 'nine dumplings, please', BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` },
    'BACKUP_PASSPHRASE and BACKUP_KEY are both set',
  ],
  [{ BACKUP_BUCKET_KEY: 'A', BACKUP_BUCKET_SECRET: 'b' }, 'BACKUP_BUCKET is missing'],
  [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE is not usable'],
])('backups that would leave the machine unlocked, as by %j, are refused', (record, beginning) => {
  expect(sentencesFor(record)).toEqual([expect.stringContaining(beginning)]);
});

test.each(['http://id.example', 'id.example', 'ftp://id.example'])(
  'a provider at %s is refused: passwords travel to it',
  (OIDC_ISSUER) => {
    expect(sentencesFor({ OIDC_ISSUER, OIDC_CLIENT_ID: 'carte' })).toEqual([
      `OIDC_ISSUER is ${JSON.stringify(OIDC_ISSUER)}: set it to an https address, for example https://accounts.google.com.`,
    ]);
  },
);
