/** A place on Earth, in degrees (WGS 84): latitude −90 to 90 north, longitude −180 to 180 east. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place of a row that may have none. */
export function placeOf({
  latitude,
  longitude,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
