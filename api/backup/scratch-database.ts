import { createHash } from 'node:crypto';
import { withDatabase } from '../db/connection';
import { onDatabase } from '../db/postgres-client';

/** One for each shop's database of a server, so that a start after a crash finds what was left behind. */
export function scratchName(databaseUrl: string): string {
  const { pathname, searchParams } = new URL(databaseUrl);
  const hash = createHash('sha256')
    .update(`${pathname}?${searchParams.get('schema') ?? ''}`)
    .digest('hex');
  return `carte_trial_${hash.slice(0, 16)}`;
}

/**
 * Runs the work with an empty database beside the shop's, and always drops it.
 *
 * @throws what PostgreSQL says where its user may not create one (`42501`).
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = scratchName(databaseUrl);
  await dropScratchDatabase(databaseUrl);
  await onDatabase(databaseUrl, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  try {
    return await work(withDatabase(databaseUrl, name));
  } finally {
    await dropScratchDatabase(databaseUrl);
  }
}

/** Also drops one that a crash left behind. */
export async function dropScratchDatabase(databaseUrl: string): Promise<void> {
  const name = scratchName(databaseUrl);
  await onDatabase(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
}
