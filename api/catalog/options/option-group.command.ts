import { z } from 'zod';
import type { Caller } from '../../access/caller';
import { positionAtEnd, reordered, writePositions } from '../../db/ordered-list';
import { updateVersioned } from '../../db/versioned';
import type { CreateOptionGroupInput, ReorderOptionGroupsInput, UpdateOptionGroupInput } from '../../generated/inputs';
import type { OptionGroup, Product } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { changeRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { OPTION_GROUPS_LIMIT, OPTIONS_LIMIT } from '../limits';
import { nutritionColumns } from '../nutrition-input';
import { requirePossibleChoices } from './option-choices';
import { optionFields, optionGroupFields } from './option-input';

/** The number of choices when staff named none: any one, or none. */
const DEFAULT_CHOICES = { minimum: 0, maximum: 1 };

/** A group with its options, behind the product's others. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createOptionGroup(caller: Caller, input: CreateOptionGroupInput): Promise<OptionGroup> {
  const rule = optionGroupFields(caller.channel)
    .partial()
    .required({ name: true })
    .extend({
      productId: z.guid(),
      options: z
        .array(optionFields(caller.channel).partial().required({ name: true }))
        .max(OPTIONS_LIMIT)
        .optional(),
    });
  const { options = [], productId, ...data } = parseInput(rule, input, ['input']);
  requirePossibleChoices({ ...DEFAULT_CHOICES, ...data }, options.length);
  return catalogWrite(caller, 'createOptionGroup', async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, channelId: caller.channel.id },
      select: { optionGroups: { select: { position: true } } },
    });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    const position = positionAtEnd(product.optionGroups, OPTION_GROUPS_LIMIT);
    const create = options.map(({ nutrition, ...option }, place) => ({
      ...option,
      ...nutritionColumns(nutrition),
      position: place,
    }));
    return tx.optionGroup.create({ data: { ...data, productId, position, options: { create } } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateOptionGroup(caller: Caller, input: UpdateOptionGroupInput): Promise<OptionGroup> {
  const { id, version, ...data } = parseInput(changeRule(optionGroupFields(caller.channel)), input, ['input']);
  const where = { id, product: { channelId: caller.channel.id } };
  return catalogWrite(caller, 'updateOptionGroup', async (tx) => {
    const stored = await tx.optionGroup.findFirst({ where, include: { _count: { select: { options: true } } } });
    if (!stored) throw new NotFound();
    const { minimum = stored.minimum, maximum = stored.maximum } = data;
    if (data.minimum !== undefined || data.maximum !== undefined) {
      requirePossibleChoices({ minimum, maximum }, stored._count.options);
    }
    return updateVersioned(
      tx.optionGroup.updateMany({ where: { ...where, version }, data: { ...data, version: { increment: 1 } } }),
      () => tx.optionGroup.findFirst({ where }),
    );
  });
}

/** @throws {NotFound | Forbidden} */
export async function deleteOptionGroup(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  return catalogWrite(caller, 'deleteOptionGroup', async (tx) => {
    const { count } = await tx.optionGroup.deleteMany({ where: { id, product: { channelId: caller.channel.id } } });
    if (count === 0) throw new NotFound();
    return { typename: 'OptionGroup', id };
  });
}

/** Puts a product's groups in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderOptionGroups(
  caller: Caller,
  { productId, ids }: ReorderOptionGroupsInput,
): Promise<Product> {
  return catalogWrite(caller, 'reorderOptionGroups', async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, channelId: caller.channel.id },
      include: { optionGroups: { select: { id: true }, orderBy: IN_PLACE } },
    });
    if (!product) throw new NotFound({}, ['input', 'productId']);
    await writePositions(tx, 'OptionGroup', reordered(product.optionGroups, ids));
    return product;
  });
}
