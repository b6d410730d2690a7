import { z } from 'zod';
import { option } from '../../../domain/entities/option';
import { optionGroup } from '../../../domain/entities/option-group';
import { type Localized, parseLocalized } from '../../../domain/localized';
import { guessedKind } from '../../../domain/option-kind';
import type { Transaction } from '../../db/client';
import { newRule, type Shop } from '../../kernel/field-rules';
import { describedList } from '../../staff-writes/described-entity.command';
import { skuRule } from '../input-rules';
import { nutritionColumns } from '../nutrition-input';
import { requirePossibleChoices } from './option-choices';
import { requireOwnName } from './option-names';
import { optionRules } from './option-rules';

/** The number of choices when staff named none: any one, or none. */
const DEFAULT_CHOICES = { minimum: 0, maximum: 1 };

const { optionGroupId: _made, ...optionFields } = option.fields;
const newOptions = (shop: Shop) => z.array(newRule(optionFields, shop, optionRules)).max(option.limit);

type Named = {
  readonly name?: Localized;
  readonly productId?: string;
  readonly options?: readonly { name: Localized }[];
};

/** @throws {InvalidInput} when another group of the product, or two options, are called the same. */
async function requireOwnNames(
  tx: Transaction,
  { name, productId = '', options = [] }: Named,
  stored: { readonly id: string; readonly productId: string } | null,
): Promise<void> {
  const product = { productId: stored?.productId ?? productId };
  const where = { ...product, id: { not: stored?.id } };
  const others = name ? await tx.optionGroup.findMany({ where, select: { name: true } }) : [];
  const names = others.map((other) => parseLocalized(other.name));
  if (name) requireOwnName(name, names, ['input', 'name']);
  for (const [index, option] of options.entries()) {
    const before = options.slice(0, index).map((other) => other.name);
    requireOwnName(option.name, before, ['input', 'options', String(index), 'name']);
  }
}

/** A product's groups, each made with its options. */
export const optionGroups = describedList(optionGroup, {
  permission: 'catalog',
  table: (tx) => tx.optionGroup,
  scope: (channelId) => ({ product: { channelId } }),
  parent: (tx, id, channelId) => tx.product.findFirst({ where: { id, channelId } }),
  rules: { sku: skuRule, options: newOptions },
  check: async (tx, _caller, next, stored) => {
    await requireOwnNames(tx, next, stored);
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
