import { type LayerGroup, type Map as LeafletMap, layerGroup } from 'leaflet';
import { reachOf } from './area-reach';
import { createBaseMap, showPlaces, type Tiles } from './base-map';
import { CornerHandles, type OutlineActions } from './corner-handles';
import { hideCrowdedNames } from './crowded-names';
import { drawAreas } from './draw-areas';
import { drawGrid, type Scale, scaleOf } from './draw-grid';
import { toLatLng, toPlace } from './leaflet-place';
import { type MapPicture, type MapTexts, placesOf } from './map-picture';
import type { Place } from './place';

interface Options {
  readonly picture: MapPicture;
  readonly texts: MapTexts;
  readonly tiles: Tiles | null;
  /** Null: the draft is only looked at. */
  readonly outline: OutlineActions | null;
  readonly onPress: (place: Place) => void;
  readonly onScale?: (scale: Scale) => void;
  /** Another place is in the middle: the map was moved, zoomed or resized. */
  readonly onMove?: (middle: Place) => void;
}

/** A picture on a map, kept up to date by hand: Leaflet knows no React. */
export class ZoneMapView {
  readonly #map: LeafletMap;
  readonly #areas: LayerGroup;
  readonly #handles: CornerHandles | null;
  #picture: MapPicture;

  constructor(
    element: HTMLElement,
    private readonly options: Options,
  ) {
    const { picture, texts, tiles, outline, onPress, onScale, onMove } = options;
    this.#picture = picture;
    this.#map = createBaseMap(element, tiles, texts);
    const grid = layerGroup().addTo(this.#map);
    this.#areas = layerGroup().addTo(this.#map);
    const handles = layerGroup().addTo(this.#map);
    const preview = (index: number, place: Place) => this.#preview(index, place);
    this.#handles = outline && new CornerHandles(this.#map, handles, outline, texts, preview);
    this.#showDraft();
    const drawAround = () => {
      if (!tiles) drawGrid(this.#map, grid, this.#picture.origin, texts);
      onScale?.(scaleOf(this.#map));
    };
    this.#map.on('moveend zoomend resize', drawAround);
    this.#map.on('zoomend', () => hideCrowdedNames(element));
    this.#map.on('moveend', () => onMove?.(toPlace(this.#map.getCenter().wrap())));
    this.#map.on('click', ({ latlng }) => onPress(toPlace(latlng.wrap())));
    drawAround();
    this.show(picture);
  }

  show(picture: MapPicture): void {
    this.#picture = picture;
    this.#draw(picture);
    const { draft, chosenCorner } = picture;
    this.#handles?.show(draft?.kind === 'OUTLINE' ? draft.corners : [], chosenCorner);
  }

  /** Everything that is on it comes into sight. */
  showAll(): void {
    showPlaces(this.#map, placesOf(this.#picture, reachOf), this.#picture.origin);
  }

  /** Moves a place into the middle. */
  lookAt(place: Place): void {
    this.#map.panTo(toLatLng(place));
  }

  /** What is worked on; everything where that is nowhere yet. */
  #showDraft(): void {
    const { draft, origin } = this.#picture;
    const places = draft ? reachOf(draft) : [];
    if (places.length > 1) showPlaces(this.#map, places, origin);
    else this.showAll();
  }

  /** The page gave it another size. */
  resize(): void {
    this.#map.invalidateSize({ animate: false });
  }

  remove(): void {
    this.#map.remove();
  }

  #preview(index: number, place: Place): void {
    const { draft } = this.#picture;
    if (draft?.kind !== 'OUTLINE') return;
    const corners = draft.corners.with(index, place);
    this.#draw({ ...this.#picture, draft: { ...draft, corners }, faultyEdges: new Set<number>() });
  }

  #draw(picture: MapPicture): void {
    drawAreas(this.#areas, picture, this.options.texts);
    hideCrowdedNames(this.#map.getContainer());
  }
}
