import { DomEvent, divIcon, type LayerGroup, type Map as LeafletMap, type Marker, marker, point } from 'leaflet';
import { toLatLng, toPlace } from './leaflet-place';
import type { MapTexts } from './map-picture';
import { middleOf, type Place } from './place';
import styles from './zone-map.module.css';

/** What a person does to an outline on the map. */
export interface OutlineActions {
  move(index: number, place: Place): void;
  /** Before the corner of this index. */
  insert(index: number, place: Place): void;
  remove(index: number): void;
  choose(index: number): void;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP_PIXELS = 8;

/**
 * Corners that are dragged, or moved by arrow keys (with Shift: finely) and taken away by Delete, and between them the
 * places where a new one comes in. Markers stay the same elements as the outline changes, so that focus stays too.
 */
export class CornerHandles {
  readonly #corners: Marker[] = [];
  readonly #middles: Marker[] = [];

  constructor(
    private readonly map: LeafletMap,
    private readonly layer: LayerGroup,
    private readonly actions: OutlineActions,
    private readonly texts: MapTexts,
    /** While a corner is on its way. */
    private readonly preview: (index: number, place: Place) => void,
  ) {}

  show(places: readonly Place[], chosen: number | null): void {
    this.#fit(this.#corners, places.length, (index) => this.#corner(index));
    this.#fit(this.#middles, places.length < 2 ? 0 : places.length, (index) => this.#middle(index));
    for (const [index, place] of places.entries()) {
      const next = places[(index + 1) % places.length] ?? place;
      this.#middles[index]?.setLatLng(toLatLng(middleOf(place, next)));
      const handle = this.#corners[index]?.setLatLng(toLatLng(place));
      const element = handle?.getElement();
      element?.setAttribute('aria-label', this.texts.corner?.(index + 1) ?? '');
      element?.classList.toggle(styles.chosen ?? 'chosen', index === chosen);
    }
  }

  #fit(handles: Marker[], count: number, make: (index: number) => Marker): void {
    while (handles.length > count) handles.pop()?.remove();
    while (handles.length < count) handles.push(make(handles.length).addTo(this.layer));
  }

  #corner(index: number): Marker {
    const icon = divIcon({ className: styles.corner ?? '', iconSize: [44, 44], html: `<span>${index + 1}</span>` });
    const handle = marker([0, 0], { icon, draggable: true, keyboard: true, autoPan: true });
    handle.on('drag', () => this.preview(index, toPlace(handle.getLatLng())));
    handle.on('dragend', () => this.actions.move(index, toPlace(handle.getLatLng())));
    handle.on('click', () => this.actions.choose(index));
    handle.on('add', () => {
      const element = handle.getElement();
      element?.addEventListener('keydown', (event) => this.#press(index, handle, event));
      element?.addEventListener('focus', () => this.actions.choose(index));
    });
    return handle;
  }

  #press(index: number, handle: Marker, event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step && event.key !== 'Delete' && event.key !== 'Backspace') return;
    DomEvent.stop(event);
    if (!step) {
      this.actions.remove(index);
      return;
    }
    const pixels = event.shiftKey ? 1 : STEP_PIXELS;
    const from = this.map.latLngToContainerPoint(handle.getLatLng());
    const to = from.add(point(step[0] * pixels, step[1] * pixels));
    this.actions.move(index, toPlace(this.map.containerPointToLatLng(to)));
  }

  #middle(index: number): Marker {
    const icon = divIcon({ className: styles.middle ?? '', iconSize: [32, 32], html: '<span></span>' });
    const handle = marker([0, 0], { icon, draggable: true, keyboard: false });
    const insert = () => this.actions.insert(index + 1, toPlace(handle.getLatLng()));
    handle.on('click', insert);
    handle.on('dragend', insert);
    return handle;
  }
}
