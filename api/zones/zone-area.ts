import { InvalidInput } from '../kernel/refusals';
import type { Place } from '../places/place';

/** An area as staff enter it: corners, or so far around a kitchen. */
export interface AreaInput {
  readonly polygon?: readonly Place[] | null | undefined;
  readonly radiusMeters?: number | null | undefined;
  readonly warehouseId?: string | null | undefined;
}

/** The same as a zone's columns. */
export type AreaColumns =
  | {
      readonly shape: 'POLYGON';
      readonly polygon: [latitude: number, longitude: number][];
      readonly radiusMeters: null;
      readonly warehouseId: null;
    }
  | { readonly shape: 'RADIUS'; readonly radiusMeters: number; readonly warehouseId: string };

const refused = (field: string, code: string) => new InvalidInput([{ path: ['input', field], code }]);

/** @throws {InvalidInput} when it is neither or both, or half of one. */
export function readArea({ polygon, radiusMeters, warehouseId }: AreaInput): AreaColumns {
  if (polygon && (radiusMeters != null || warehouseId != null)) throw refused('polygon', 'ONE_SHAPE');
  if (polygon) {
    const corners = polygon.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    return { shape: 'POLYGON', polygon: corners, radiusMeters: null, warehouseId: null };
  }
  if (radiusMeters == null && warehouseId == null) throw refused('polygon', 'REQUIRED');
  if (radiusMeters == null) throw refused('radiusMeters', 'REQUIRED');
  if (warehouseId == null) throw refused('warehouseId', 'REQUIRED');
  return { shape: 'RADIUS', radiusMeters, warehouseId };
}
