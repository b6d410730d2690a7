import { type Place, rounded } from '../../../../ui/map/place';
import { MOST_CORNERS } from './outline';

/** Why a pasted text is no outline; each is the end of a message's id. */
export type OutlineFault = 'notJson' | 'noArea' | 'severalAreas' | 'badCorner' | 'tooMany';

export type ReadOutline =
  | { readonly corners: readonly Place[]; readonly hasHoles: boolean; readonly fault: null }
  | { readonly fault: OutlineFault };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The rings of every polygon in it, whatever it is wrapped in. */
function polygonsIn(json: unknown): unknown[] {
  if (!isObject(json)) return [];
  const { type, coordinates, geometry, geometries, features } = json;
  if (type === 'Polygon') return [coordinates];
  if (type === 'MultiPolygon') return Array.isArray(coordinates) ? coordinates : [];
  if (type === 'Feature') return polygonsIn(geometry);
  const parts = type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : [];
  return Array.isArray(parts) ? parts.flatMap(polygonsIn) : [];
}

/** GeoJSON has longitude first. */
function placeOf(position: unknown): Place | null {
  if (!Array.isArray(position)) return null;
  const [longitude, latitude]: unknown[] = position;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? rounded({ latitude, longitude }) : null;
}

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one !== undefined && one.latitude === other?.latitude && one.longitude === other.longitude;

/** The outline in a text that people copy from map tools: a GeoJSON polygon, alone or in a feature. */
export function readGeoJson(text: string): ReadOutline {
  const json = parse(text);
  if (json === undefined) return { fault: 'notJson' };
  const [polygon, ...others] = polygonsIn(json);
  if (others.length > 0) return { fault: 'severalAreas' };
  if (!Array.isArray(polygon) || !Array.isArray(polygon[0])) return { fault: 'noArea' };
  const positions: unknown[] = polygon[0];
  const places = positions.flatMap((position) => placeOf(position) ?? []);
  if (places.length < positions.length) return { fault: 'badCorner' };
  const corners = places.length > 1 && isSame(places[0], places.at(-1)) ? places.slice(0, -1) : places;
  if (corners.length > MOST_CORNERS) return { fault: 'tooMany' };
  return { corners, hasHoles: polygon.length > 1, fault: null };
}
