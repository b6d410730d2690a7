import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { rawIds } from '../graphql/raw-ids';
import { CurrencyCodeEnum, LocaleEnum, LocalizedValueInput } from '../graphql/shared.graphql';
import { InvalidInput } from '../kernel/refusals';
import { Photo } from '../media/photo.graphql.ts';
import { setMaintenance, updateChannel } from './channel.command';
import { Channel } from './channel.graphql';
import { hasOrders } from './channel.store';
import {
  AmendmentSilenceEnum,
  CountryCodeEnum,
  MeasurementUnitEnum,
  TaxClassEnum,
  TipBaseEnum,
  TipKindEnum,
} from './enums.graphql';

builder.prismaObjectFields('Channel', (t) => ({
  isCurrencyLocked: t.boolean({
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Whether there are orders, in whose currency the shop then stays.',
    resolve: ({ id }, _args, { db }) => hasOrders(db, id),
  }),
  hosts: t.exposeStringList('hosts', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Host names that this shop answers on.',
  }),
  apiOrigins: t.exposeStringList('apiOrigins', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Origins of other sites whose pages may call this API from their visitors’ browsers.',
  }),
  slotCapacity: t.exposeInt('slotCapacity', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Orders that one time slot takes; null is unlimited.',
  }),
  kitchenCapacity: t.exposeInt('kitchenCapacity', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Orders that the kitchen makes at once without delay; null: its load is not counted.',
  }),
  kitchenDelayMinutes: t.exposeInt('kitchenDelayMinutes', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Minutes that each full `kitchenCapacity` of orders ahead adds to what is promised.',
  }),
  autoCancelMinutes: t.exposeInt('autoCancelMinutes', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description:
      'Minutes of opening time after which an order that was not accepted is cancelled by itself. Null: never.',
  }),
  amendmentMinutes: t.exposeInt('amendmentMinutes', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Minutes that a shopper has to answer a change of their order.',
  }),
  amendmentSilence: t.expose('amendmentSilence', {
    type: AmendmentSilenceEnum,
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'What becomes of a proposed change without an answer.',
  }),
  namesCourier: t.exposeBoolean('namesCourier', {
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Whether the shopper sees who brings an order that is on its way.',
  }),
}));

