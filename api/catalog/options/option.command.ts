import { z } from 'zod';
import type { Caller } from '../../access/caller';
import { positionAtEnd, reordered, writePositions } from '../../db/ordered-list';
import { updateVersioned } from '../../db/versioned';
import type { CreateOptionInput, ReorderOptionsInput, UpdateOptionInput } from '../../generated/inputs';
import type { Option, OptionGroup } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { changeRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { catalogWrite } from '../catalog-write.command';
import { OPTIONS_LIMIT } from '../limits';
import { nutritionColumns } from '../nutrition-input';
import { OptionRequired } from '../refusals';
import { optionFields } from './option-input';

/** A new option goes behind the others of its group. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
export async function createOption(caller: Caller, input: CreateOptionInput): Promise<Option> {
  const rule = optionFields(caller.channel).partial().required({ name: true }).extend({ optionGroupId: z.guid() });
  const { nutrition, ...data } = parseInput(rule, input, ['input']);
  return catalogWrite(caller, 'createOption', async (tx) => {
    const group = await tx.optionGroup.findFirst({
      where: { id: data.optionGroupId, product: { channelId: caller.channel.id } },
      select: { options: { select: { position: true } } },
    });
    if (!group) throw new NotFound({}, ['input', 'optionGroupId']);
    const position = positionAtEnd(group.options, OPTIONS_LIMIT);
    return tx.option.create({ data: { ...data, ...nutritionColumns(nutrition), position } });
  });
}

/** Changes what the input names. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateOption(caller: Caller, input: UpdateOptionInput): Promise<Option> {
  const rule = changeRule(optionFields(caller.channel));
  const { id, version, nutrition, ...data } = parseInput(rule, input, ['input']);
  const changes = { ...data, ...nutritionColumns(nutrition), version: { increment: 1 } };
  const where = { id, optionGroup: { product: { channelId: caller.channel.id } } };
  return catalogWrite(caller, 'updateOption', (tx) =>
    updateVersioned(tx.option.updateMany({ where: { ...where, version }, data: changes }), () =>
      tx.option.findFirst({ where }),
    ),
  );
}

/** The group's maximum follows down to what is left. @throws {OptionRequired | NotFound | Forbidden} */
export async function deleteOption(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  return catalogWrite(caller, 'deleteOption', async (tx) => {
    const group = await tx.optionGroup.findFirst({
      where: { options: { some: { id } }, product: { channelId: caller.channel.id } },
      include: { _count: { select: { options: true } } },
    });
    if (!group) throw new NotFound();
    const left = group._count.options - 1;
    if (left < group.minimum) throw new OptionRequired(group.minimum);
    await tx.option.delete({ where: { id } });
    const maximum = Math.min(group.maximum, Math.max(left, 1));
    if (maximum < group.maximum) await tx.optionGroup.update({ where: { id: group.id }, data: { maximum } });
    return { typename: 'Option', id };
  });
}

/** Puts a group's options in order; those left out stay behind. @throws {NotFound | Forbidden} */
export async function reorderOptions(
  caller: Caller,
  { optionGroupId, ids }: ReorderOptionsInput,
): Promise<OptionGroup> {
  return catalogWrite(caller, 'reorderOptions', async (tx) => {
    const group = await tx.optionGroup.findFirst({
      where: { id: optionGroupId, product: { channelId: caller.channel.id } },
      include: { options: { select: { id: true }, orderBy: IN_PLACE } },
    });
    if (!group) throw new NotFound({}, ['input', 'optionGroupId']);
    await writePositions(tx, 'Option', reordered(group.options, ids));
    return group;
  });
}
