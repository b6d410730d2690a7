import type { DeliveryZoneShape } from '../../../../gql/graphql';
import type { Texts } from '../../../kit/fields/texts';
import type { Corner } from './outline-edit';

/** A zone as its form holds it; amounts in minor units, null for “as the shop”. */
export interface ZoneValues {
  name: Texts;
  isActive: boolean;
  shape: DeliveryZoneShape;
  polygon: readonly Corner[];
  radiusMeters: number | null;
  warehouseId: string | null;
  fee: number | null;
  freeFrom: number | null;
  minimum: number | null;
  minutes: number | null;
}

/** The area of the shape that is chosen; the other one's values stay in the form only. */
export function areaInput({ shape, polygon, radiusMeters, warehouseId }: ZoneValues) {
  if (shape === 'RADIUS') return { polygon: null, radiusMeters, warehouseId };
  const corners = polygon.map(({ latitude, longitude }) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 }));
  return { polygon: corners, radiusMeters: null, warehouseId: null };
}