const UpdateChannelInput = builder.inputType('UpdateChannelInput', {
  description: 'Settings of the shop. What is left out stays as it is; amounts are minor units of its currency.',
  fields: (t) => {
    const text = (description: string) => t.field({ type: [LocalizedValueInput], description });
    const amount = (description: string) => t.int({ description: `${description} In minor units; null for none.` });
    const taxRate = (which: string) =>
      t.float({ description: `Percent of VAT, 0 to 100 with two decimals at most. ${which}` });
    return {
      version: t.int({ required: true, description: 'The one that was read.' }),
      name: text('All languages; up to 80 characters; needed in the default one.'),
      description: text('All languages; up to 500 characters.'),
      phone: t.string({ description: 'Of the shop’s country, or international; null for none.' }),
      conditions: text('Delivery conditions, all languages; up to 2,000 characters.'),
      copyright: text('The footer’s line, all languages; up to 200 characters.'),
      maintenanceMessage: text('Shown while orders are on hold, all languages; up to 500 characters.'),
      accentColor: t.string({ description: '`#rrggbb`.' }),
      tintsBrowserBar: t.boolean({ description: 'Whether phones colour the browser’s own bar in the accent.' }),
      logoId: t.globalID({ for: [Photo], description: 'An uploaded photo; null for none.' }),
      defaultLocale: t.field({ type: LocaleEnum, description: 'The language that texts fall back to.' }),
      countryCode: t.field({ type: CountryCodeEnum, description: 'The country, by which phone numbers are read.' }),
      timeZone: t.string({ description: 'An IANA name, or an hourly offset like `+03:00`.' }),
      currencyCode: t.field({ type: CurrencyCodeEnum, description: 'Can change as long as there is no order.' }),
      weightUnit: t.field({ type: MeasurementUnitEnum, description: 'The unit in which weights are entered.' }),
      hosts: t.stringList({
        description:
          'Host names without port, at most 20. Where the deployment has several shops, only its operator changes them.',
      }),
      apiOrigins: t.stringList({
        description:
          'Origins such as `https://shop.example` whose pages may call this API from their visitors’ browsers, at most 20.',
      }),
      isPickupAvailable: t.boolean({ description: 'Whether orders can be collected.' }),
      isDeliveryAvailable: t.boolean({ description: 'Whether orders are delivered.' }),
      pickupDetails: text('What to know about collecting, all languages; up to 1,000 characters.'),
      deliveryDetails: text('What to know about delivery, all languages; up to 1,000 characters.'),
      pickupMinutes: t.int({ description: 'From placing until it can be collected, up to a day.' }),
      deliveryMinutes: t.int({ description: 'From placing until it is at the door, up to a day.' }),
      deliveryFee: amount('What delivery costs.'),
      freeDeliveryFrom: amount('From this cost of products on, delivery is free.'),
      minAmountForDelivery: amount('The least cost of products that is delivered.'),
      minimumOrderValue: amount('The least cost of products of any order.'),
      maximumOrderWeight: t.int({ description: 'Grams, millilitres alike; null for no limit.' }),
      discountPercent: t.int({ description: 'Taken off the cost of products, 0 to 100.' }),
      tipKind: t.field({ type: TipKindEnum, description: 'What a shopper is offered as a tip.' }),
      tipPercents: t.intList({ description: 'Offered with `PERCENT`: 1 to 100, at most 4.' }),
      tipAmounts: t.intList({ description: 'Offered with `AMOUNT`: minor units, at most 4.' }),
      tipBase: t.field({ type: TipBaseEnum, description: 'What a percentage is of.' }),
      taxStandard: taxRate('The standard rate; null: the shop names no VAT.'),
      taxReduced: taxRate('The reduced rate; null: the standard one.'),
      taxLow: taxRate('The second reduced rate; null: the standard one.'),
      taxOnDelivery: t.field({ type: TaxClassEnum, description: 'VAT of dishes that are brought.' }),
      taxOnPickup: t.field({ type: TaxClassEnum, description: 'VAT of dishes that are collected.' }),
      taxAtTable: t.field({ type: TaxClassEnum, description: 'VAT of dishes that are brought to a table.' }),
      taxOfDeliveryFee: t.field({ type: TaxClassEnum, description: 'VAT of the delivery itself.' }),
      slotCapacity: t.int({ description: 'Orders that one time slot takes, 1 to 1,000; null is unlimited.' }),
      kitchenCapacity: t.int({
        description: 'Orders that the kitchen makes at once without delay, 1 to 1,000; null: its load is not counted.',
      }),
      kitchenDelayMinutes: t.int({
        description: 'Minutes that each full `kitchenCapacity` of orders ahead adds to what is promised, 0 to 240.',
      }),
      autoCancelMinutes: t.int({
        description:
          'Minutes of opening time after which an order that was not accepted is cancelled by itself, 2 to 1,440. Null: never.',
      }),
      amendmentMinutes: t.int({
        description: 'Minutes that a shopper has to answer a change of their order, 1 to 1,440.',
      }),
      amendmentSilence: t.field({
        type: AmendmentSilenceEnum,
        description: 'What becomes of a proposed change without an answer.',
      }),
      namesCourier: t.boolean({ description: 'Whether the shopper sees who brings an order that is on its way.' }),
      takesLineNotes: t.boolean({ description: 'Whether a shopper may write a note to a dish.' }),
      asksCutlery: t.boolean({ description: 'Whether a shopper is asked for cutlery with a delivery.' }),
    };
  },
});

const SetMaintenanceInput = builder.inputType('SetMaintenanceInput', {
  description: 'Whether the shop takes orders.',
  fields: (t) => ({
    isActive: t.boolean({ required: true, description: 'False puts orders on hold.' }),
    message: t.field({
      type: [LocalizedValueInput],
      description: 'What shoppers read meanwhile, up to 500 characters; it stays as it is when left out.',
    }),
  }),
});

builder.mutationFields((t) => ({
  updateChannel: t.field({
    type: Channel,
    description: 'Changes the shop’s settings.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: UpdateChannelInput, required: true, description: 'The settings that change.' }) },
    resolve: (_root, { input }, context) => updateChannel(callerOf(context), rawIds(input)),
  }),
  setMaintenance: t.field({
    type: Channel,
    description: 'Puts orders on hold, or takes them again. Carts are kept, the menu stays readable.',
    authScopes: { permission: 'settings' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: SetMaintenanceInput, required: true, description: 'On or off.' }) },
    resolve: (_root, { input }, context) => setMaintenance(callerOf(context), input),
  }),
}));
