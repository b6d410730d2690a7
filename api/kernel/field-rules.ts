import { z } from 'zod';
import type { Change, Field, Fields, New } from '../../domain/entities/entity';
import { toLocale } from '../../domain/locale';
import { amountRule, changeRule, hrefRule, localizedRule, textRule } from './input-rules';
import { parseInput } from './parse-input';
import { optionalPhoneRule } from './phone-rule';

/** By what texts and phone numbers are read. */
export interface Shop {
  readonly defaultLocale: string;
  readonly countryCode: string;
}

/** Rules that say more than the description, by field. */
export type OwnRules<All extends Fields> = { readonly [Name in keyof All]?: z.ZodType };
/** What these rules make of their fields. */
export type OutputOf<Rules> = { [Name in keyof Rules]: z.output<Extract<Rules[Name], z.ZodType>> };

function plainRule(field: Field, { defaultLocale, countryCode }: Shop): z.ZodType {
  switch (field.kind) {
    case 'localized':
      return localizedRule({ ...field, requiredIn: field.isRequired && toLocale(defaultLocale) });
    case 'text':
      return textRule(field);
    case 'integer':
      return z.int().min(field.minimum).max(field.maximum);
    case 'number':
      return z.number().min(field.minimum).max(field.maximum);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.values);
    case 'address':
      return hrefRule(field);
    case 'phone':
      return optionalPhoneRule(countryCode);
    case 'price':
      return amountRule;
    case 'instant':
      return z.date();
    case 'id':
      return z.guid();
    case 'own':
      throw new Error('a value with parts has a rule of its own');
  }
}

function rulesOf(fields: Fields, shop: Shop, own: OwnRules<Fields>) {
  const rules = Object.entries(fields).map(([name, field]) => {
    const rule = own[name] ?? plainRule(field, shop);
    return [name, field.isNullable ? rule.nullable() : rule];
  });
  return z.strictObject(Object.fromEntries(rules));
}

/** Reads what staff send of described fields. Each refuses with {@link InvalidInput}, which names every field that breaks its rule. */
export function inputReader<All extends Fields, Rules extends OwnRules<All> = Record<never, never>>(
  fields: All,
  own?: Rules,
) {
  const entries = Object.entries(fields);
  const optional = entries.flatMap(([name, { isRequired }]) => (isRequired ? [] : [[name, true]]));
  const changing = Object.fromEntries(entries.filter(([, { isFixed }]) => !isFixed));
  return {
    /** A new row. */
    readNew(shop: Shop, input: unknown): New<All, OutputOf<Rules>> {
      const rule: z.ZodType = rulesOf(fields, shop, own ?? {}).partial(Object.fromEntries(optional));
      // The rules are those of the fields, one by one.
      return parseInput(rule, input, ['input']) as New<All, OutputOf<Rules>>;
    },
    /** The row, the version that was read, and what changes. */
    readChange(shop: Shop, input: unknown): { id: string; version: number; change: Change<All, OutputOf<Rules>> } {
      const { id, version, ...change } = parseInput(changeRule(rulesOf(changing, shop, own ?? {})), input, ['input']);
      return { id, version, change } as { id: string; version: number; change: Change<All, OutputOf<Rules>> };
    },
  };
}
