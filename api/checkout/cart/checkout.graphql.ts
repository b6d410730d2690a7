import { MAXIMUM_LINES } from '../../../domain/limits';
import { toLocale } from '../../../domain/locale';
import type { Minor } from '../../../domain/money';
import { DeliveryMethodEnum, PaymentTypeEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import type { Context } from '../../graphql/context';
import { sizeForShopper } from '../../graphql/field-cost';
import { readLocalized } from '../../graphql/localized-fields';
import { InvalidFieldType } from '../../graphql/refusal.graphql';
import { LocaleEnum, Money } from '../../graphql/shared.graphql';
import { phoneText } from '../../kernel/phone';
import { isOwner, seesKitchenNote, seesMoney, seesPersonalData } from '../access';
import { amountDue } from '../amount-due';
import type { CheckoutView, DetailsView } from '../checkout-view';
import { orderDoubts } from '../deviations';
import { CheckoutStatusEnum, TimeKindEnum } from '../enums.graphql';
import { orderTaxes } from '../pricing/order-taxes';
import { CheckoutLine, linesFor } from './checkout-line.graphql';
import { doubtsOf } from './contact';

export const money = (minor: Minor, { currencyCode }: CheckoutView) => ({ minor, currencyCode });

/** For fields of sums: refuses readers who may not see them. */
export const moneyScope = (view: CheckoutView, _args: object, { actor }: Context): boolean => seesMoney(view, actor);

/** A field of the address or the contact: always null for strangers. */
const personal =
  (field: keyof DetailsView) =>
  (view: CheckoutView, _args: object, { actor }: Context): string | null => {
    const value = view.details[field];
    return seesPersonalData(view, actor) && typeof value === 'string' ? value : null;
  };

export const typenameOf = ({ status }: Pick<CheckoutView, 'status'>) => (status === 'OPEN' ? 'Cart' : 'Order');

export const Checkout = builder.interfaceRef<CheckoutView>('Checkout').implement({
  description: 'A cart, or the order that it became: the id stays.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: typenameOf,
  fields: (t) => ({
    status: t.expose('status', {
      type: CheckoutStatusEnum,
      description: '`OPEN` for a cart; of an order, how far it has come.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change.' }),
    isOwn: t.boolean({
      description: 'Whether the caller’s session filled or placed it.',
      resolve: (view, _args, { actor }) => isOwner(view, actor),
    }),
    token: t.string({
      nullable: true,
      description:
        'Unguessable address of the status page; null for strangers, and for a cart whose payment was never begun.',
      resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.token : null),
    }),
    isTest: t.exposeBoolean('isTest', {
      description: 'Whether it was placed with a test token: it is not meant to be made, and counts nowhere.',
    }),
    locale: t.field({
      type: LocaleEnum,
      description: 'The shopper’s language.',
      resolve: ({ locale }) => toLocale(locale),
    }),
    name: t.string({
      nullable: true,
      description: 'The shopper’s name; null for strangers.',
      resolve: personal('name'),
    }),
    phone: t.string({ nullable: true, description: 'E.164; null for strangers.', resolve: personal('phone') }),
    phoneText: t.string({
      nullable: true,
      description: 'The phone as people read it: `+995 599 12 34 56`; null for strangers.',
      resolve: ({ details: { phone }, ...view }, _args, { actor }) =>
        phone !== null && seesPersonalData(view, actor) ? phoneText(phone) : null,
    }),
    deliveryMethod: t.field({
      type: DeliveryMethodEnum,
      nullable: true,
      description: 'How it is received; null until a cart’s is chosen.',
      resolve: ({ details }) => details.deliveryMethod,
    }),
    street: t.string({
      nullable: true,
      description: 'Street and house; null for strangers.',
      resolve: personal('street'),
    }),
    apartment: t.string({
      nullable: true,
      description: 'Apartment or office; null for strangers.',
      resolve: personal('apartment'),
    }),
    intercom: t.string({
      nullable: true,
      description: 'Intercom code; null for strangers.',
      resolve: personal('intercom'),
    }),
    entrance: t.string({ nullable: true, description: 'Entrance; null for strangers.', resolve: personal('entrance') }),
    floor: t.string({ nullable: true, description: 'Floor; null for strangers.', resolve: personal('floor') }),
    courierNote: t.string({
      nullable: true,
      description: 'Note for the courier; null for strangers.',
      resolve: personal('courierNote'),
    }),
    kitchenNote: t.string({
      nullable: true,
      description: 'Note for the kitchen; null for strangers.',
      resolve: (view, _args, { actor }) => (seesKitchenNote(view, actor) ? view.details.kitchenNote : null),
    }),
    table: t.string({
      nullable: true,
      description: 'Where the shopper sits, by the code on their table; null elsewhere, and for strangers.',
      resolve: (view, _args, { actor }) => (seesKitchenNote(view, actor) ? view.details.table : null),
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north where it is brought, if the shopper’s device said so; null for strangers.',
      resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.details.latitude : null),
    }),
    longitude: t.float({
      nullable: true,
      description: 'Degrees east; null for strangers.',
      resolve: (view, _args, { actor }) => (seesPersonalData(view, actor) ? view.details.longitude : null),
    }),
    zoneId: t.globalID({
      nullable: true,
      description: 'The delivery zone that it is brought to, chosen or found by the place; null for strangers.',
      resolve: (view, _args, { actor }) =>
        seesPersonalData(view, actor) && view.details.zoneId ? { type: 'DeliveryZone', id: view.details.zoneId } : null,
    }),
    zoneName: t.string({
      nullable: true,
      description: 'The delivery zone, in the reader’s language; null for strangers.',
      resolve: (view, _args, context) =>
        seesPersonalData(view, context.actor) && view.details.zoneName
          ? readLocalized(view.details.zoneName, context)
          : null,
    }),
    warehouseId: t.globalID({
      nullable: true,
      description: 'Where it is collected.',
      resolve: ({ details }) => details.warehouseId && { type: 'Warehouse', id: details.warehouseId },
    }),
    warehouseName: t.string({
      nullable: true,
      description: 'Where it is collected, in the reader’s language.',
      resolve: ({ details }, _args, context) => details.warehouseName && readLocalized(details.warehouseName, context),
    }),
    paymentMethodId: t.globalID({
      nullable: true,
      description: 'The way of payment: one of `Channel.paymentMethods`.',
      resolve: ({ details }) => details.paymentMethodId && { type: 'PaymentMethod', id: details.paymentMethodId },
    }),
    paymentType: t.field({
      type: PaymentTypeEnum,
      nullable: true,
      description: 'The kind of payment: cash, card or a custom one.',
      resolve: ({ details }) => details.paymentType,
    }),
    paymentName: t.string({
      nullable: true,
      description: 'What the shop calls the way of payment, in the reader’s language; an order keeps it.',
      resolve: ({ details }, _args, context) => details.paymentName && readLocalized(details.paymentName, context),
    }),
    changeFrom: t.field({
      type: Money,
      nullable: true,
      authScopes: moneyScope,
      description: 'The cash that change is wanted from; not for cooks.',
      resolve: (view) => (view.details.changeFrom !== null ? money(view.details.changeFrom, view) : null),
    }),
    timeKind: t.field({
      type: TimeKindEnum,
      description: 'As soon as possible, or at a chosen time.',
      resolve: ({ details }) => details.timeKind,
    }),
    slotFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the chosen time.',
      resolve: ({ details }) => details.slotFrom,
    }),
    slotTo: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the chosen time.',
      resolve: ({ details }) => details.slotTo,
    }),
    lines: t.field({
      type: [CheckoutLine],
      size: sizeForShopper(MAXIMUM_LINES),
      description: 'What is in it, at most 50 lines.',
      resolve: (view, _args, { actor }) => linesFor(actor, view, view.lines, orderTaxes(view)),
    }),
    quantity: t.int({
      description: 'How many dishes are in it.',
      resolve: ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
    }),
    productsCost: t.field({
      type: Money,
      authScopes: moneyScope,
      description: 'Of all lines, before discount; not for cooks.',
      resolve: (view) => money(view.totals.productsCost, view),
    }),
    discount: t.field({
      type: Money,
      authScopes: moneyScope,
      description: 'What is taken off; not for cooks.',
      resolve: (view) => money(view.totals.discount, view),
    }),
    deliveryFee: t.field({
      type: Money,
      nullable: true,
      authScopes: moneyScope,
      description:
        'Null when the shop has set no fee, or it hangs on a zone that is not known yet: shipping is not included in the total. Not for cooks.',
      resolve: (view) => (view.totals.deliveryFee === null ? null : money(view.totals.deliveryFee, view)),
    }),
    tip: t.field({
      type: Money,
      authScopes: moneyScope,
      description: 'What is given on top; zero when nothing is. Not for cooks.',
      resolve: (view) => money(view.totals.tip, view),
    }),
    tipPercent: t.int({
      nullable: true,
      authScopes: moneyScope,
      description: 'The percentage that `tip` is; null when an amount was chosen, or nothing. Not for cooks.',
      resolve: ({ totals }) => totals.tipPercent,
    }),
    totalPrice: t.field({
      type: Money,
      authScopes: moneyScope,
      description: 'What is to be paid; not for cooks.',
      resolve: (view) => money(view.totals.total, view),
    }),
    amountDue: t.field({
      type: Money,
      authScopes: moneyScope,
      description:
        'What the client pays on receiving it: all of it, or what card money does not cover, because a change made it cost ' +
        'more. Nothing where it is paid elsewhere; not for cooks.',
      resolve: (view) => money(amountDue(view, view.totals.total), view),
    }),
    weight: t.int({ description: 'Grams and millilitres counted alike.', resolve: ({ totals }) => totals.weight }),
    doubts: t.field({
      type: [InvalidFieldType],
      size: MAXIMUM_LINES,
      description:
        'What may be a slip, and keeps nothing from being placed: a phone number of a range that is not known, an address ' +
        'without a street or a house. Of an order: what staff should look at; of one that was paid elsewhere, or while ' +
        'the shop changed, each rule of the shop that it breaks, by the code of the refusal and the path as it was sent. ' +
        'Empty for strangers.',
      resolve: ({ details, deviations, ...view }, _args, { actor, locale, channel }) => {
        if (!seesPersonalData(view, actor)) return [];
        if (view.status === 'OPEN') return doubtsOf(details, details.deliveryMethod);
        return orderDoubts({ ...details, deviations }, locale, toLocale(channel?.defaultLocale));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the first dish went in.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
