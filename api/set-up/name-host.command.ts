import { parseHost } from '../channel/host';
import { lockHosts, ownerOfHost } from '../channel/hosts.store';
import type { Database } from '../db/client';
import { transaction } from '../db/transaction';
import { InvalidInput, NotFound } from '../kernel/refusals';

/**
 * The host leads to that shop from now on, and to no other. For the operator of the server: it asks for no right.
 *
 * @param shop - a host of it, or its id; null: the host is no shop's any more.
 * @throws {InvalidInput} for what is no host.
 * @throws {NotFound} when there is no such shop.
 */
export async function nameHost(db: Database, typed: string, shop: string | null): Promise<string> {
  const host = parseHost(typed);
  if (host === null) throw new InvalidInput([{ path: ['host'], code: 'INVALID_HOST' }]);
  await transaction(db, async (tx) => {
    await lockHosts(tx);
    const shops = await tx.channel.findMany({ select: { id: true, hosts: true } });
    const known = parseHost(shop ?? '');
    const next = shops.find(({ id, hosts }) => id === shop || (known !== null && hosts.includes(known)));
    const owner = await ownerOfHost(tx, host);
    if (shop === null ? !owner : !next) throw new NotFound();
    const write = async (channelId: string, hosts: readonly string[]) => {
      await tx.channel.update({ where: { id: channelId }, data: { hosts: [...hosts], version: { increment: 1 } } });
      await tx.auditEntry.create({ data: { channelId, action: 'nameHost', subjectId: channelId, details: { host } } });
    };
    for (const { id, hosts } of shops) {
      if (id === next?.id && !hosts.includes(host)) await write(id, [...hosts, host]);
      if (id !== next?.id && hosts.includes(host))
        await write(
          id,
          hosts.filter((other) => other !== host),
        );
    }
  });
  return host;
}
