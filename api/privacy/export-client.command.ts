import { type Caller, requirePermission } from '../access/caller';
import { NotFound } from '../kernel/refusals';
import { writeAudit } from '../staff-writes/audit.store';
import { describeClient } from './client-export';
import { readCartsOf, readOrdersOf } from './export-client.store';

export interface ClientExport {
  /** Names no one: it ends up in lists of downloads. */
  readonly fileName: string;
  /** JSON. */
  readonly document: string;
}

/**
 * All that the shop keeps of one person, to hand to them. Who asked for it stands in the audit log.
 *
 * @throws {Forbidden | NotFound}
 */
export async function exportClient(caller: Caller, id: string): Promise<ClientExport> {
  const { actor, channel, db, now } = caller;
  requirePermission(actor, 'exportClients');
  const client = await db.client.findFirst({ where: { id, channelId: channel.id } });
  if (!client) throw new NotFound();
  const kept = { orders: await readOrdersOf(db, client), carts: await readCartsOf(db, client) };
  const description = describeClient(client, kept, channel.name, now());
  await writeAudit(db, { actor, channel }, { action: 'exportClient', subjectId: id });
  return {
    fileName: `client-${id}-${now().toISOString().slice(0, 10)}.json`,
    document: JSON.stringify(description, null, 2),
  };
}
