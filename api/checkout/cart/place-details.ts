import type { InvalidField } from '../../kernel/refusals';

/** Where it is brought: a place that the shopper's device knows, or a zone that they chose from a list. */
export interface PlaceInput {
  /** Degrees north, WGS 84; goes with `longitude`. */
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly zoneId?: string | null;
}

/** The same, ready to store: one of the two, never both. */
export type PlaceDetails = PlaceInput;

interface ReadPlace {
  readonly place: PlaceDetails;
  readonly invalid: readonly InvalidField[];
}

function outOfRange(field: string, value: number, maximum: number): InvalidField[] {
  const path = [field];
  if (value > maximum) return [{ path, code: 'NUMBER_TOO_BIG', values: { maximum } }];
  if (value < -maximum) return [{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: -maximum } }];
  return [];
}

const refused = (invalid: readonly InvalidField[]): ReadPlace => ({ place: {}, invalid });

/**
 * A place says better than a choice where it is: with both, the place counts. Whichever comes last forgets the other,
 * so that a shopper who was found in the wrong street can choose.
 *
 * @returns what is wrong when half a place, or none on Earth, came in.
 */
export function readPlace({ latitude, longitude, zoneId }: PlaceInput): ReadPlace {
  if (latitude == null && longitude == null) {
    const isForgotten = zoneId !== undefined || latitude === null || longitude === null;
    const nowhere = isForgotten && { latitude: null, longitude: null };
    return { place: { ...nowhere, ...(zoneId !== undefined && { zoneId }) }, invalid: [] };
  }
  if (latitude == null) return refused([{ path: ['latitude'], code: 'REQUIRED' }]);
  if (longitude == null) return refused([{ path: ['longitude'], code: 'REQUIRED' }]);
  const invalid = [...outOfRange('latitude', latitude, 90), ...outOfRange('longitude', longitude, 180)];
  return invalid.length > 0 ? refused(invalid) : { place: { latitude, longitude, zoneId: null }, invalid };
}
