import { z } from 'zod';
import {
  AcrValues,
  Issuer,
  Networks,
  OpenStreams,
  Origin,
  Port,
  PostgresUrl,
  RedisUrl,
  RequestsPerMinute,
  SecretKey,
  SecretKeys,
  Switch,
  TilesUrl,
  WebAddress,
} from './environment-values';

/** One environment variable. An empty one counts as not set. */
export interface Variable<Value> {
  readonly name: string;
  /** What it does: the README's line. */
  readonly summary: string;
  /** What it is when nobody sets it, for the README. */
  readonly standard: string;
  readonly absent: Value;
  /** What a good value is, after "set it to". */
  readonly expected: string;
  readonly schema: z.ZodType<Value, string>;
  /** Its value is never shown. */
  readonly isSecret?: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['production', 'development', 'test'] as const;

function variable<Value>(definition: Variable<Value>): Variable<Value> {
  return definition;
}

/** Every setting of a process, in the README's order. */
export const VARIABLES = {
  port: variable({
    name: 'PORT',
    summary: 'The port that the shop answers on.',
    standard: '3000',
    absent: 3000,
    expected: 'a port from 0 to 65535 (0 takes any free one), for example 3000',
    schema: Port,
  }),
  host: variable({
    name: 'HOST',
    summary: 'The address that it listens on; `0.0.0.0` lets other machines in, as a container needs.',
    standard: '127.0.0.1',
    absent: '127.0.0.1',
    expected: 'an IP address or a host name of this machine, for example 0.0.0.0',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  dataDirectory: variable({
    name: 'DATA_DIR',
    summary: 'Where the built-in database, the photos and the secret key are kept. Back it up.',
    standard: './data',
    absent: './data',
    expected: 'a directory that may be written to, for example ./data',
    schema: z.string(),
  }),
  databaseUrl: variable<string | null>({
    name: 'DATABASE_URL',
    summary: 'A PostgreSQL of your own (15 or newer), instead of the built-in one.',
    standard: 'the built-in one',
    absent: null,
    expected: 'an address such as postgresql://user:password@host:5432/carte',
    schema: PostgresUrl,
    isSecret: true,
  }),
  databasePoolerUrl: variable<string | null>({
    name: 'DATABASE_POOLER_URL',
    summary:
      'A pooler in transaction mode (PgBouncer and the like) in front of that PostgreSQL, for all queries; `DATABASE_URL` stays PostgreSQL itself.',
    standard: 'no pooler',
    absent: null,
    expected: 'an address such as postgresql://user:password@host:6432/carte',
    schema: PostgresUrl,
    isSecret: true,
  }),
  databaseReplicaUrl: variable<string | null>({
    name: 'DATABASE_REPLICA_URL',
    summary:
      'A streaming replica of that PostgreSQL, for what visitors read of the menu and for reports. While it is away or behind, everything is read of `DATABASE_URL`.',
    standard: 'no replica',
    absent: null,
    expected: 'an address such as postgresql://user:password@host:5432/carte',
    schema: PostgresUrl,
    isSecret: true,
  }),
  redisUrl: variable<string | null>({
    name: 'REDIS_URL',
    summary:
      'A Redis or Valkey that hands notices from node to node: then one of them listens to PostgreSQL for all. Without it each does, which is enough for most.',
    standard: 'PostgreSQL alone',
    absent: null,
    expected: 'an address such as redis://user:password@host:6379, or rediss:// over TLS',
    schema: RedisUrl,
    isSecret: true,
  }),
  mediaBucket: variable<string | null>({
    name: 'MEDIA_BUCKET',
    summary: 'An S3-compatible bucket for the photos, instead of `DATA_DIR/media`: what several machines share.',
    standard: '`DATA_DIR/media`',
    absent: null,
    expected: 'the bucket’s address, for example https://s3.eu-central-1.amazonaws.com/carte-photos',
    schema: WebAddress,
  }),
  mediaBucketRegion: variable<string | null>({
    name: 'MEDIA_BUCKET_REGION',
    summary: 'Its region, where the address does not say it.',
    standard: 'as the address says, else `us-east-1`',
    absent: null,
    expected: 'the region’s name, for example eu-central-1',
    schema: z.string().regex(/^[\w-]+$/),
  }),
  mediaBucketKey: variable<string | null>({
    name: 'MEDIA_BUCKET_KEY',
    summary: 'The access key id that may read, write, delete and list there.',
    standard: '–',
    absent: null,
    expected: 'the access key id that the storage gave you',
    schema: z.string().regex(/^\S+$/),
  }),
  mediaBucketSecret: variable<string | null>({
    name: 'MEDIA_BUCKET_SECRET',
    summary: 'The secret access key that belongs to it.',
    standard: '–',
    absent: null,
    expected: 'the secret access key that the storage gave you',
    schema: z.string().regex(/^\S+$/),
    isSecret: true,
  }),
  secretKey: variable<Buffer | null>({
    name: 'SECRET_KEY',
    summary:
      'Encrypts what is kept secret in the database. All nodes need the same one; losing it loses those secrets.',
    standard: 'made once, kept in `DATA_DIR/secret-key`',
    absent: null,
    expected: '32 random bytes in base64, as "openssl rand -base64 32" prints them',
    schema: SecretKey,
    isSecret: true,
  }),
  previousSecretKeys: variable<readonly Buffer[]>({
    name: 'SECRET_KEY_PREVIOUS',
    summary:
      'Keys that `SECRET_KEY` took the place of, with commas between them: what they encrypted can still be read.',
    standard: 'none',
    absent: [],
    expected: 'former values of SECRET_KEY, with commas between them',
    schema: SecretKeys,
    isSecret: true,
  }),
  publicUrl: variable<string | null>({
    name: 'PUBLIC_URL',
    summary: 'The address that visitors type. With `https`, cookies are sent over https only.',
    standard: 'taken from each request',
    absent: null,
    expected: 'an address without a path, for example https://shop.example',
    schema: Origin,
  }),
  allowPrivateReceivers: variable<'all' | readonly string[]>({
    name: 'ALLOW_PRIVATE_RECEIVERS',
    summary: 'Private networks that order hooks may be sent to: CIDR ranges with commas between them, or `all`.',
    standard: 'none',
    absent: [],
    expected: 'CIDR ranges with commas between them, for example 10.0.0.0/8,192.168.1.5/32, or to all',
    schema: Networks,
  }),
  oidcIssuer: variable<string | null>({
    name: 'OIDC_ISSUER',
    summary: 'An OpenID Connect provider that staff can sign in with: the address that its ID tokens name.',
    standard: 'passwords only',
    absent: null,
    expected: 'an https address, for example https://accounts.google.com',
    schema: Issuer,
  }),
  oidcClientId: variable<string | null>({
    name: 'OIDC_CLIENT_ID',
    summary: 'What the provider calls this shop.',
    standard: '–',
    absent: null,
    expected: 'the client id that the provider gave you',
    schema: z.string().max(500),
  }),
  oidcClientSecret: variable<string | null>({
    name: 'OIDC_CLIENT_SECRET',
    summary: 'The client secret, where the provider gave one.',
    standard: 'none',
    absent: null,
    expected: 'the client secret that the provider gave you',
    schema: z.string().max(2000),
    isSecret: true,
  }),
  oidcName: variable<string | null>({
    name: 'OIDC_NAME',
    summary: 'What the button says after “Continue with”.',
    standard: 'the provider’s host name',
    absent: null,
    expected: 'a name of up to 40 characters, for example Google',
    schema: z.string().max(40),
  }),
  oidcAcrValues: variable<readonly string[]>({
    name: 'OIDC_ACR_VALUES',
    summary:
      'How strong a sign-in at the provider has to be: authentication classes with spaces between them. They are asked for, and one of them has to be in the answer, as `acr` or in `amr`.',
    standard: 'any',
    absent: [],
    expected: 'the provider’s names for it with spaces between them, for example mfa',
    schema: AcrValues,
  }),
  trustProxy: variable({
    name: 'TRUST_PROXY',
    summary: 'Whether a proxy in front sets `X-Forwarded-For` and `X-Forwarded-Proto`; only then are they believed.',
    standard: 'off',
    absent: false,
    expected: 'on or off',
    schema: Switch,
  }),
  rateLimit: variable<number | null>({
    name: 'RATE_LIMIT',
    summary:
      'How many requests one address may send within a minute; a session may send a fifth of it, and changes are a third of each. `off` counts nothing.',
    standard: '3000',
    absent: 3000,
    expected: 'whole requests from 60 to 10000000, for example 3000, or to off',
    schema: RequestsPerMinute,
  }),
  streamLimit: variable<number | null>({
    name: 'STREAM_LIMIT',
    summary:
      'How many streams of live updates one address may hold open on a node; a session may hold a fifth of it. `off` counts nothing.',
    standard: '100',
    absent: 100,
    expected: 'whole streams from 10 to 1000000, for example 100, or to off',
    schema: OpenStreams,
  }),
  logLevel: variable<(typeof LOG_LEVELS)[number]>({
    name: 'LOG_LEVEL',
    summary: `How much is logged: ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    standard: 'info',
    absent: 'info',
    expected: `one of ${LOG_LEVELS.join(', ')}`,
    schema: z.string().pipe(z.enum(LOG_LEVELS)),
  }),
  metricsPort: variable<number | null>({
    name: 'METRICS_PORT',
    summary: 'A port of its own on which Prometheus finds `/metrics`; keep it away from the internet.',
    standard: 'no metrics',
    absent: null,
    expected: 'a port from 0 to 65535 (0 takes any free one), for example 9464',
    schema: Port,
  }),
  traceEndpoint: variable<string | null>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    summary: 'A collector that takes OpenTelemetry traces as OTLP over HTTP.',
    standard: 'no traces',
    absent: null,
    expected: 'an http or https address, for example http://localhost:4318',
    schema: WebAddress,
  }),
  drainSeconds: variable({
    name: 'DRAIN_SECONDS',
    summary:
      'How long it goes on answering after the signal to stop, while `/health/ready` says 503: time for a balancer to turn to other nodes.',
    standard: '0',
    absent: 0,
    expected: 'whole seconds from 0 to 300, for example 10',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(300)),
  }),
  worker: variable({
    name: 'WORKER',
    summary: 'Whether this process sends orders to receivers; with several nodes, any or all of them may.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
  orderAlarmSeconds: variable({
    name: 'ORDER_ALARM_SECONDS',
    summary: 'How long an order may wait, while the shop is open, before staff and receivers hear that nobody took it.',
    standard: '90',
    absent: 90,
    expected: 'whole seconds from 1 to 3600, for example 90',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(3600)),
  }),
  mapTilesUrl: variable<string | null>({
    name: 'MAP_TILES_URL',
    summary:
      'Where the map of delivery zones gets its background from; staff’s browsers ask there. Without it the map is a plain grid.',
    standard: 'no background',
    absent: null,
    expected: 'an address with {z}, {x} and {y}, for example https://tiles.example/{z}/{x}/{y}.png',
    schema: TilesUrl,
  }),
  mapTilesAttribution: variable<string | null>({
    name: 'MAP_TILES_ATTRIBUTION',
    summary: 'Who made the map behind `MAP_TILES_URL`; shown in its corner, as their licences ask.',
    standard: 'nothing',
    absent: null,
    expected: 'a line of text of up to 200 characters, for example © OpenStreetMap contributors',
    schema: z.string().max(200),
  }),
  keepsOffline: variable({
    name: 'KEEP_OFFLINE',
    summary:
      'Whether shoppers’ browsers keep the menu that they saw, to read it without a connection; `off` makes them forget it.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
  mode: variable<(typeof MODES)[number]>({
    name: 'NODE_ENV',
    summary: 'The mode: `production`, `development` or `test`.',
    standard: 'production',
    absent: 'production',
    expected: 'production, development or test',
    schema: z.string().pipe(z.enum(MODES)),
  }),
} as const;
