import { category } from '../../../domain/entities/category';
import { textRule } from '../../kernel/input-rules';
import { slugRule } from '../input-rules';

export const categoryRules = {
  slug: slugRule,
  icon: textRule(category.fields.icon).refine((name) => /^[a-z0-9-]+$/.test(name)),
};
