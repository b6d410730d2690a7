import type { AmendmentSilence, MeasurementUnit, UpdateChannelInput } from '../../../gql/graphql';
import { type Texts, toEntries } from '../../kit/fields/texts';
import { inGrams } from './weight-in-unit';

/** The rules of ordering as their form holds them: amounts in minor units, null for none. */
export interface OrderSettingsValues {
  readonly isDeliveryAvailable: boolean;
  readonly deliveryDetails: Texts;
  readonly deliveryMinutes: number | null;
  readonly deliveryFee: number | null;
  readonly freeDeliveryFrom: number | null;
  readonly minAmountForDelivery: number | null;
  readonly isPickupAvailable: boolean;
  readonly pickupDetails: Texts;
  readonly pickupMinutes: number | null;
  readonly minimumOrderValue: number | null;
  /** In the shop's unit. */
  readonly maximumOrderWeight: number | null;
  readonly discountPercent: number | null;
  readonly slotCapacity: number | null;
  readonly kitchenCapacity: number | null;
  readonly kitchenDelayMinutes: number | null;
  readonly autoCancelMinutes: number | null;
  readonly amendmentMinutes: number | null;
  readonly amendmentSilence: AmendmentSilence;
  readonly namesCourier: boolean;
}

export function orderSettingsInput(
  values: OrderSettingsValues,
  version: number,
  weightUnit: MeasurementUnit,
): UpdateChannelInput {
  const { deliveryDetails, pickupDetails, maximumOrderWeight, discountPercent, kitchenDelayMinutes } = values;
  return {
    ...values,
    version,
    deliveryDetails: toEntries(deliveryDetails),
    pickupDetails: toEntries(pickupDetails),
    maximumOrderWeight: inGrams(maximumOrderWeight, weightUnit),
    discountPercent: discountPercent ?? 0,
    kitchenDelayMinutes: kitchenDelayMinutes ?? 0,
  };
}
