import { page } from '../../domain/entities/page';
import { toLocale } from '../../domain/locale';
import { parseLocalized } from '../../domain/localized';
import type { Caller } from '../access/caller';
import { isValidPageSlug, slugFrom } from '../catalog/slug';
import { claimSlug, dropRedirects, type SlugScope } from '../catalog/slug.store';
import type { Transaction } from '../db/client';
import type { Page } from '../generated/prisma/client';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';
import { pageInput, withCleanBody } from './page-input';

const pages = orderedStaffEntity({
  typename: 'Page',
  permission: 'content',
  table: (tx) => tx.page,
  limit: page.limit,
});

function scopeOf({ channel }: Caller): SlugScope {
  return { channelId: channel.id, kind: 'PAGE', scopeId: channel.id };
}

/** A page called “Catalog” gets the slug `page-catalog`, because `/catalog` is the application's. */
function claimPageSlug(
  tx: Transaction,
  caller: Caller,
  { wanted, title, stored }: { wanted: string | null | undefined; title: unknown; stored?: Page },
): Promise<string> {
  const name = parseLocalized(title)[toLocale(caller.channel.defaultLocale)] ?? '';
  const isFree = isValidPageSlug(slugFrom(name));
  return claimSlug(tx, scopeOf(caller), { wanted, name: isFree ? name : `page ${name}`, stored });
}

/** A new page goes behind the others, as a draft unless it says otherwise. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createPage(caller: Caller, input: object): Promise<Page> {
  const { slug: wanted, ...data } = await withCleanBody(pageInput.readNew(caller.channel, input));
  return pages.create(caller, async (tx) => {
    const position = await pages.end(tx, caller);
    const slug = await claimPageSlug(tx, caller, { wanted, title: data.title });
    return tx.page.create({ data: { ...data, channelId: caller.channel.id, position, slug } });
  });
}

/** Changes what the input names; an old slug then leads to the new one. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updatePage(caller: Caller, input: object): Promise<Page> {
  const { id, version, change: read } = pageInput.readChange(caller.channel, input);
  const { slug: wanted, ...change } = await withCleanBody(read);
  return pages.update(caller, { id, version, change }, async (tx, stored) => ({
    slug: await claimPageSlug(tx, caller, { wanted, title: change.title ?? stored.title, stored }),
  }));
}

/** @throws {NotFound | Forbidden} */
export async function deletePage(caller: Caller, id: string) {
  return pages.remove(caller, id, (tx) => dropRedirects(tx, caller.channel.id, [id]));
}

/** @throws {NotFound | Forbidden} */
export async function reorderPages(caller: Caller, { ids }: { readonly ids: readonly string[] }) {
  return pages.reorder(caller, ids);
}
