import { z } from 'zod';
import { LINK_ICONS } from '../../domain/link-icons';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateLinkInput, UpdateLinkInput } from '../generated/inputs';
import { type Channel, type Link, LinkPlacement } from '../generated/prisma/client';
import { hrefRule, localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';

/** Links of one placement: more would not fit into any menu. */
export const LINKS_LIMIT = 50;
const NAME_LENGTH = 80;

function linkFields({ channel }: Caller) {
  return z.strictObject({
    placement: z.enum(LinkPlacement),
    name: localizedRule({ maximum: NAME_LENGTH, requiredIn: toLocale(channel.defaultLocale) }),
    url: hrefRule,
    icon: z.enum(LINK_ICONS).nullable(),
    opensInNewTab: z.boolean(),
  });
}

async function endOf(tx: Transaction, channelId: string, placement: LinkPlacement): Promise<number> {
  const links = await tx.link.findMany({ where: { channelId, placement }, select: { position: true } });
  return positionAtEnd(links, LINKS_LIMIT);
}

/** A new link goes behind the others of its placement. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createLink(caller: Caller, input: CreateLinkInput): Promise<Link> {
  const rule = linkFields(caller).partial({ icon: true, opensInNewTab: true });
  const data = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'content', action: 'createLink' }, async (tx) => {
    await lockLists(tx, channelId);
    return tx.link.create({ data: { ...data, channelId, position: await endOf(tx, channelId, data.placement) } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | TooManyEntries | Forbidden} */
export async function updateLink(caller: Caller, input: UpdateLinkInput): Promise<Link> {
  const rule = linkFields(caller).partial().extend({ id: z.guid(), version: z.int() });
  const { id, version, ...data } = parseInput(rule, input, ['input']);
  const { placement } = data;
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'content', action: 'updateLink' }, async (tx) => {
    await lockLists(tx, channelId);
    const stored = await tx.link.findFirst({ where: { id, channelId }, select: { placement: true } });
    const moves = stored && placement && stored.placement !== placement;
    const position = moves ? await endOf(tx, channelId, placement) : undefined;
    return updateVersioned(
      tx.link.updateMany({
        where: { id, channelId, version },
        data: { ...data, position, version: { increment: 1 } },
      }),
      () => tx.link.findFirst({ where: { id, channelId } }),
    );
  });
}

/** @throws {NotFound | Forbidden} */
export async function deleteLink(caller: Caller, id: string) {
  const write = { permission: 'content', action: 'deleteLink', typename: 'Link', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.link.deleteMany({ where }));
}

/** Puts the links of one placement in order. @throws {NotFound | Forbidden} */
export async function reorderLinks(caller: Caller, placement: LinkPlacement, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id, placement };
  return reorderRows(caller, { permission: 'content', action: 'reorderLinks' }, ids, {
    read: (tx) => tx.link.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    write: (tx, id, position) => tx.link.update({ where: { id }, data: { position } }),
  });
}
