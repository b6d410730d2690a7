import { circle, divIcon, type LayerGroup, marker, type Path, polygon, polyline } from 'leaflet';
import { classNames } from '../class-names';
import { nameplateOf } from './area-reach';
import { NAME_RANK, type NameRank } from './crowded-names';
import { toLatLng } from './leaflet-place';
import type { Area, MapPicture, MapTexts } from './map-picture';
import type { Place } from './place';
import styles from './zone-map.module.css';

/** Names are people's own words: never as HTML. */
function written(text: string, rank: NameRank): HTMLElement {
  const element = document.createElement('span');
  element.dataset.nameRank = `${rank}`;
  element.textContent = text;
  return element;
}

function sign(place: Place, className: string | undefined, text: string, rank: NameRank) {
  const icon = divIcon({ className: className ?? '', iconSize: [0, 0], html: written(text, rank) });
  return marker(toLatLng(place), { icon, interactive: false, keyboard: false });
}

/** The shape of an area; a look of its own by class. */
export function shapeOf(area: Area, className: string | undefined): Path {
  const look = { className: className ?? '', interactive: false, weight: 2 };
  if (area.kind === 'CIRCLE') return circle(toLatLng(area.center), { ...look, radius: area.meters });
  return polygon(area.corners.map(toLatLng), look);
}

function faultyEdgesOf({ draft, faultyEdges }: MapPicture) {
  if (draft?.kind !== 'OUTLINE') return [];
  const { corners } = draft;
  return [...faultyEdges].flatMap((edge) => {
    const [from, to] = [corners[edge], corners[(edge + 1) % corners.length]];
    const look = { className: styles.fault ?? '', interactive: false, weight: 4 };
    return from && to ? [polyline([toLatLng(from), toLatLng(to)], look)] : [];
  });
}

/** Zones, kitchens, the draft and the pin. */
export function drawAreas(layer: LayerGroup, picture: MapPicture, texts: MapTexts): void {
  layer.clearLayers();
  const { zones, kitchens, draft, pin } = picture;
  for (const { area, name, isActive, isMarked } of zones) {
    layer.addLayer(shapeOf(area, classNames(styles.zone, !isActive && styles.asleep, isMarked && styles.marked)));
    const nameplate = nameplateOf(area);
    if (nameplate)
      layer.addLayer(sign(nameplate, styles.zoneName, name, isMarked ? NAME_RANK.markedArea : NAME_RANK.area));
  }
  for (const { name, place } of kitchens) layer.addLayer(sign(place, styles.kitchen, name, NAME_RANK.kitchen));
  if (draft) layer.addLayer(shapeOf(draft, styles.draft));
  for (const edge of faultyEdgesOf(picture)) layer.addLayer(edge);
  if (pin) layer.addLayer(sign(pin, styles.pin, texts.pin ?? '', NAME_RANK.pin));
}
