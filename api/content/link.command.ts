import { z } from 'zod';
import { LINK_ICONS } from '../../domain/link-icons';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import type { CreateLinkInput, ReorderLinksInput, UpdateLinkInput } from '../generated/inputs';
import { type Link, LinkPlacement } from '../generated/prisma/client';
import { changeRule, hrefRule, localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { orderedStaffEntity } from '../staff-writes/staff-entity.command';

/** Links of one placement: more would not fit into any menu. */
export const LINKS_LIMIT = 50;
const NAME_LENGTH = 80;

const links = orderedStaffEntity({
  typename: 'Link',
  permission: 'content',
  table: (tx) => tx.link,
  limit: LINKS_LIMIT,
});

function linkFields({ channel }: Caller) {
  return z.strictObject({
    placement: z.enum(LinkPlacement),
    name: localizedRule({ maximum: NAME_LENGTH, requiredIn: toLocale(channel.defaultLocale) }),
    url: hrefRule,
    icon: z.enum(LINK_ICONS).nullable(),
    opensInNewTab: z.boolean(),
  });
}

/** A new link goes behind the others of its placement. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createLink(caller: Caller, input: CreateLinkInput): Promise<Link> {
  const data = parseInput(linkFields(caller).partial({ icon: true, opensInNewTab: true }), input, ['input']);
  return links.create(caller, async (tx) => {
    const end = await links.end(tx, caller, { placement: data.placement });
    return tx.link.create({ data: { ...data, ...end } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | TooManyEntries | Forbidden} */
export async function updateLink(caller: Caller, input: UpdateLinkInput): Promise<Link> {
  const { id, version, ...change } = parseInput(changeRule(linkFields(caller)), input, ['input']);
  const { placement } = change;
  return links.update(caller, { id, version, change }, async (tx, stored) =>
    placement && stored.placement !== placement ? links.end(tx, caller, { placement }) : undefined,
  );
}

/** @throws {NotFound | Forbidden} */
export async function deleteLink(caller: Caller, id: string) {
  return links.remove(caller, id);
}

/** Puts the links of one placement in order. @throws {NotFound | Forbidden} */
export async function reorderLinks(caller: Caller, { placement, ids }: ReorderLinksInput) {
  return links.reorder(caller, ids, { placement });
}
