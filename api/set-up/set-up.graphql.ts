import { LOCALES } from '../../domain/locale';
import { localizedEntries } from '../../domain/localized';
import { CountryCodeEnum } from '../channel/enums.graphql';
import { FOR_STAFF } from '../graphql/audience-schema';
import { builder } from '../graphql/builder';
import { CurrencyCodeEnum, LocaleEnum, LocalizedValue, LocalizedValueInput } from '../graphql/shared.graphql';
import { DomainError } from '../kernel/domain-error';
import { InvalidInput, TooManyAttempts } from '../kernel/refusals';
import { Session } from '../staff/sign-in/session.graphql';
import type { KeyData } from './key-data';
import { checkSetUpCode, configureShop, createAdministrator, type SetUpState } from './set-up.command';
import { readSetUpProgress } from './set-up.store';

const SetUpStepEnum = builder.enumType('SetUpStep', {
  description: 'What the first-run wizard has still to ask.',
  values: {
    NEEDS_KEY_DATA: { description: 'Everything: there is no shop.' },
    NEEDS_ADMINISTRATOR: { description: 'The administrator’s account.' },
    DONE: { description: 'Nothing.' },
  } as const,
});

const KeyDataType = builder.objectRef<KeyData>('KeyData').implement({
  description: 'What a shop can’t be without, as the wizard asks it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In the shop’s language.' }),
    nameTranslations: t.field({
      type: [LocalizedValue],
      size: LOCALES.length,
      description: 'In each language.',
      resolve: ({ name, otherNames, locale }) => localizedEntries({ ...otherNames, [locale]: name }),
    }),
    locale: t.expose('locale', {
      type: LocaleEnum,
      description: 'The language that was chosen for others to fall back to.',
    }),
    currencyCode: t.expose('currencyCode', {
      type: CurrencyCodeEnum,
      description: 'The currency that was chosen for prices.',
    }),
    countryCode: t.expose('countryCode', { type: CountryCodeEnum, description: 'The country that was chosen.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone that was chosen.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The shop’s own number, E.164.' }),
  }),
});

const SetUpStateType = builder.objectRef<SetUpState>('SetUpState').implement({
  description: 'Where the first-run wizard stands.',
  fields: (t) => ({
    step: t.expose('step', { type: SetUpStepEnum, description: 'What it asks next.' }),
    keyData: t.expose('keyData', {
      type: KeyDataType,
      nullable: true,
      description: 'What was entered so far; null without the right code.',
    }),
  }),
});

builder.queryField('setUpState', (t) =>
  t.field({
    type: SetUpStateType,
    authScopes: { public: true },
    extensions: FOR_STAFF,
    description: 'Where the first-run wizard stands.',
    args: { code: t.arg.string({ description: 'The code that the server printed, to see what was entered so far.' }) },
    resolve: async (_root, { code }, context) => {
      try {
        if (code) return await checkSetUpCode(context, code);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
      const { step } = await readSetUpProgress(context.db);
      return { step, keyData: null };
    },
  }),
);

const CheckSetUpCodeInput = builder.inputType('CheckSetUpCodeInput', {
  description: 'The code that opens the wizard.',
  fields: (t) => ({ code: t.string({ required: true, description: 'As the server printed it at its start.' }) }),
});

const ConfigureShopInput = builder.inputType('ConfigureShopInput', {
  description: 'The wizard’s key data.',
  fields: (t) => ({
    code: t.string({
      required: true,
      description: 'The code that the server printed at its start: no stranger sets the shop up.',
    }),
    name: t.string({ required: true, description: 'The shop’s, in its language; up to 80 characters.' }),
    nameTranslations: t.field({ type: [LocalizedValueInput], description: 'The name in other languages.' }),
    locale: t.field({
      type: LocaleEnum,
      required: true,
      description: 'The shop’s own language, which others fall back to.',
    }),
    currencyCode: t.field({ type: CurrencyCodeEnum, required: true, description: 'The currency of all prices.' }),
    countryCode: t.field({ type: CountryCodeEnum, required: true, description: 'The country that the shop is in.' }),
    timeZone: t.string({
      required: true,
      description: 'The shop’s clock: an IANA name or an hourly offset like `+03:00`.',
    }),
    phone: t.string({ description: 'Of the country, or international.' }),
  }),
});

const CreateAdministratorInput = builder.inputType('CreateAdministratorInput', {
  description: 'The wizard’s administrator account.',
  fields: (t) => ({
    code: t.string({
      required: true,
      description: 'The code that the server printed at its start: no stranger becomes administrator.',
    }),
    login: t.string({
      required: true,
      description: 'What the administrator signs in with: one word or an e-mail address, up to 64 characters.',
    }),
    name: t.string({ required: true, description: 'The administrator’s name, up to 50 characters.' }),
    password: t.string({
      required: true,
      description: 'The administrator’s password: 10 to 128 characters, not one of the common ones.',
    }),
  }),
});

builder.mutationFields((t) => ({
  checkSetUpCode: t.field({
    type: SetUpStateType,
    authScopes: { public: true },
    description: 'Opens the wizard to the operator of the server.',
    errors: { types: [TooManyAttempts] },
    args: { input: t.arg({ type: CheckSetUpCodeInput, required: true, description: 'The code to check.' }) },
    resolve: (_root, { input }, context) => checkSetUpCode(context, input.code),
  }),
  configureShop: t.field({
    type: SetUpStateType,
    authScopes: { public: true },
    description: 'Makes the shop, or changes it as long as it has no administrator.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: ConfigureShopInput, required: true, description: 'Code and key data.' }) },
    resolve: (_root, { input }, context) => configureShop(context, input),
  }),
  createAdministrator: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Makes the only administrator that the wizard can make, and signs them in.',
    errors: { types: [InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: CreateAdministratorInput, required: true, description: 'Code and account.' }) },
    resolve: async (_root, { input }, context) => {
      await createAdministrator(context, input);
      return context.actor;
    },
  }),
}));
