import type { ObjectFieldsShape } from '@pothos/core';
import { wrapErrorIfMatches } from '@pothos/plugin-errors';
import { type CurrencyCode, isCurrencyCode, type Minor } from '../../domain/money';
import { Refusal, type RefusalClass, refusalMeanings } from '../kernel/refusal';
import { Busy, type InvalidField, InvalidInput } from '../kernel/refusals';
import { message } from '../messages/messages';
import { refusalMessage } from '../messages/refusal-message';
import { type BuilderTypes, builder } from './builder';
import type { Context } from './context';
import type { MoneyShape } from './shared.graphql';

/** The currency in which a refusal's amounts are written; null before there is a shop. */
export function currencyOf({ channel }: Pick<Context, 'channel'>): CurrencyCode | null {
  return isCurrencyCode(channel?.currencyCode) ? channel.currencyCode : null;
}

/** An amount out of a refusal, in the shop's currency: a refusal of one has a shop. */
export function inShopCurrency(minor: Minor, context: Pick<Context, 'channel'>): MoneyShape {
  const currencyCode = currencyOf(context);
  if (!currencyCode) throw new Error('an amount of money without a shop');
  return { minor, currencyCode };
}

/** Refusals with types of their own. */
const typed = new Set<unknown>();

export const ErrorInterface = builder.interfaceRef<Refusal>('Error').implement({
  description: 'A refusal that a person can act on.',
  resolveType: ({ constructor: type }) => (typed.has(type) ? type.name : 'Refusal'),
  fields: (t) => ({
    message: t.string({
      description: 'For a person, in the reader’s language.',
      resolve: (error, _args, context) => refusalMessage(error, context.locale, currencyOf(context)),
    }),
    code: t.expose('code', { type: refusalCode(), description: 'For a program.' }),
    path: t.exposeStringList('path', {
      nullable: true,
      description: 'Which input it is about, as in `["contact", "phone"]`; null when it is about the whole.',
    }),
  }),
});

/** Made when the schema is built: by then each room has declared its refusals. */
function refusalCode() {
  return builder.enumType('RefusalCode', {
    description: 'Why something was refused. There can be new ones with each release.',
    values: Object.fromEntries([...refusalMeanings].map(([code, description]) => [code, { description }])),
  });
}

builder.objectType(Refusal, {
  name: 'Refusal',
  description: 'A refusal that has no data of its own.',
  interfaces: [ErrorInterface],
});

/** Declares the type of a refusal with data, which then can stand in a mutation's `errors.types`. */
export function refusalType<Data extends Refusal>(
  refusal: RefusalClass<Data>,
  fields: ObjectFieldsShape<BuilderTypes, Data>,
): void {
  typed.add(refusal);
  // Pothos can't see through the type parameter that every refusal is a Refusal; the bound above says so.
  const options = { name: refusal.name, description: refusal.meaning, interfaces: [ErrorInterface], fields } as never;
  builder.objectType(refusal as never, options);
}

/** A refusal that stands in a list of data: graphql-js takes a bare Error there for a failure of the field. */
export function refusalAsValue<Data extends Refusal>(refusal: Data): Data {
  return wrapErrorIfMatches(refusal, [Refusal]) as Data;
}

export const InvalidFieldType = builder.objectRef<InvalidField>('InvalidField').implement({
  description: 'One field that can’t stay as it is.',
  fields: (t) => ({
    path: t.exposeStringList('path', { description: 'Where it stands in the input.' }),
    code: t.exposeString('code', { description: 'For a program: stable, upper snake case.' }),
    message: t.string({
      description: 'What is wrong with the field, for a person in the reader’s language.',
      resolve: ({ code, messageCode = code, values }, _args, { locale }) => message(locale, messageCode, values),
    }),
  }),
});

refusalType(InvalidInput, (t) => ({
  fields: t.expose('fields', {
    type: [InvalidFieldType],
    size: 50,
    description: 'All of the fields, not just the first.',
  }),
}));
refusalType(Busy, (t) => ({
  seconds: t.exposeInt('seconds', { description: 'After that it is worth another try.' }),
}));
