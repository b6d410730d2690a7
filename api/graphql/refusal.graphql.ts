import type { ObjectFieldsShape } from '@pothos/core';
import { wrapErrorIfMatches } from '@pothos/plugin-errors';
import { type CurrencyCode, isCurrencyCode, type Minor } from '../../domain/money';
import type { DomainError } from '../kernel/domain-error';
import {
  Busy,
  Conflict,
  Forbidden,
  type InvalidField,
  InvalidInput,
  NotFound,
  ShopNotSetUp,
  TooManyEntries,
} from '../kernel/refusals';
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

export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'A refusal that a person can act on.',
  fields: (t) => ({
    message: t.string({
      description: 'For a person, in the reader’s language.',
      resolve: (error, _args, context) => refusalMessage(error, context.locale, currencyOf(context)),
    }),
    code: t.exposeString('code', { description: 'For a program: stable, upper snake case.' }),
    path: t.exposeStringList('path', {
      nullable: true,
      description: 'Which input it is about, as in `["contact", "phone"]`; null when it is about the whole.',
    }),
  }),
});

/**
 * Declares a refusal's GraphQL type, which then can stand in a mutation's `errors.types`.
 *
 * @param name - the type's name in the schema; what it is about, without “Error”.
 */
export function refusalType<Refusal extends DomainError>(
  refusal: new (...args: never[]) => Refusal,
  name: string,
  description: string,
  fields?: ObjectFieldsShape<BuilderTypes, Refusal>,
): void {
  const isTypeOf = (value: unknown) => value instanceof refusal;
  // Pothos can't see through the type parameter that every refusal is a DomainError; the bound above says so.
  const options = { name, description, interfaces: [ErrorInterface], isTypeOf, ...(fields && { fields }) } as never;
  builder.objectType(refusal as never, options);
}

/** A refusal that stands in a list of data: graphql-js takes a bare Error there for a failure of the field. */
export function refusalAsValue<Refusal extends DomainError>(refusal: Refusal): Refusal {
  const type = refusal.constructor as new (...args: never[]) => DomainError;
  return wrapErrorIfMatches(refusal, [type]) as Refusal;
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

refusalType(InvalidInput, 'InvalidInput', 'What was sent breaks a rule of one field or several.', (t) => ({
  fields: t.expose('fields', {
    type: [InvalidFieldType],
    size: 50,
    description: 'All of the fields, not just the first.',
  }),
}));
refusalType(NotFound, 'NotFound', 'The id was never ours, or no longer leads anywhere.');
refusalType(Conflict, 'Conflict', 'Someone else saved first: read again and decide.');
refusalType(Busy, 'Busy', 'More at once than can be done soon. Nothing was begun: ask the same again.', (t) => ({
  seconds: t.exposeInt('seconds', { description: 'After that it is worth another try.' }),
}));
refusalType(TooManyEntries, 'TooManyEntries', 'A list that is bounded is full.');
refusalType(ShopNotSetUp, 'ShopNotSetUp', 'The first-run wizard has not been finished.');
refusalType(Forbidden, 'Forbidden', 'The caller’s role does not allow this.');
