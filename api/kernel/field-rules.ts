import { z } from 'zod';
import type { Change, Field, Fields, New, Whole } from '../../domain/entities/entity';
import { toLocale } from '../../domain/locale';
import { amountRule, changeRule, hrefRule, localizedRule, textRule } from './input-rules';
import { parseInput } from './parse-input';
import { optionalPhoneRule } from './phone-rule';
import { parseDate, toDateColumn } from './zoned-time';

/** By what texts and phone numbers are read. */
export interface Shop {
  readonly defaultLocale: string;
  readonly countryCode: string;
}

/** Rules that say more than the description, by field. */
export type OwnRules<All extends Fields> = { readonly [Name in keyof All]?: z.ZodType | ((shop: Shop) => z.ZodType) };
/** What these rules make of their fields. */
export type OutputOf<Rules> = {
  [Name in keyof Rules]: z.output<
    Extract<Rules[Name] extends (shop: Shop) => infer Rule ? Rule : Rules[Name], z.ZodType>
  >;
};

const dateRule = z
  .string()
  .transform((value) => parseDate(value))
  .refine((date) => date !== null, { params: { code: 'INVALID_DATE' } })
  .transform(toDateColumn);

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
    case 'date':
      return dateRule;
    case 'id':
      return z.guid();
    case 'own':
      throw new Error('a value with parts has a rule of its own');
  }
}

/** Without those that a row keeps. */
function changing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { isFixed }]) => !isFixed));
}

function rulesOf(fields: Fields, shop: Shop, own: OwnRules<Fields>) {
  const rules = Object.entries(fields).map(([name, field]) => {
    const ownRule = own[name];
    const rule = typeof ownRule === 'function' ? ownRule(shop) : (ownRule ?? plainRule(field, shop));
    return [name, field.isNullable ? rule.nullable() : rule];
  });
  return z.strictObject(Object.fromEntries(rules));
}

/** The rule of a new row. */
export function newRule<All extends Fields, Rules extends OwnRules<All> = Record<never, never>>(
  fields: All,
  shop: Shop,
  own?: Rules,
) {
  const optional = Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired ? [] : [[name, true]]));
  const rule: z.ZodType = rulesOf(fields, shop, own ?? {}).partial(Object.fromEntries(optional));
  // The rules are those of the fields, one by one.
  return rule as z.ZodType<New<All, OutputOf<Rules>>>;
}

/** The rule of a row of which every field is there, without what is fixed. */
export function wholeRule<All extends Fields, Rules extends OwnRules<All> = Record<never, never>>(
  fields: All,
  shop: Shop,
  own?: Rules,
) {
  // As above.
  return rulesOf(changing(fields), shop, own ?? {}) as unknown as z.ZodType<Whole<All, OutputOf<Rules>>>;
}

/** Reads what staff send of described fields. Each refuses with {@link InvalidInput}, which names every field that breaks its rule. */
export function inputReader<All extends Fields, Rules extends OwnRules<All> = Record<never, never>>(
  fields: All,
  own?: Rules,
) {
  return {
    /** A new row. */
    readNew: (shop: Shop, input: unknown): New<All, OutputOf<Rules>> =>
      parseInput<z.ZodType<New<All, OutputOf<Rules>>>, unknown>(newRule(fields, shop, own), input, ['input']),
    /** The row, the version that was read, and what changes. */
    readChange(shop: Shop, input: unknown): { id: string; version: number; change: Change<All, OutputOf<Rules>> } {
      const { id, version, ...change } = parseInput(changeRule(rulesOf(changing(fields), shop, own ?? {})), input, [
        'input',
      ]);
      return { id, version, change } as { id: string; version: number; change: Change<All, OutputOf<Rules>> };
    },
  };
}
