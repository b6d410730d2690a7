import { localizedEntries } from '../../domain/localized';
import { CountryCodeEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { refusalType } from '../graphql/refusal.graphql';
import { CurrencyCodeEnum, LocaleEnum, LocalizedValue, LocalizedValueInput } from '../graphql/shared.graphql';
import { DomainError } from '../kernel/domain-error';
import { InvalidInput, ShopNotSetUp, TooManyAttempts } from '../kernel/refusals';
import { Session } from '../staff/sign-in/session.graphql';
import type { KeyData } from './key-data';
import { checkSetUpCode, configureShop, createAdministrator, type SetUpState } from './set-up.command';
import { readSetUpProgress } from './set-up.store';
import { AlreadySetUp, InvalidSetUpCode } from './set-up-refusals';

refusalType(InvalidSetUpCode, 'InvalidSetUpCode', 'Not the code that the server printed.');
refusalType(AlreadySetUp, 'AlreadySetUp', 'The shop has an administrator; the wizard is closed.');

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
      description: 'In each language.',
      resolve: ({ name, otherNames, locale }) => localizedEntries({ ...otherNames, [locale]: name }),
    }),
    locale: t.expose('locale', { type: LocaleEnum, description: 'The language that others fall back to.' }),
    currencyCode: t.expose('currencyCode', { type: CurrencyCodeEnum, description: 'What prices are in.' }),
    countryCode: t.expose('countryCode', { type: CountryCodeEnum, description: 'Where the shop is.' }),
    timeZone: t.exposeString('timeZone', { description: 'An IANA name or an hourly offset like `+03:00`.' }),
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

const ConfigureShopInput = builder.inputType('ConfigureShopInput', {
  description: 'The wizard’s key data.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The code that the server printed.' }),
    name: t.string({ required: true, description: 'The shop’s, in its language; up to 80 characters.' }),
    nameTranslations: t.field({ type: [LocalizedValueInput], description: 'The name in other languages.' }),
    locale: t.field({ type: LocaleEnum, required: true, description: 'The language that others fall back to.' }),
    currencyCode: t.field({ type: CurrencyCodeEnum, required: true, description: 'What prices are in.' }),
    countryCode: t.field({ type: CountryCodeEnum, required: true, description: 'Where the shop is.' }),
    timeZone: t.string({ required: true, description: 'An IANA name or an hourly offset like `+03:00`.' }),
    phone: t.string({ description: 'Of the country, or international.' }),
  }),
});

const CreateAdministratorInput = builder.inputType('CreateAdministratorInput', {
  description: 'The wizard’s administrator account.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The code that the server printed.' }),
    login: t.string({ required: true, description: 'One word or an e-mail address, up to 64 characters.' }),
    name: t.string({ required: true, description: 'Up to 50 characters.' }),
    password: t.string({ required: true, description: '10 to 128 characters, not one of the common ones.' }),
  }),
});

builder.mutationFields((t) => ({
  checkSetUpCode: t.field({
    type: SetUpStateType,
    authScopes: { public: true },
    description: 'Opens the wizard to whoever runs the server.',
    errors: { types: [InvalidSetUpCode, TooManyAttempts, AlreadySetUp] },
    args: { code: t.arg.string({ required: true, description: 'The code that the server printed.' }) },
    resolve: (_root, { code }, context) => checkSetUpCode(context, code),
  }),
  configureShop: t.field({
    type: SetUpStateType,
    authScopes: { public: true },
    description: 'Makes the shop, or changes it as long as it has no administrator.',
    errors: { types: [InvalidInput, InvalidSetUpCode, TooManyAttempts, AlreadySetUp] },
    args: { input: t.arg({ type: ConfigureShopInput, required: true, description: 'Code and key data.' }) },
    resolve: (_root, { input }, context) => configureShop(context, input),
  }),
  createAdministrator: t.field({
    type: Session,
    authScopes: { public: true },
    description: 'Makes the only administrator that the wizard can make, and signs them in.',
    errors: { types: [InvalidInput, InvalidSetUpCode, TooManyAttempts, AlreadySetUp, ShopNotSetUp] },
    args: { input: t.arg({ type: CreateAdministratorInput, required: true, description: 'Code and account.' }) },
    resolve: async (_root, { input }, context) => {
      await createAdministrator(context, input);
      return context.actor;
    },
  }),
}));
