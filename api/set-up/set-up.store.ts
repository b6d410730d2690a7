import { channelByHost, hasAdministrator } from '../channel/channel.store';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Reader, Transaction } from '../db/client';
import { sql } from '../db/sql';
import type { Channel } from '../generated/prisma/client';
import { type KeyData, toColumns } from './key-data';
import { newShop } from './key-data-defaults';

/** The wizard's next step. */
export type SetUpStep = 'NEEDS_KEY_DATA' | 'NEEDS_ADMINISTRATOR' | 'DONE';

export interface SetUpProgress {
  readonly step: SetUpStep;
  /** The only shop; other shops of a deployment are not made by the wizard. */
  readonly channel: Channel | null;
}

export async function readSetUpProgress(db: Reader): Promise<SetUpProgress> {
  const channel = await channelByHost(db, '');
  if (!channel) return { step: 'NEEDS_KEY_DATA', channel };
  return { step: (await hasAdministrator(db, channel.id)) ? 'DONE' : 'NEEDS_ADMINISTRATOR', channel };
}

/** Lets one browser at a time go on with the wizard, until the transaction ends; there is no row yet to lock. */
export async function lockSetUp(tx: Transaction): Promise<SetUpProgress> {
  await sql(tx).execute`select pg_advisory_xact_lock(${ADVISORY_LOCKS.setUp}::bigint)`;
  return readSetUpProgress(tx);
}

/** Makes the shop, or changes the one that was begun: going back in the wizard makes no second shop. */
export async function saveKeyData(tx: Transaction, channel: Channel | null, keyData: KeyData): Promise<Channel> {
  if (!channel) return tx.channel.create({ data: newShop(keyData) });
  const { name, ...columns } = toColumns(keyData);
  await tx.warehouse.updateMany({ where: { channelId: channel.id }, data: { name, phone: keyData.phone } });
  return tx.channel.update({ where: { id: channel.id }, data: { name, ...columns, version: { increment: 1 } } });
}
