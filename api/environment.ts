import { VARIABLES } from './environment-variables';
import type { Variable } from './variables/variable';

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
    databasePoolerUrl: read(VARIABLES.databasePoolerUrl),
    databaseReplicaUrl: read(VARIABLES.databaseReplicaUrl),
    redisUrl: read(VARIABLES.redisUrl),
    mediaBucket: read(VARIABLES.mediaBucket),
    mediaBucketRegion: read(VARIABLES.mediaBucketRegion),
    mediaBucketKey: read(VARIABLES.mediaBucketKey),
    mediaBucketSecret: read(VARIABLES.mediaBucketSecret),
    backupDirectory: read(VARIABLES.backupDirectory),
    backupBucket: read(VARIABLES.backupBucket),
    backupBucketRegion: read(VARIABLES.backupBucketRegion),
    backupBucketKey: read(VARIABLES.backupBucketKey),
    backupBucketSecret: read(VARIABLES.backupBucketSecret),
    backupPassphrase: read(VARIABLES.backupPassphrase),
    backupKey: read(VARIABLES.backupKey),
    scheduledBackups: read(VARIABLES.scheduledBackups),
    backupBeforeMigration: read(VARIABLES.backupBeforeMigration),
    secretKey: read(VARIABLES.secretKey),
    previousSecretKeys: read(VARIABLES.previousSecretKeys),
    publicUrl: read(VARIABLES.publicUrl),
    allowPrivateReceivers: read(VARIABLES.allowPrivateReceivers),
    oidcIssuer: read(VARIABLES.oidcIssuer),
    oidcClientId: read(VARIABLES.oidcClientId),
    oidcClientSecret: read(VARIABLES.oidcClientSecret),
    oidcName: read(VARIABLES.oidcName),
    oidcAcrValues: read(VARIABLES.oidcAcrValues),
    trustProxy: read(VARIABLES.trustProxy),
    rateLimit: read(VARIABLES.rateLimit),
    streamLimit: read(VARIABLES.streamLimit),
    logLevel: read(VARIABLES.logLevel),
    metricsPort: read(VARIABLES.metricsPort),
    traceEndpoint: read(VARIABLES.traceEndpoint),
    drainSeconds: read(VARIABLES.drainSeconds),
    worker: read(VARIABLES.worker),
    safeStart: read(VARIABLES.safeStart),
    orderAlarmSeconds: read(VARIABLES.orderAlarmSeconds),
    mapTilesUrl: read(VARIABLES.mapTilesUrl),
    mapTilesAttribution: read(VARIABLES.mapTilesAttribution),
    showsShoppersTiles: read(VARIABLES.showsShoppersTiles),
    keepsOffline: read(VARIABLES.keepsOffline),
    stripeUrl: read(VARIABLES.stripeUrl),
    yookassaUrl: read(VARIABLES.yookassaUrl),
    mode: read(VARIABLES.mode),
  };
  sentences.push(...missingOfProvider(record), ...missingOfBucket(record, 'MEDIA_BUCKET'), ...missingOfBackup(record));
  if (sentences.length > 0) throw new EnvironmentError(sentences);
  return environment;
}

/** The list of docs/operator/settings.md, in Markdown. */
export function environmentList(): string {
  return Object.values(VARIABLES)
    .map(({ name, standard, summary }) => `- \`${name}\` (${standard}): ${summary}`)
    .join('\n');
}

/** A provider takes an address and a client id: one without the other is a mistake that would only show at sign-in. */
function missingOfProvider(record: Readonly<Record<string, string | undefined>>): string[] {
  const issuer = 'OIDC_ISSUER';
  const others = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_ACR_VALUES'];
  const isSet = (name: string) => Boolean(record[name]?.trim());
  if (isSet(issuer)) {
    return isSet('OIDC_CLIENT_ID')
      ? []
      : ['OIDC_CLIENT_ID is missing: set it to the client id that the provider at OIDC_ISSUER gave you.'];
  }
  const lonely = others.find(isSet);
  return lonely ? [`OIDC_ISSUER is missing, though ${lonely} is set: set it to the provider’s address.`] : [];
}

/** Backups leave the machine locked only, and with one lock. */
function missingOfBackup(record: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(record[name]?.trim());
  const sentences = missingOfBucket(record, 'BACKUP_BUCKET');
  if (isSet('BACKUP_PASSPHRASE') && isSet('BACKUP_KEY')) {
    sentences.push('BACKUP_PASSPHRASE and BACKUP_KEY are both set: backups are locked with one of them.');
  }
  if (isSet('BACKUP_BUCKET') && !isSet('BACKUP_PASSPHRASE') && !isSet('BACKUP_KEY')) {
    sentences.push(
      'BACKUP_PASSPHRASE is missing, though BACKUP_BUCKET is set: set it or BACKUP_KEY, to encrypt backups.',
    );
  }
  return sentences;
}

/** A bucket opens with both of its keys, and a key without a bucket would leave the files on this disk, unnoticed. */
function missingOfBucket(record: Readonly<Record<string, string | undefined>>, bucket: string): string[] {
  const names = [bucket, `${bucket}_KEY`, `${bucket}_SECRET`];
  const isSet = (name: string) => Boolean(record[name]?.trim());
  const first = names.find(isSet);
  if (first === undefined) return [];
  return names
    .filter((name) => !isSet(name))
    .map((name) => `${name} is missing, though ${first} is set: a bucket needs ${names.join(', ')}.`);
}
