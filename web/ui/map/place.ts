/** A place on Earth, in degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Of the mean Earth, as the API measures. */
const EARTH_RADIUS_METERS = 6_371_008.8;
const METERS_PER_DEGREE = (Math.PI * EARTH_RADIUS_METERS) / 180;
/** A tenth of a metre: nobody draws finer. */
const DIGITS = 6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place as fine as it is worth keeping. */
export function rounded({ latitude, longitude }: Place): Place {
  return { latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) };
}

/** As the crow flies. */
export function metersBetween(one: Place, other: Place): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The place so far north and east of another; good for the size of a town. */
export function movedBy({ latitude, longitude }: Place, north: number, east: number): Place {
  return {
    latitude: latitude + north / METERS_PER_DEGREE,
    longitude: longitude + east / (METERS_PER_DEGREE * Math.cos(radians(latitude))),
  };
}

/** Halfway on a map of degrees. */
export function middleOf(one: Place, other: Place): Place {
  return { latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2 };
}

/** The largest round distance that is not above: 1, 2 or 5 with zeros. @param meters - above zero. */
export function roundDistance(meters: number): number {
  const power = 10 ** Math.floor(Math.log10(meters));
  return ([5, 2].find((digit) => digit * power <= meters) ?? 1) * power;
}
