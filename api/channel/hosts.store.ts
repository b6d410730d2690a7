import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Transaction } from '../db/client';
import { sql } from '../db/sql';

/** Lets one at a time name hosts, until the transaction ends: nothing else keeps two shops from taking one name. */
export async function lockHosts(tx: Transaction): Promise<void> {
  await sql(tx).execute`select pg_advisory_xact_lock(${ADVISORY_LOCKS.hosts}::bigint)`;
}

/** The shop that has the name, or null. */
export async function ownerOfHost(tx: Transaction, host: string): Promise<{ readonly id: string } | null> {
  return tx.channel.findFirst({ where: { hosts: { has: host } }, select: { id: true } });
}

/**
 * Gives the first shop the host of `PUBLIC_URL`, unless a shop has it, so that no other can be given it later.
 *
 * @returns the id of another shop that has it.
 */
export async function claimPublicHost(tx: Transaction, publicUrl: string | null): Promise<string | null> {
  if (publicUrl === null) return null;
  const { hostname } = new URL(publicUrl);
  await lockHosts(tx);
  const first = await tx.channel.findFirst({ orderBy: { id: 'asc' }, select: { id: true } });
  if (!first) return null;
  const owner = await ownerOfHost(tx, hostname);
  if (!owner) await tx.channel.update({ where: { id: first.id }, data: { hosts: { push: hostname } } });
  return owner && owner.id !== first.id ? owner.id : null;
}
