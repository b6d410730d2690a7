import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Reader, Transaction } from '../db/client';
import { columnsOf, sql } from '../db/sql';
import { type Channel, Prisma } from '../generated/prisma/client';
import { SharedReads } from '../kernel/shared-read';
import { parseHost } from './host';
import { LastKnown } from './last-known.store';
import { isOnMaintenance } from './maintenance';

export const CHANNEL_COLUMNS = columnsOf(Prisma.ChannelScalarFieldEnum);

/** The id of the shop of a host, looked up in an index. {@link channelByHost} says which shop that is. */
export const shopIdBy = ({ host, otherwise }: ShopAddress): Prisma.Sql => Prisma.sql`coalesce(
  (select "id" from "Channel" where "hosts" @> array[${host}]::text[] limit 1),
  (select "id" from "Channel" where "hosts" @> array[${otherwise}]::text[] limit 1),
  (select "id" from "Channel" order by "id" limit 1))`;

/**
 * The shop that a host name leads to; on a host that none names, the one of the other host, else the oldest shop.
 *
 * @param host - without the port, lower case.
 */
export async function channelByHost(db: Reader, host: string, otherwise = host): Promise<Channel | null> {
  const [channel] = await sql(db).query<Channel[]>`
    select ${CHANNEL_COLUMNS} from "Channel" where "id" = ${shopIdBy({ host, otherwise })}`;
  return channel ?? null;
}

/** The shop that an operator means by a host; without one the oldest. @throws {Error} when no shop has the host. */
export async function channelOfOperator(db: Reader, typed: string): Promise<Channel | null> {
  if (typed === '') return channelByHost(db, '');
  const channel = await db.channel.findFirst({ where: { hosts: { has: parseHost(typed) ?? typed } } });
  if (!channel) throw new Error(`No shop has the host ${typed}.`);
  return channel;
}

/** By which names a shop is looked for: lower case, without a port. */
export interface ShopAddress {
  readonly host: string;
  /** When no shop has the first. */
  readonly otherwise: string;
}

const looks = new SharedReads<Channel | null>(nextTurn);
const lastKnown = new LastKnown<Channel>();

/**
 * The same for a request: those that come at the same time share one look, which begins after each of them has come. While
 * the database is away it is the shop as it was found last, whose menu in memory can still be read.
 */
export function channelOfRequest(db: Database, { host, otherwise }: ShopAddress): Promise<Channel | null> {
  const address = `${host} ${otherwise}`;
  return looks.get(db, address, () => lastKnown.get(db, address, () => channelByHost(db, host, otherwise)));
}

export async function hasActiveMenu(db: Reader, channelId: string): Promise<boolean> {
  return (await db.menu.findFirst({ where: { channelId, isActive: true }, select: { id: true } })) !== null;
}

/** Whether the shop can't take orders now: see {@link isOnMaintenance}. */
export async function readMaintenance(db: Reader, channel: Channel): Promise<boolean> {
  return isOnMaintenance({ ...channel, hasActiveMenu: await hasActiveMenu(db, channel.id) });
}

/** Whether anything was ever ordered: amounts of orders are in the shop's currency. */
export async function hasOrders(db: Reader, channelId: string): Promise<boolean> {
  const order = await db.checkout.findFirst({ where: { channelId, status: { not: 'OPEN' } }, select: { id: true } });
  return order !== null;
}

const administratorLooks = new SharedReads<boolean>();

/** Set-up is finished once an administrator exists. Those who ask at the same time share one look. */
export function hasAdministrator(db: Reader, channelId: string): Promise<boolean> {
  const where = { channelId, role: 'ADMIN', isActive: true } as const;
  return administratorLooks.get(db, channelId, async () => {
    return (await db.staffMember.findFirst({ where, select: { id: true } })) !== null;
  });
}

/** Holds the shop's row until the transaction ends. Orders refer to it: those that are placed meanwhile wait. */
export async function holdChannel(tx: Transaction, channelId: string): Promise<void> {
  await sql(tx).query`select 1 from "Channel" where "id" = ${channelId}::uuid for update`;
}
