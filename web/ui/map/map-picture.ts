import type { Place } from './place';

/** Where a zone lies, as the map draws it. */
export type Area =
  | { readonly kind: 'OUTLINE'; readonly corners: readonly Place[] }
  | { readonly kind: 'CIRCLE'; readonly center: Place; readonly meters: number };

export interface Kitchen {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
}

/** A zone that is seen, not changed. */
export interface KnownZone {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly isActive: boolean;
  /** Stands out from the others. */
  readonly isMarked?: boolean;
}

/** Everything on the map. */
export interface MapPicture {
  /** Where distances are counted from. */
  readonly origin: Place;
  readonly kitchens: readonly Kitchen[];
  readonly zones: readonly KnownZone[];
  /** The zone that is being drawn. */
  readonly draft: Area | null;
  /** Edges of the draft that cross others, by the index of the corner that they begin at. */
  readonly faultyEdges: ReadonlySet<number>;
  /** The corner that is being worked on. */
  readonly chosenCorner: number | null;
  /** A place that is asked about. */
  readonly pin: Place | null;
}

/** Words on the map: it is drawn outside of React. */
export interface MapTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly distance: (meters: number) => string;
  /** Under the pin of a picture. */
  readonly pin?: string;
  /** Of an outline that can be changed. @param number - from 1. */
  readonly corner?: (number: number) => string;
}

/** Every place that should be in sight. */
export function placesOf({ kitchens, zones, draft, pin }: MapPicture, reach: (area: Area) => Place[]): Place[] {
  const areas = [...zones.map(({ area }) => area), ...(draft ? [draft] : [])];
  return [...kitchens.map(({ place }) => place), ...areas.flatMap(reach), ...(pin ? [pin] : [])];
}
