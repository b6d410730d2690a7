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

/**
 * The slug for something new or renamed. Whatever redirected from it does so no longer.
 *
 * @param wanted - what staff typed; without it, one is made from the name, numbered when taken.
 * @param ownerId - what may keep its own slug; left out for something new.
 * @throws {InvalidInput} when staff typed one that something else has.
 */
export async function claimSlug(
  tx: Transaction,
  scope: SlugScope,
  { wanted, name, ownerId = null }: { wanted?: string | null; name: string; ownerId?: string | null },
): Promise<string> {
  const base = wanted || slugFrom(name) || FALLBACKS[scope.kind];
  const taken = await takenSlugs(tx, scope, base, ownerId);
  if (wanted && taken.has(wanted)) throw new InvalidInput([{ path: ['input', 'slug'], code: 'SLUG_TAKEN' }]);
  const slug = uniqueSlug(base, taken);
  await tx.slugRedirect.deleteMany({ where: { kind: scope.kind, scopeId: scope.scopeId, slug } });
  return slug;
}

/** Lets an old slug lead to what carried it. */
export async function keepOldSlug(tx: Transaction, scope: SlugScope, slug: string, targetId: string): Promise<void> {
  const { channelId, kind, scopeId } = scope;
  await tx.slugRedirect.upsert({
    where: { kind_scopeId_slug: { kind, scopeId, slug } },
    create: { channelId, kind, scopeId, slug, targetId },
    update: { targetId },
  });
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
