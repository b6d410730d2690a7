import { option } from '../../../domain/entities/option';
import { parseLocalized } from '../../../domain/localized';
import { guessedKind } from '../../../domain/option-kind';
import type { Transaction } from '../../db/client';
import { NotFound } from '../../kernel/refusals';
import { describedList } from '../../staff-writes/described-entity.command';
import { nutritionColumns } from '../nutrition-input';
import { OptionRequired } from '../refusals';
import { requireOwnName } from './option-names';
import { optionRules } from './option-rules';

const inShop = (channelId: string) => ({ product: { channelId } });

const groupOf = (tx: Transaction, id: string, channelId: string) =>
  tx.optionGroup.findFirst({ where: { id, ...inShop(channelId) } });

/** Where all options of a group could be chosen, one more can be chosen too. */
async function keepAnyNumber(tx: Transaction, id: string): Promise<void> {
  const maximum = await tx.option.count({ where: { optionGroupId: id } });
  if (maximum < 2) return;
  await tx.optionGroup.updateMany({ where: { id, minimum: 0, maximum }, data: { maximum: maximum + 1 } });
}

/** Options of a group. When one goes, the group's maximum follows down to what is left. */
export const options = describedList(option, {
  permission: 'catalog',
  table: (tx) => tx.option,
  scope: (channelId) => ({ optionGroup: inShop(channelId) }),
  parent: groupOf,
  rules: optionRules,
  check: async (tx, _caller, { name, optionGroupId = '' }, stored) => {
    if (!name) return;
    const group = { optionGroupId: stored?.optionGroupId ?? optionGroupId };
    const others = await tx.option.findMany({ where: { ...group, id: { not: stored?.id } }, select: { name: true } });
    requireOwnName(
      name,
      others.map((other) => parseLocalized(other.name)),
      ['input', 'name'],
    );
  },
  complete: async (tx, { channel }, { optionGroupId, name, kind, nutrition }, stored) => {
    if (!stored) await keepAnyNumber(tx, optionGroupId);
    const group = kind ? null : await groupOf(tx, optionGroupId, channel.id);
    return {
      ...nutritionColumns(nutrition),
      nutrition: undefined,
      ...(group && { kind: guessedKind({ ...group, name: parseLocalized(group.name) }, name) }),
    };
  },
  removing: async (tx, { channel }, id) => {
    const group = await tx.optionGroup.findFirst({
      where: { options: { some: { id } }, ...inShop(channel.id) },
      include: { _count: { select: { options: true } } },
    });
    if (!group) throw new NotFound();
    const left = group._count.options - 1;
    if (left < group.minimum) throw new OptionRequired(group.minimum);
    const maximum = Math.min(group.maximum, Math.max(left, 1));
    if (maximum < group.maximum) await tx.optionGroup.update({ where: { id: group.id }, data: { maximum } });
  },
});
