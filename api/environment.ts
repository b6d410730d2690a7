import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** One environment variable. An empty one counts as not set. */
interface Variable<Value> {
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

const SECRET_BYTES = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['production', 'development', 'test'] as const;

const Port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535));
const Switch = z.stringbool({ truthy: ['on', 'true', 'yes', '1'], falsy: ['off', 'false', 'no', '0'] });
const PostgresUrl = z.string().refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)));
const SecretKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === SECRET_BYTES);
const SecretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(SecretKey));
/** Only where it is: a path below a host would need every link to know of it. */
const Origin = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && new URL(text).pathname === '/' && !/[?#]/.test(text))
  .transform((text) => new URL(text).origin);
/** The three that every map server has; `{s}` for its subdomains is left out: HTTP/2 has no need of them. */
const TilesUrl = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)));
/** A provider's address may have a path, as a realm's has. Only on this machine does it need no https. */
const Issuer = z.string().refine((text) => {
  if (protocolOf(text) === 'https:') return true;
  return protocolOf(text) === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);
});
const Networks = z.union([
  z.literal('all'),
  z
    .string()
    .transform((text) => text.split(',').map((network) => toNetwork(network.trim())))
    .pipe(z.array(z.string())),
]);

/** Fewer would refuse one person who is quick. */
const RequestsPerMinute = z.union([
  z.literal('off').transform(() => null),
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(60).max(10_000_000)),
]);

function variable<Value>(definition: Variable<Value>): Variable<Value> {
  return definition;
}

const VARIABLES = {
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
    schema: z.string().refine((text) => /^https?:$/.test(protocolOf(text))),
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

/** All variables, parsed. */
export type Environment = {
  readonly [Key in keyof typeof VARIABLES]: (typeof VARIABLES)[Key] extends Variable<infer Value> ? Value : never;
};

/** One sentence for each wrong variable, on a line of its own. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** @throws {EnvironmentError} naming every variable that is wrong, not only the first. */
export function parseEnvironment(record: Readonly<Record<string, string | undefined>>): Environment {
  const sentences: string[] = [];
  const read = <Value>({ name, absent, expected, schema, isSecret }: Variable<Value>): Value => {
    const text = record[name]?.trim();
    if (!text) return absent;
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    sentences.push(`${name} is ${isSecret ? 'not usable' : JSON.stringify(text)}: set it to ${expected}.`);
    return absent;
  };
  const environment: Environment = {
    port: read(VARIABLES.port),
    host: read(VARIABLES.host),
    dataDirectory: read(VARIABLES.dataDirectory),
    databaseUrl: read(VARIABLES.databaseUrl),
    secretKey: read(VARIABLES.secretKey),
    previousSecretKeys: read(VARIABLES.previousSecretKeys),
    publicUrl: read(VARIABLES.publicUrl),
    allowPrivateReceivers: read(VARIABLES.allowPrivateReceivers),
    oidcIssuer: read(VARIABLES.oidcIssuer),
    oidcClientId: read(VARIABLES.oidcClientId),
    oidcClientSecret: read(VARIABLES.oidcClientSecret),
    oidcName: read(VARIABLES.oidcName),
    trustProxy: read(VARIABLES.trustProxy),
    rateLimit: read(VARIABLES.rateLimit),
    logLevel: read(VARIABLES.logLevel),
    metricsPort: read(VARIABLES.metricsPort),
    traceEndpoint: read(VARIABLES.traceEndpoint),
    worker: read(VARIABLES.worker),
    orderAlarmSeconds: read(VARIABLES.orderAlarmSeconds),
    mapTilesUrl: read(VARIABLES.mapTilesUrl),
    mapTilesAttribution: read(VARIABLES.mapTilesAttribution),
    keepsOffline: read(VARIABLES.keepsOffline),
    mode: read(VARIABLES.mode),
  };
  sentences.push(...missingOfProvider(record));
  if (sentences.length > 0) throw new EnvironmentError(sentences);
  return environment;
}

/** The README's table of settings, in Markdown. */
export function environmentTable(): string {
  const rows = Object.values(VARIABLES).map(
    ({ name, standard, summary }) => `| \`${name}\` | ${standard} | ${summary} |`,
  );
  return ['| variable | when not set | what it does |', '|---|---|---|', ...rows].join('\n');
}

/** A provider takes an address and a client id: one without the other is a mistake that would only show at sign-in. */
function missingOfProvider(record: Readonly<Record<string, string | undefined>>): string[] {
  const [issuer, ...others] = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
  const isSet = (name: string) => Boolean(record[name]?.trim());
  if (isSet(issuer)) {
    return isSet('OIDC_CLIENT_ID')
      ? []
      : ['OIDC_CLIENT_ID is missing: set it to the client id that the provider at OIDC_ISSUER gave you.'];
  }
  const lonely = others.find(isSet);
  return lonely ? [`OIDC_ISSUER is missing, though ${lonely} is set: set it to the provider’s address.`] : [];
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

/** A bare address is the network of that one. @returns undefined for what is neither. */
function toNetwork(text: string): string | undefined {
  if (ipaddr.isValidCIDR(text)) return text;
  // ipaddr.js takes "10" and "0x0a000001" for addresses; nobody means those.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return `${text}/${text.includes(':') ? 128 : 32}`;
}
