import { z } from 'zod';
import { isInArea, type Zone } from '../zones/zone';

/** A house of a street: its number, and where it stands. */
export type House = [number: string, latitude: number, longitude: number];

export interface StreetOfFile {
  readonly name: string;
  readonly houses: readonly House[];
}

/** The longest that checkout takes (api/checkout/cart/contact.ts). */
const LONGEST_NAME = 70;
const LONGEST_NUMBER = 9;
const UNPRINTED = /[\s\p{Cc}\p{Cf}]+/gu;

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown());
type Position = z.infer<typeof Position>;

const Feature = z.object({
  properties: z
    .object({
      'addr:street': z.unknown().optional(),
      'addr:housenumber': z.unknown().optional(),
      highway: z.unknown().optional(),
      name: z.unknown().optional(),
    })
    .nullish(),
  geometry: z.object({ coordinates: z.unknown() }).nullish(),
});
const Collection = z.object({ features: z.array(z.unknown()) });

/** No list of places by address: what is wrong is said to whoever runs the command. */
export class UnreadableStreets extends Error {}

/** A multipolygon has its points there. */
const DEEPEST = 3;

/** The first point of a geometry: a house is small. */
function firstPosition(coordinates: unknown, depth = 0): Position | null {
  const position = Position.safeParse(coordinates);
  if (position.success) return position.data;
  return Array.isArray(coordinates) && depth < DEEPEST ? firstPosition(coordinates[0], depth + 1) : null;
}

/**
 * Streets and houses of a GeoJSON file as Overpass Turbo and osmium write it, cut to the shop's areas. Without areas all of the
 * file is taken.
 *
 * @throws {UnreadableStreets}
 */
export function readStreets(text: string, zones: readonly Zone[]): StreetOfFile[] {
  const streets = new Map<string, Map<string, House>>();
  for (const feature of featuresOf(text)) {
    const { properties, geometry } = Feature.safeParse(feature).data ?? {};
    const position = firstPosition(geometry?.coordinates);
    if (!properties || !position) continue;
    const [longitude, latitude] = position;
    if (zones.length > 0 && !zones.some(({ area }) => isInArea({ latitude, longitude }, area))) continue;
    const number = textOf(properties['addr:housenumber'], LONGEST_NUMBER);
    const name = textOf(properties['addr:street'] ?? (properties.highway && properties.name), LONGEST_NAME);
    if (!name) continue;
    const houses = streets.get(name) ?? new Map<string, House>();
    streets.set(name, houses);
    if (number && !houses.has(number)) houses.set(number, [number, latitude, longitude]);
  }
  return [...streets].map(([name, houses]) => ({ name, houses: [...houses.values()] }));
}

function featuresOf(text: string): readonly unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableStreets(
      'The file is no GeoJSON: save the map’s data as GeoJSON, not as an image or as raw data.',
    );
  }
  const collection = Collection.safeParse(content);
  if (!collection.success) throw new UnreadableStreets('The file has no list of features: it is some other JSON.');
  return collection.data.features;
}

function textOf(value: unknown, longest: number): string | null {
  // PostgreSQL keeps no zero character, and a street is one line of text.
  const text = typeof value === 'string' ? value.toWellFormed().replace(UNPRINTED, ' ').trim() : '';
  return text === '' || text.length > longest ? null : text;
}
