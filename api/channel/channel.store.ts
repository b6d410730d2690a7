import type { Reader, Transaction } from '../db/client';
import type { Channel } from '../generated/prisma/client';
import { isOnMaintenance } from './maintenance';

/**
 * The shop that a host name leads to; on a host that none names, the oldest shop.
 *
 * @param host - without the port, lower case.
 */
export async function channelByHost(db: Reader, host: string): Promise<Channel | null> {
  const named =
    host === '' ? null : await db.channel.findFirst({ where: { hosts: { has: host } }, orderBy: { id: 'asc' } });
  return named ?? db.channel.findFirst({ orderBy: { id: 'asc' } });
}

export async function hasActiveMenu(db: Reader, channelId: string): Promise<boolean> {
  return (await db.menu.findFirst({ where: { channelId, isActive: true }, select: { id: true } })) !== null;
}

/** Whether the shop can't take orders now: see {@link isOnMaintenance}. */
export async function readMaintenance(db: Reader, channel: Channel): Promise<boolean> {
  return isOnMaintenance({ ...channel, hasActiveMenu: await hasActiveMenu(db, channel.id) });
}

/** Set-up is finished once an administrator exists. */
export async function hasAdministrator(db: Reader, channelId: string): Promise<boolean> {
  const administrator = await db.staffMember.findFirst({
    where: { channelId, role: 'ADMIN', isActive: true },
    select: { id: true },
  });
  return administrator !== null;
}

/**
 * The shop as it is now, its currency held until the transaction ends: a change of currency locks the row for itself,
 * so that it either sees this transaction's order or waits for it. Other changes of the shop are not held up.
 */
export async function holdChannel(tx: Transaction, channelId: string): Promise<Channel> {
  await tx.$queryRaw`select 1 from "Channel" where "id" = ${channelId}::uuid for key share`;
  return tx.channel.findUniqueOrThrow({ where: { id: channelId } });
}
