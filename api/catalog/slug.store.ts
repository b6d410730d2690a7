import type { Reader, Transaction } from '../db/client';
import type { SlugKind } from '../generated/prisma/client';
import { InvalidInput } from '../kernel/refusals';
import { slugFrom, uniqueSlug } from './slug';

/** Where a slug is unique: in a menu for a category, else in the shop. */
export interface SlugScope {
  readonly channelId: string;
  readonly kind: SlugKind;
  readonly scopeId: string;
}

/** The slug for a name without any letter or digit. */
const FALLBACKS: Readonly<Record<SlugKind, string>> = { CATEGORY: 'category', PRODUCT: 'dish', PAGE: 'page' };

/** Numbered slugs of a long name share at least this much of it. */
const SHARED_LENGTH = 70;

interface SlugOwner {
  readonly slug: string;
}

interface OwnerFilter {
  readonly slug?: { readonly startsWith: string };
  readonly id?: string | { readonly not: string };
}

/** What carries a slug in the scope. */
function readOwners(db: Reader, { kind, scopeId }: SlugScope, where: OwnerFilter): PromiseLike<SlugOwner[]> {
  const select = { slug: true } as const;
  switch (kind) {
    case 'CATEGORY':
      return db.category.findMany({ where: { ...where, menuId: scopeId }, select });
    case 'PRODUCT':
      return db.product.findMany({ where: { ...where, channelId: scopeId }, select });
    case 'PAGE':
      return db.page.findMany({ where: { ...where, channelId: scopeId }, select });
  }
}

async function takenSlugs(tx: Transaction, scope: SlugScope, base: string, ownerId: string | null) {
  const slug = { startsWith: base.slice(0, SHARED_LENGTH) };
  const owners = await readOwners(tx, scope, ownerId === null ? { slug } : { slug, id: { not: ownerId } });
  return new Set(owners.map((owner) => owner.slug));
}

interface Wanted {
  /** As staff typed it; without it, one is made from the name, numbered when taken. */
  readonly wanted?: string | null | undefined;
  readonly name: string;
  /** What has a slug already, and keeps it where `wanted` is undefined; null for something new. */
  readonly stored?: (SlugOwner & { readonly id: string }) | null;
}

/**
 * The slug for something new or changed. A redirect from that slug is removed; the slug before redirects to it.
 *
 * @throws {InvalidInput} when staff typed one that something else has.
 */
export async function claimSlug(
  tx: Transaction,
  scope: SlugScope,
  { wanted, name, stored = null }: Wanted,
): Promise<string> {
  if (stored && wanted === undefined) return stored.slug;
  const base = wanted || slugFrom(name) || FALLBACKS[scope.kind];
  const taken = await takenSlugs(tx, scope, base, stored?.id ?? null);
  if (wanted && taken.has(wanted)) throw new InvalidInput([{ path: ['input', 'slug'], code: 'SLUG_TAKEN' }]);
  const slug = uniqueSlug(base, taken);
  const { channelId, kind, scopeId } = scope;
  await tx.slugRedirect.deleteMany({ where: { kind, scopeId, slug } });
  if (stored && slug !== stored.slug) {
    const before = { kind, scopeId, slug: stored.slug };
    await tx.slugRedirect.upsert({
      where: { kind_scopeId_slug: before },
      create: { ...before, channelId, targetId: stored.id },
      update: { targetId: stored.id },
    });
  }
  return slug;
}

/** Drops redirects to deleted entries, so that their old address answers "not found". */
export async function dropRedirects(tx: Transaction, channelId: string, targetIds: readonly string[]): Promise<void> {
  await tx.slugRedirect.deleteMany({ where: { channelId, targetId: { in: [...targetIds] } } });
}

/**
 * The present slug for an old one.
 * @returns null when nothing redirects from it. Hidden entries redirect too; their page then answers "not found".
 */
export async function findRedirect(db: Reader, scope: SlugScope, slug: string): Promise<string | null> {
  const { kind, scopeId } = scope;
  const redirect = await db.slugRedirect.findUnique({ where: { kind_scopeId_slug: { kind, scopeId, slug } } });
  if (!redirect) return null;
  const [owner] = await readOwners(db, scope, { id: redirect.targetId });
  return owner?.slug ?? null;
}
