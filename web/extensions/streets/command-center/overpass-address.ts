import type { KnownZone } from '../../../ui/map/map-picture';
import type { Place } from '../../../ui/map/place';

/** Of a degree of latitude. */
const METERS = 111_320;

/** The corners of the smallest box around an area. */
function cornersOf({ area }: KnownZone): readonly Place[] {
  if (area.kind === 'OUTLINE') return area.corners;
  const { latitude, longitude } = area.center;
  const up = area.meters / METERS;
  const aside = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    { latitude: latitude - up, longitude: longitude - aside },
    { latitude: latitude + up, longitude: longitude + aside },
  ];
}

/** South, west, north and east of the areas, in degrees; what the reader of the map looks at, where there are none. */
function boxOf(zones: readonly KnownZone[]): string {
  const corners = zones.flatMap(cornersOf);
  if (corners.length === 0) return '{{bbox}}';
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  const sides = [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
  return sides.map((side) => side.toFixed(4)).join();
}

/** Overpass Turbo with the query for all addresses and named streets in the shop's areas. */
export function overpassAddress(zones: readonly KnownZone[], { latitude, longitude }: Place): string {
  const query = [
    `[out:json][timeout:120][bbox:${boxOf(zones)}];`,
    '(',
    '  nwr["addr:street"]["addr:housenumber"];',
    '  way["highway"]["name"];',
    ');',
    'out center tags;',
  ].join('\n');
  const search = new URLSearchParams({ Q: query, C: `${latitude};${longitude};13` });
  return `https://overpass-turbo.eu/?${search}`;
}
