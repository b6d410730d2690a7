import { z } from 'zod';
import { VARIANTS_LIMIT } from '../../../domain/catalog-limits';
import type { Caller } from '../../access/caller';
import { positionAtEnd, reordered, writePositions } from '../../db/ordered-list';
import type { CreateVariantInput, ReorderVariantsInput, UpdateVariantInput } from '../../generated/inputs';
import type { Product, Variant } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { LastVariant } from '../refusals';
import { requirePhoto } from './photo.store';
import { changeVariant, variantChangeRule } from './variant.store';
import { variantFields, weightColumn } from './variant-input';

/** A new variant goes behind the others. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createVariant(caller: Caller, input: CreateVariantInput): Promise<Variant> {
  const rule = variantFields.partial().required({ price: true }).extend({ productId: z.guid() });
  const data = parseInput(rule, input, ['input']);
  const { productId } = data;
  const weight = weightColumn(data.weight, data.unit);
  return catalogWrite(caller, 'createVariant', async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, channelId: caller.channel.id },
      select: { variants: { select: { position: true } } },
    });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    await requirePhoto(tx, caller.channel.id, data.photoId);
    return tx.variant.create({ data: { ...data, weight, position: positionAtEnd(product.variants, VARIANTS_LIMIT) } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateVariant(caller: Caller, input: UpdateVariantInput): Promise<Variant> {
  const change = parseInput(variantChangeRule, input, ['input']);
  return catalogWrite(caller, 'updateVariant', (tx) =>
    changeVariant(tx, { product: { channelId: caller.channel.id } }, change),
  );
}

/** @throws {LastVariant | NotFound | Forbidden} */
export async function deleteVariant(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  return catalogWrite(caller, 'deleteVariant', async (tx) => {
    const variant = await tx.variant.findFirst({
      where: { id, product: { channelId: caller.channel.id } },
      select: { productId: true },
    });
    if (!variant) throw new NotFound();
    if ((await tx.variant.count({ where: variant })) === 1) throw new LastVariant();
    await tx.variant.delete({ where: { id } });
    return { typename: 'Variant', id };
  });
}

/** Puts a product's variants in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderVariants(caller: Caller, { productId, ids }: ReorderVariantsInput): Promise<Product> {
  return catalogWrite(caller, 'reorderVariants', async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, channelId: caller.channel.id },
      include: { variants: { select: { id: true }, orderBy: IN_PLACE } },
    });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    await writePositions(tx, 'Variant', reordered(product.variants, ids));
    return product;
  });
}
