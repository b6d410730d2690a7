import { z } from 'zod';
import { isInArea, type ZoneArea } from '../../../zones/zone';
import { NotAStreetFile } from '../refusals';
import { type AddressOfFile, addressesOfTable } from './address-table';

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

/** A multipolygon has its points there. */
const DEEPEST = 3;

/** The first point of a geometry: a house is small. */
function firstPosition(coordinates: unknown, depth = 0): Position | null {
  const position = Position.safeParse(coordinates);
  if (position.success) return position.data;
  return Array.isArray(coordinates) && depth < DEEPEST ? firstPosition(coordinates[0], depth + 1) : null;
}

/**
 * Streets and houses of a file: GeoJSON as Overpass Turbo and osmium write it, or a table of addresses. They are cut to the
 * shop's areas; without areas all of the file is taken.
 *
 * @throws {NotAStreetFile}
 */
export function readStreets(text: string, areas: readonly ZoneArea[]): StreetOfFile[] {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  const addresses = content.startsWith('{') ? addressesOfMap(content) : addressesOfTable(content);
  const streets = new Map<string, Map<string, House>>();
  for (const { latitude, longitude, ...address } of addresses) {
    if (areas.length > 0 && !areas.some((area) => isInArea({ latitude, longitude }, area))) continue;
    const name = textOf(address.street, LONGEST_NAME);
    if (!name) continue;
    const number = textOf(address.number, LONGEST_NUMBER);
    const houses = streets.get(name) ?? new Map<string, House>();
    streets.set(name, houses);
    if (number && !houses.has(number)) houses.set(number, [number, latitude, longitude]);
  }
  return [...streets].map(([name, houses]) => ({ name, houses: [...houses.values()] }));
}

/** @throws {NotAStreetFile} */
function addressesOfMap(text: string): AddressOfFile[] {
  return featuresOf(text).flatMap((feature) => {
    const { properties, geometry } = Feature.safeParse(feature).data ?? {};
    const position = firstPosition(geometry?.coordinates);
    if (!properties || !position) return [];
    const [longitude, latitude] = position;
    const street = properties['addr:street'] ?? (properties.highway && properties.name);
    return [{ street, number: properties['addr:housenumber'], latitude, longitude }];
  });
}

function featuresOf(text: string): readonly unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new NotAStreetFile();
    throw error;
  }
  const collection = Collection.safeParse(content);
  if (!collection.success) throw new NotAStreetFile();
  return collection.data.features;
}

function textOf(value: unknown, longest: number): string | null {
  // PostgreSQL keeps no zero character, and a street is one line of text.
  const text = typeof value === 'string' ? value.toWellFormed().replace(UNPRINTED, ' ').trim() : '';
  return text === '' || text.length > longest ? null : text;
}
