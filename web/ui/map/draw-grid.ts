import { circle, divIcon, type LayerGroup, type Map as LeafletMap, marker, polyline } from 'leaflet';
import { toLatLng, toPlace } from './leaflet-place';
import type { MapTexts } from './map-picture';
import { metersBetween, movedBy, type Place, roundDistance } from './place';
import styles from './zone-map.module.css';

/** What one square of the grid is, and the bar that shows it. */
export interface Scale {
  readonly meters: number;
  readonly pixels: number;
}

const LARGEST_SQUARE_PIXELS = 90;
/** Beyond, a plane is no picture of the Earth. */
const WIDEST_SQUARE_METERS = 200_000;
const MOST_RINGS = 8;

export function scaleOf(map: LeafletMap): Scale {
  const { x, y } = map.getSize().divideBy(2);
  const meters = metersBetween(
    toPlace(map.containerPointToLatLng([x, y])),
    toPlace(map.containerPointToLatLng([x + LARGEST_SQUARE_PIXELS, y])),
  );
  const square = roundDistance(Math.max(meters, 0.1));
  return { meters: square, pixels: (LARGEST_SQUARE_PIXELS * square) / Math.max(meters, 0.1) };
}

/** Whole squares from the origin to both ends. */
function stepsBetween(from: number, to: number, square: number): number[] {
  const first = Math.floor(from / square);
  return Array.from({ length: Math.ceil(to / square) - first + 1 }, (_, index) => (first + index) * square);
}

function drawSquares(map: LeafletMap, layer: LayerGroup, origin: Place, square: number): void {
  const bounds = map.getBounds();
  const [southWest, northEast] = [toPlace(bounds.getSouthWest()), toPlace(bounds.getNorthEast())];
  const step = movedBy(origin, 1, 1);
  const north = (latitude: number) => (latitude - origin.latitude) / (step.latitude - origin.latitude);
  const east = (longitude: number) => (longitude - origin.longitude) / (step.longitude - origin.longitude);
  const look = { className: styles.grid ?? '', weight: 1, interactive: false };
  for (const meters of stepsBetween(north(southWest.latitude), north(northEast.latitude), square)) {
    const { latitude } = movedBy(origin, meters, 0);
    layer.addLayer(
      polyline(
        [
          [latitude, southWest.longitude],
          [latitude, northEast.longitude],
        ],
        look,
      ),
    );
  }
  for (const meters of stepsBetween(east(southWest.longitude), east(northEast.longitude), square)) {
    const { longitude } = movedBy(origin, 0, meters);
    layer.addLayer(
      polyline(
        [
          [southWest.latitude, longitude],
          [northEast.latitude, longitude],
        ],
        look,
      ),
    );
  }
}

function drawRings(map: LeafletMap, layer: LayerGroup, origin: Place, texts: MapTexts, square: number): void {
  const bounds = map.getBounds();
  if (!bounds.contains(toLatLng(origin))) return;
  const farthest = metersBetween(origin, toPlace(bounds.getNorthEast()));
  const ring = square * 2;
  const count = Math.min(MOST_RINGS, Math.floor(farthest / ring));
  for (let number = 1; number <= count; number += 1) {
    const meters = number * ring;
    layer.addLayer(
      circle(toLatLng(origin), {
        radius: meters,
        className: styles.ring ?? '',
        fill: false,
        weight: 1,
        interactive: false,
      }),
    );
    const icon = divIcon({
      className: styles.ringLabel ?? '',
      iconSize: [0, 0],
      html: `<span>${texts.distance(meters)}</span>`,
    });
    layer.addLayer(marker(toLatLng(movedBy(origin, meters, 0)), { icon, interactive: false, keyboard: false }));
  }
}

/** Squares of a round size, and rings around the origin with their distance: bearings where there is no map. */
export function drawGrid(map: LeafletMap, layer: LayerGroup, origin: Place, texts: MapTexts): void {
  layer.clearLayers();
  const { meters } = scaleOf(map);
  if (meters > WIDEST_SQUARE_METERS) return;
  drawSquares(map, layer, origin, meters);
  drawRings(map, layer, origin, texts, meters);
}
