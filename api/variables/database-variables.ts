import { PostgresUrl, RedisUrl } from './environment-values';
import { variable } from './variable';

/** The databases, and how notices go from node to node. */
export const DATABASE_VARIABLES = {
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
      'A streaming replica of that PostgreSQL, for reports. While it is away or behind, everything is read of `DATABASE_URL`.',
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
} as const;
