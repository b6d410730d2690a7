import { isCountryCode } from '../../domain/countries';
import { toLocale } from '../../domain/locale';
import { CURRENCY_SIGNS, type CurrencyCode, isCurrencyCode, minor } from '../../domain/money';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { fromCatalog } from '../graphql/from-catalog';
import { localizedFields } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { CurrencyCodeEnum, LocaleEnum, Money, type MoneyShape } from '../graphql/shared.graphql';
import { hasAdministrator } from './channel.store';
import { CountryCodeEnum, MeasurementUnitEnum } from './enums.graphql';
import { isOnMaintenance } from './maintenance';

/** @throws {Error} when the stored code is not one of ours, which only a bug can write. */
export function currencyOfChannel({ currencyCode }: Pick<ChannelRow, 'currencyCode'>): CurrencyCode {
  if (isCurrencyCode(currencyCode)) return currencyCode;
  throw new Error(`unknown currency ${currencyCode}`);
}

function inCurrency(channel: ChannelRow, amount: number | null): MoneyShape | null {
  return amount === null ? null : { minor: minor(amount), currencyCode: currencyOfChannel(channel) };
}

export const Channel = builder.prismaNode('Channel', {
  id: { resolve: ({ id }) => id },
  // Its fields ask for what is the shop's: another host's shop must not be one's parent. Before there is any, set-up's is.
  findUnique: (id, { channel }) => ({ id, AND: { id: channel?.id ?? id } }),
  nullable: true,
  description: 'One shop: its name, language, currency, hours, receiving methods and menus.',
  fields: (t) => ({
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last change of the settings.' }),
    version: t.exposeInt('version', {
      description: 'Goes up with each change of the settings; sent back when saving.',
    }),
    catalogRevision: t.exposeInt('catalogRevision', {
      extensions: OF_CATALOG,
      description: 'Goes up with each change of what shoppers see.',
    }),
    isActive: t.exposeBoolean('isActive', { description: 'False while staff have switched ordering off.' }),
    isOnMaintenance: t.boolean({
      description: 'Whether orders are on hold: switched off, no active menu, or no receiving method.',
      resolve: fromCatalog(({ activeMenu }, channel) =>
        isOnMaintenance({ ...channel, hasActiveMenu: activeMenu !== null }),
      ),
    }),
    masterAccountExists: t.boolean({
      description: 'Whether set-up has been finished with an administrator.',
      resolve: ({ id }, _args, { db }) => hasAdministrator(db, id),
    }),
    ...localizedFields(t, 'name'),
    ...localizedFields(t, 'description', 'What kind of place it is, in the reader’s language.'),
    currencyCode: t.field({
      type: CurrencyCodeEnum,
      extensions: OF_CATALOG,
      description: 'The currency of the shop’s prices.',
      resolve: currencyOfChannel,
    }),
    currencySign: t.string({
      extensions: OF_CATALOG,
      description: 'As people write it: `₽`.',
      resolve: (channel) => CURRENCY_SIGNS[currencyOfChannel(channel)],
    }),
    countryCode: t.field({
      type: CountryCodeEnum,
      extensions: OF_CATALOG,
      description: 'Where the shop is; local phone numbers are read by it.',
      resolve: ({ countryCode }) => {
        if (isCountryCode(countryCode)) return countryCode;
        throw new Error(`unknown country ${countryCode}`);
      },
    }),
    defaultLocale: t.field({
      type: LocaleEnum,
      extensions: OF_CATALOG,
      description: 'The shop’s own language: a text that lacks the reader’s falls back to it.',
      resolve: ({ defaultLocale }) => toLocale(defaultLocale),
    }),
    timeZone: t.exposeString('timeZone', {
      extensions: OF_CATALOG,
      description: 'The shop’s clock: an IANA name, or an hourly offset like `+03:00`.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      extensions: OF_CATALOG,
      description: 'The shop’s own number, E.164.',
    }),
    weightUnit: t.expose('weightUnit', {
      type: MeasurementUnitEnum,
      extensions: OF_CATALOG,
      description: 'The unit in which weights are entered.',
    }),
    accentColor: t.exposeString('accentColor', {
      extensions: OF_CATALOG,
      description: 'The shop’s colour, `#rrggbb`.',
    }),
    ...localizedFields(t, 'conditions', 'Delivery conditions, in the reader’s language.'),
    ...localizedFields(
      t,
      'copyright',
      'The footer’s line, in the reader’s language.',
      'The copyright line in each language.',
    ),
    ...localizedFields(
      t,
      'maintenanceMessage',
      'What staff want shoppers to read while orders are on hold; empty for the standard text.',
      'The message in each language.',
    ),
    isPickupAvailable: t.exposeBoolean('isPickupAvailable', {
      extensions: OF_CATALOG,
      description: 'Whether orders can be collected.',
    }),
    isDeliveryAvailable: t.exposeBoolean('isDeliveryAvailable', {
      extensions: OF_CATALOG,
      description: 'Whether orders are delivered.',
    }),
    ...localizedFields(
      t,
      'pickupDetails',
      'What to know about collecting, in the reader’s language.',
      'What to know about collecting, in each language.',
    ),
    ...localizedFields(
      t,
      'deliveryDetails',
      'What to know about delivery, in the reader’s language.',
      'What to know about delivery, in each language.',
    ),
    pickupMinutes: t.exposeInt('pickupMinutes', {
      extensions: OF_CATALOG,
      description: 'From placing until it can be collected, in minutes.',
    }),
    deliveryMinutes: t.exposeInt('deliveryMinutes', {
      extensions: OF_CATALOG,
      description: 'From placing until it is at the door, in minutes.',
    }),
    deliveryFee: t.field({
      type: Money,
      nullable: true,
      extensions: OF_CATALOG,
      description: 'Null when none is configured: shipping is then not included in the total.',
      resolve: (channel) => inCurrency(channel, channel.deliveryFee),
    }),
    freeDeliveryFrom: t.field({
      type: Money,
      nullable: true,
      extensions: OF_CATALOG,
      description: 'From this cost of products on, delivery is free.',
      resolve: (channel) => inCurrency(channel, channel.freeDeliveryFrom),
    }),
    minAmountForDelivery: t.field({
      type: Money,
      nullable: true,
      extensions: OF_CATALOG,
      description: 'The least cost of products that is delivered.',
      resolve: (channel) => inCurrency(channel, channel.minAmountForDelivery),
    }),
    minimumOrderValue: t.field({
      type: Money,
      nullable: true,
      extensions: OF_CATALOG,
      description: 'The least cost of products of any order.',
      resolve: (channel) => inCurrency(channel, channel.minimumOrderValue),
    }),
    maximumOrderWeight: t.exposeInt('maximumOrderWeight', {
      nullable: true,
      extensions: OF_CATALOG,
      description: 'Grams; millilitres count alike.',
    }),
    discountPercent: t.exposeInt('discountPercent', {
      extensions: OF_CATALOG,
      description: 'Taken off the cost of products, whole percent.',
    }),
    asksCutlery: t.exposeBoolean('asksCutlery', {
      extensions: OF_CATALOG,
      description: 'Whether a shopper may say how many sets of cutlery go along.',
    }),
    takesLineNotes: t.exposeBoolean('takesLineNotes', {
      extensions: OF_CATALOG,
      description: 'Whether a shopper may write a note to a dish: `LineInput.note`.',
    }),
  }),
});

builder.queryField('channel', (t) =>
  t.field({
    type: Channel,
    nullable: true,
    authScopes: { public: true },
    extensions: OF_CATALOG,
    description: 'The shop of this host; null until it has been set up.',
    resolve: (_root, _args, { channel }) => channel,
  }),
);
