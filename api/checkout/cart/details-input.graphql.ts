import type { InputFieldBuilder, InputShapeFromFields } from '@pothos/core';
import { DeliveryMethodEnum } from '../../channel/enums.graphql';
import type { BuilderTypes } from '../../graphql/builder';
import { PaymentMethod } from '../../payments/methods/payment-method.graphql';
import { Warehouse } from '../../warehouses/warehouse.graphql';
import { DeliveryZone } from '../../zones/zone.graphql';
import { ArrivalEnum, HandoverEnum, TimeKindEnum } from '../enums.graphql';
import type { DetailsInput } from './details';

/** What the shopper fills in, shared by keeping it and by placing with it. */
export const detailsFields = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>) => ({
  name: t.string({ description: '2 to 50 characters.' }),
  phone: t.string({
    description:
      'International, or as it is dialled in the shop’s country. Needed for an order, except at a `table` without a promo code.',
  }),
  deliveryMethod: t.field({ type: DeliveryMethodEnum, description: 'How it is received.' }),
  street: t.string({ description: 'Street and house, 2 to 80 characters; needed for delivery.' }),
  apartment: t.string({ description: 'Apartment or office, at most 10 characters.' }),
  intercom: t.string({ description: 'Intercom code, at most 10 characters.' }),
  entrance: t.string({ description: 'Entrance, at most 10 characters.' }),
  floor: t.string({ description: 'Floor, at most 10 characters.' }),
  courierNote: t.string({ description: 'For the courier, at most 250 characters.' }),
  kitchenNote: t.string({ description: 'For the kitchen, at most 250 characters.' }),
  handover: t.field({ type: HandoverEnum, description: 'Of a delivery: by hand when left out.' }),
  arrival: t.field({ type: ArrivalEnum, description: 'Of a delivery: they ring when left out.' }),
  cutlery: t.int({
    description: 'Sets of cutlery, 0 to 20; refused for shoppers where `Channel.asksCutlery` is false.',
  }),
  table: t.string({
    description: 'The table that the shopper sits at, at most 20 characters; an order that is delivered has none.',
  }),
  latitude: t.float({
    description: 'Degrees north (WGS 84) where it is brought, with `longitude`: the zone is found by it.',
  }),
  longitude: t.float({ description: 'Degrees east, with `latitude`.' }),
  zoneId: t.globalID({
    for: [DeliveryZone],
    description:
      'One of `Channel.deliveryZones`, needed for delivery where there are any; a place that is sent along goes first, one that was sent before is forgotten.',
  }),
  warehouseId: t.globalID({
    for: [Warehouse],
    description: 'Where it is collected; the only one is chosen by itself.',
  }),
  paymentMethodId: t.globalID({ for: [PaymentMethod], description: 'How it is paid.' }),
  changeFrom: t.int({ description: 'Minor units of the cash that change is wanted from; at least the total.' }),
  timeKind: t.field({ type: TimeKindEnum, description: 'As soon as possible, or at `slotFrom`.' }),
  slotFrom: t.field({ type: 'DateTime', description: 'Start of one of `Channel.timeSlots`.' }),
});

/** For clients with a person in front of them. */
export const doubtField = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>) => ({
  asksOnDoubt: t.boolean({
    description:
      'What may be a slip (`Checkout.doubts`) is refused as `InvalidInput`, to be asked about; sent again without this, ' +
      'the order is placed. No when left out.',
  }),
});

/** The tip, which only the shopper chooses. */
export const tipFields = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>) => ({
  tipPercent: t.int({
    description: 'A tip in percent: one of `Channel.tips.percents`. It takes the place of `tip`; null for no tip.',
  }),
  tip: t.int({
    description: 'A tip in minor units, any amount. It takes the place of `tipPercent`; null or 0 for no tip.',
  }),
});

type Fields = InputShapeFromFields<ReturnType<typeof detailsFields>> &
  Partial<InputShapeFromFields<ReturnType<typeof tipFields>>>;

/** The input as commands take it: ids without their type. */
export function toDetails({ zoneId, warehouseId, paymentMethodId, ...rest }: Fields): DetailsInput {
  return {
    ...rest,
    ...(zoneId !== undefined && { zoneId: zoneId?.id ?? null }),
    ...(warehouseId !== undefined && { warehouseId: warehouseId?.id ?? null }),
    ...(paymentMethodId !== undefined && { paymentMethodId: paymentMethodId?.id ?? null }),
  };
}
