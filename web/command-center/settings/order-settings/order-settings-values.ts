import type {
  AmendmentSilence,
  MeasurementUnit,
  TaxClass,
  TipBase,
  TipKind,
  UpdateChannelInput,
} from '../../../gql/graphql';
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
  readonly takesLineNotes: boolean;
  readonly asksCutlery: boolean;
  readonly tipKind: TipKind;
  readonly tipBase: TipBase;
  /** By place; null for an empty one. */
  readonly tipPercents: readonly (number | null)[];
  readonly tipAmounts: readonly (number | null)[];
  /** Turned off, the rates below count for nothing. */
  readonly isTaxed: boolean;
  /** Percent. */
  readonly taxStandard: number | null;
  readonly taxReduced: number | null;
  readonly taxLow: number | null;
  readonly taxOnDelivery: TaxClass;
  readonly taxOnPickup: TaxClass;
  readonly taxAtTable: TaxClass;
  readonly taxOfDeliveryFee: TaxClass;
}

/** So many tips can be offered. */
export const TIP_PLACES = [0, 1, 2, 3] as const;

/** A field for each place, whatever is offered. */
export function inPlaces(offers: readonly number[]): readonly (number | null)[] {
  return TIP_PLACES.map((place) => offers[place] ?? null);
}

const filled = (places: readonly (number | null)[]) => places.filter((offer) => offer !== null);

export function orderSettingsInput(
  { isTaxed, ...values }: OrderSettingsValues,
  version: number,
  weightUnit: MeasurementUnit,
): UpdateChannelInput {
  const { deliveryDetails, pickupDetails, maximumOrderWeight, discountPercent, kitchenDelayMinutes } = values;
  return {
    ...values,
    version,
    deliveryDetails: toEntries(deliveryDetails),
    pickupDetails: toEntries(pickupDetails),
    tipPercents: filled(values.tipPercents),
    tipAmounts: filled(values.tipAmounts),
    taxStandard: isTaxed ? values.taxStandard : null,
    maximumOrderWeight: inGrams(maximumOrderWeight, weightUnit),
    discountPercent: discountPercent ?? 0,
    kitchenDelayMinutes: kitchenDelayMinutes ?? 0,
  };
}
