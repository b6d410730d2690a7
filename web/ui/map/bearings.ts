import type { Tiles } from './base-map';
import type { Area, Kitchen, KnownZone } from './map-picture';
import type { Place } from './place';

interface AreaFields {
  readonly polygon: readonly Place[] | null;
  readonly center: Place | null;
  readonly radiusMeters: number | null;
}

function areaOf({ polygon, center, radiusMeters }: AreaFields): Area | null {
  if (polygon) return { kind: 'OUTLINE', corners: polygon };
  return center && radiusMeters !== null ? { kind: 'CIRCLE', center, meters: radiusMeters } : null;
}

export interface Bearings {
  readonly tiles: Tiles | null;
  readonly kitchens: readonly Kitchen[];
  readonly zones: readonly KnownZone[];
  /** Where distances are counted from: the first kitchen that is somewhere, else the first zone, else the capital. */
  readonly origin: Place;
  /** Whether `origin` is the capital only because nothing else is known. */
  readonly isOriginGuessed: boolean;
}

/** Without a country, which no shop is. */
const NOWHERE: Place = { latitude: 0, longitude: 0 };

/** Of a shop, as the API answers. */
interface ShopOnMap {
  readonly mapTiles: Tiles | null;
  /** For staff alone: where a shop begins that is nowhere yet. */
  readonly capital?: Place | null;
  readonly warehouses: readonly {
    readonly id: string;
    readonly name: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }[];
  readonly deliveryZones: readonly (AreaFields & {
    readonly id: string;
    readonly name: string;
    readonly isActive: boolean;
  })[];
}

/** The kitchens and zones of a shop, as far as they are somewhere. */
export function bearings({ mapTiles, capital, warehouses, deliveryZones }: ShopOnMap): Bearings {
  const kitchens = warehouses.flatMap(({ id, name, latitude, longitude }): Kitchen[] =>
    latitude === null || longitude === null ? [] : [{ id, name, place: { latitude, longitude } }],
  );
  const zones = deliveryZones.flatMap(({ id, name, isActive, ...fields }): KnownZone[] => {
    const area = areaOf(fields);
    return area ? [{ id, name, isActive, area }] : [];
  });
  const [first] = zones;
  const inFirst = first && (first.area.kind === 'OUTLINE' ? first.area.corners[0] : first.area.center);
  const known = kitchens[0]?.place ?? inFirst ?? null;
  return { tiles: mapTiles, kitchens, zones, origin: known ?? capital ?? NOWHERE, isOriginGuessed: known === null };
}
