import type { z } from 'zod';
import type { Transaction } from '../../db/client';
import { updateVersioned } from '../../db/versioned';
import type { Prisma, Variant } from '../../generated/prisma/client';
import { changeRule } from '../../kernel/input-rules';
import { NotFound } from '../../kernel/refusals';
import { noteChanges } from '../../staff-writes/changes.store';
import { requirePhoto } from './photo.store';
import { variantFields, weightColumn } from './variant-input';

/** What a change of a variant may name, and the version that it was made on. */
export const variantChangeRule = changeRule(variantFields);

/**
 * Changes what is named.
 *
 * @param owner - whose variant it has to be: a product's, or any of a shop's.
 * @param at - where the change stands in the call.
 * @throws {InvalidInput | NotFound | Conflict}
 */
export async function changeVariant(
  tx: Transaction,
  owner: Pick<Prisma.VariantWhereInput, 'productId' | 'product'>,
  { id, version, ...data }: z.output<typeof variantChangeRule>,
  at: readonly string[] = ['input'],
): Promise<Variant> {
  const where = { id, ...owner };
  const stored = await tx.variant.findFirst({ where, include: { product: { select: { channelId: true } } } });
  if (!stored) throw new NotFound({}, [...at, 'id']);
  await requirePhoto(tx, stored.product.channelId, data.photoId, at);
  const weight = weightColumn(data.weight, data.unit ?? stored.unit, at);
  const variant = await updateVersioned(
    tx.variant.updateMany({ where: { ...where, version }, data: { ...data, weight, version: { increment: 1 } } }),
    () => tx.variant.findFirst({ where }),
  );
  noteChanges(tx, 'Variant', stored, variant);
  return variant;
}
