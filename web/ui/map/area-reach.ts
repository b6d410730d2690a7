import type { Area } from './map-picture';
import { movedBy, type Place } from './place';

/** Places that an area lies between. */
export function reachOf(area: Area): Place[] {
  if (area.kind === 'OUTLINE') return [...area.corners];
  const { center, meters } = area;
  return [movedBy(center, meters, meters), movedBy(center, -meters, -meters)];
}

/** Where an area's name is written: at the middle of its northern end, so that what lies in it stays in sight. */
export function nameplateOf(area: Area): Place | null {
  const places = reachOf(area);
  if (places.length === 0) return null;
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    latitude: Math.max(...places.map(({ latitude }) => latitude)),
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
}
