import type { Place } from '../../../../ui/map/place';

/** A corner as the form holds it: null while nothing is typed, NaN for what is no number. */
export interface Corner {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const isDegrees = (value: number | null, most: number): value is number => value !== null && Math.abs(value) <= most;

/** The place of a corner; null while it is no place on Earth. */
export function placeOfCorner({ latitude, longitude }: Corner): Place | null {
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : null;
}

/** Corners that are places, each with its index in the form. */
export function placedCorners(corners: readonly Corner[]): { index: number; place: Place }[] {
  return corners.flatMap((corner, index) => {
    const place = placeOfCorner(corner);
    return place ? [{ index, place }] : [];
  });
}

export function withCorner(corners: readonly Corner[], index: number, corner: Corner): Corner[] {
  return corners.with(index, corner);
}

/** @param index - of the corner that it comes before; the count for the end. */
export function withNewCorner(corners: readonly Corner[], index: number, corner: Corner): Corner[] {
  return corners.toSpliced(index, 0, corner);
}

export function withoutCorner(corners: readonly Corner[], index: number): Corner[] {
  return corners.toSpliced(index, 1);
}

/** One place up or down; as it was at either end. @param step - −1 or 1. */
export function withCornerMoved(corners: readonly Corner[], index: number, step: -1 | 1): Corner[] {
  const [one, other] = [corners[index], corners[index + step]];
  return one && other ? corners.with(index, other).with(index + step, one) : [...corners];
}

/** Two numbers as maps give them to copy: `41.69, 44.80`; null for anything else. */
export function readPair(text: string): Corner | null {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return placeOfCorner({ latitude: Number(latitude), longitude: Number(longitude) });
}

/** With latitude and longitude the other way round. */
export function withAxesExchanged(corners: readonly Corner[]): Corner[] {
  return corners.map(({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }));
}
