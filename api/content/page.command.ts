import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import { parseLocalized } from '../../domain/localized';
import type { Caller } from '../access/caller';
import { isValidPageSlug, slugFrom } from '../catalog/slug';
import { claimSlug, dropRedirects, keepOldSlug, type SlugScope } from '../catalog/slug.store';
import type { Transaction } from '../db/client';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreatePageInput, UpdatePageInput } from '../generated/inputs';
import type { Channel, Page } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { pageFields } from './page-input';

export const PAGES_LIMIT = 100;

function scopeOf({ channel }: Caller): SlugScope {
  return { channelId: channel.id, kind: 'PAGE', scopeId: channel.id };
}

/** A page called “Catalog” gets the slug `page-catalog`, because `/catalog` is the application's. */
function claimPageSlug(
  tx: Transaction,
  caller: Caller,
  { wanted, title, ownerId }: { wanted?: string | null; title: unknown; ownerId?: string },
): Promise<string> {
  const name = parseLocalized(title)[toLocale(caller.channel.defaultLocale)] ?? '';
  const isFree = isValidPageSlug(slugFrom(name));
  return claimSlug(tx, scopeOf(caller), { wanted, name: isFree ? name : `page ${name}`, ownerId });
}

/** A new page goes behind the others, as a draft unless it says otherwise. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createPage(caller: Caller, input: CreatePageInput): Promise<Page> {
  const rule = pageFields(caller.channel).partial().required({ title: true });
  const { slug: wanted, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'content', action: 'createPage' }, async (tx) => {
    await lockLists(tx, channelId);
    const others = await tx.page.findMany({ where: { channelId }, select: { position: true } });
    const position = positionAtEnd(others, PAGES_LIMIT);
    const slug = await claimPageSlug(tx, caller, { wanted, title: data.title });
    return tx.page.create({ data: { ...data, channelId, slug, position } });
  });
}

/** Changes what the input names; an old slug then leads to the new one. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updatePage(caller: Caller, input: UpdatePageInput): Promise<Page> {
  const rule = pageFields(caller.channel).partial().extend({ id: z.guid(), version: z.int() });
  const { id, version, slug: wanted, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'content', action: 'updatePage' }, async (tx) => {
    await lockLists(tx, channelId);
    const stored = await tx.page.findFirst({ where: { id, channelId, version } });
    const slug =
      stored && wanted !== undefined
        ? await claimPageSlug(tx, caller, { wanted, title: data.title ?? stored.title, ownerId: id })
        : undefined;
    const page = await updateVersioned(
      tx.page.updateMany({
        where: { id, channelId, version },
        data: { ...data, slug, version: { increment: 1 } },
      }),
      () => tx.page.findFirst({ where: { id, channelId } }),
    );
    if (stored && stored.slug !== page.slug) await keepOldSlug(tx, scopeOf(caller), stored.slug, id);
    return page;
  });
}

/** @throws {NotFound | Forbidden} */
export async function deletePage(caller: Caller, id: string) {
  const write = { permission: 'content', action: 'deletePage', typename: 'Page', id } as const;
  return deleteRow(caller, write, async (tx, where) => {
    await dropRedirects(tx, caller.channel.id, [id]);
    return tx.page.deleteMany({ where });
  });
}

/** @throws {NotFound | Forbidden} */
export async function reorderPages(caller: Caller, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id };
  return reorderRows(caller, { permission: 'content', action: 'reorderPages' }, ids, {
    read: (tx) => tx.page.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }], select: { id: true } }),
    write: (tx, id, position) => tx.page.update({ where: { id }, data: { position } }),
  });
}
