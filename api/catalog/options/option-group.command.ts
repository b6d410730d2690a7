import { z } from 'zod';
import { option } from '../../../domain/entities/option';
import { optionGroup } from '../../../domain/entities/option-group';
import { guessedKind } from '../../../domain/option-kind';
import { newRule, type Shop } from '../../kernel/field-rules';
import { describedList } from '../../staff-writes/described-entity.command';
import { skuRule } from '../input-rules';
import { nutritionColumns } from '../nutrition-input';
import { requirePossibleChoices } from './option-choices';
import { optionRules } from './option-rules';

/** The number of choices when staff named none: any one, or none. */
const DEFAULT_CHOICES = { minimum: 0, maximum: 1 };

const { optionGroupId: _made, ...optionFields } = option.fields;
const newOptions = (shop: Shop) => z.array(newRule(optionFields, shop, optionRules)).max(option.limit);

/** A product's groups, each made with its options. */
export const optionGroups = describedList(optionGroup, {
  permission: 'catalog',
  table: (tx) => tx.optionGroup,
  scope: (channelId) => ({ product: { channelId } }),
  parent: (tx, id, channelId) => tx.product.findFirst({ where: { id, channelId } }),
  rules: { sku: skuRule, options: newOptions },
  check: async (tx, _caller, next, stored) => {
    if (stored && next.minimum === undefined && next.maximum === undefined) return;
    const count = stored ? await tx.option.count({ where: { optionGroupId: stored.id } }) : (next.options ?? []).length;
    requirePossibleChoices({ ...DEFAULT_CHOICES, ...stored, ...next }, count);
  },
  complete: async (_tx, _caller, { name, minimum = DEFAULT_CHOICES.minimum, options }) => ({
    options: options && {
      create: options.map(({ nutrition, ...row }, position) => ({
        kind: guessedKind({ name, minimum }, row.name),
        ...row,
        ...nutritionColumns(nutrition),
        position,
      })),
    },
  }),
});
