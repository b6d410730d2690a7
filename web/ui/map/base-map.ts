import { control, map as createMap, type Map as LeafletMap, latLngBounds, tileLayer } from 'leaflet';
import { toLatLng } from './leaflet-place';
import type { MapTexts } from './map-picture';
import type { Place } from './place';

/** Background pictures, where the server names some. */
export interface Tiles {
  readonly url: string;
  readonly attribution?: string | null;
}

const NEAREST_ZOOM = 19;
/** About a town. */
const TOWN_ZOOM = 13;

/** An empty map: the page keeps its scroll wheel until somebody works on the map. */
export function createBaseMap(element: HTMLElement, tiles: Tiles | null, texts: MapTexts): LeafletMap {
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    worldCopyJump: true,
    minZoom: 3,
    maxZoom: NEAREST_ZOOM,
    zoomSnap: tiles ? 1 : 0.5,
    doubleClickZoom: false,
  });
  control.zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  if (tiles) {
    // A background is a light picture in the dark too: what lies on it stays dark.
    element.dataset.colorMode = 'light';
    tileLayer(tiles.url, { maxZoom: NEAREST_ZOOM }).addTo(map);
    if (tiles.attribution) control.attribution({ prefix: false }).addAttribution(tiles.attribution).addTo(map);
  }
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur mouseout', () => map.scrollWheelZoom.disable());
  return map;
}

/** Brings places into sight; around `origin` where there are none. */
export function showPlaces(map: LeafletMap, places: readonly Place[], origin: Place): void {
  const bounds = latLngBounds(places.map(toLatLng));
  const isOnePlace = places.length < 2 || bounds.getNorthEast().equals(bounds.getSouthWest());
  if (isOnePlace) map.setView(toLatLng(places[0] ?? origin), TOWN_ZOOM, { animate: false });
  else map.fitBounds(bounds, { padding: [64, 40], maxZoom: 16, animate: false });
}
