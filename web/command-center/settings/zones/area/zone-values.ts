import type { CreateDeliveryZoneInput, DeliveryZoneShape } from '../../../../gql/graphql';
import { NO_TEXTS, type Texts, toEntries } from '../../../kit/fields/texts';
import type { Corner } from './outline-edit';

/** A zone as its form holds it; amounts in minor units, null for “as the shop”. */
export interface ZoneValues {
  readonly name: Texts;
  readonly isActive: boolean;
  readonly shape: DeliveryZoneShape;
  readonly polygon: readonly Corner[];
  readonly radiusMeters: number | null;
  readonly warehouseId: string | null;
  readonly fee: number | null;
  readonly freeFrom: number | null;
  readonly minimum: number | null;
  readonly minutes: number | null;
}

/** What a new zone begins with. */
export function newZoneValues(warehouseId: string | null): ZoneValues {
  return {
    name: { ...NO_TEXTS },
    isActive: true,
    shape: 'POLYGON',
    polygon: [],
    radiusMeters: 3000,
    warehouseId,
    fee: null,
    freeFrom: null,
    minimum: null,
    minutes: null,
  };
}

/** The area of the shape that is chosen; the other one's values stay in the form only. */
function areaInput({ shape, polygon, radiusMeters, warehouseId }: ZoneValues) {
  if (shape === 'RADIUS') return { radiusMeters, warehouseId };
  return {
    polygon: polygon.map(({ latitude, longitude }) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 })),
  };
}

export function zoneInput(values: ZoneValues): CreateDeliveryZoneInput {
  const { name, isActive, fee, freeFrom, minimum, minutes } = values;
  return { name: toEntries(name), isActive, fee, freeFrom, minimum, minutes, ...areaInput(values) };
}
