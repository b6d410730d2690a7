import { parseCsv, TableUnreadable } from '../../../text-files/csv-text';
import { CellWithoutHeading } from '../../../text-files/refusals';
import { NotAStreetFile } from '../refusals';

/** One address of a file, as the file has it. */
export interface AddressOfFile {
  readonly street: unknown;
  /** Left out for a street without houses. */
  readonly number: unknown;
  readonly latitude: number;
  readonly longitude: number;
}

/** A city of a million people has a fifth of it. */
const MOST_ADDRESSES = 1_000_000;

/** Heads of columns, in small letters: those of OpenAddresses, of OpenStreetMap, and what people write. */
const HEADS = {
  street: ['street', 'addr:street', 'улица'],
  number: ['number', 'house', 'housenumber', 'addr:housenumber', 'дом'],
  latitude: ['lat', 'latitude', '@lat', 'широта'],
  longitude: ['lon', 'lng', 'longitude', '@lon', 'долгота'],
} as const;

/**
 * The addresses of a table with a head, such as OpenAddresses offers: a row each. A row without a place on Earth is left out.
 *
 * @throws {NotAStreetFile | CellWithoutHeading}
 */
export function addressesOfTable(text: string): AddressOfFile[] {
  const [head, ...rows] = recordsOf(text);
  const columnOf = (names: readonly string[]) =>
    head?.cells.findIndex((cell) => names.includes(cell.trim().toLowerCase())) ?? -1;
  const columns = {
    street: columnOf(HEADS.street),
    number: columnOf(HEADS.number),
    latitude: columnOf(HEADS.latitude),
    longitude: columnOf(HEADS.longitude),
  };
  if (columns.street < 0 || columns.latitude < 0 || columns.longitude < 0) throw new NotAStreetFile();
  return rows.flatMap(({ line, cells, surplus }) => {
    if (surplus) throw new CellWithoutHeading({ ...surplus, row: line });
    const latitude = degreesOf(cells[columns.latitude], 90);
    const longitude = degreesOf(cells[columns.longitude], 180);
    if (latitude === null || longitude === null) return [];
    return [{ street: cells[columns.street], number: cells[columns.number], latitude, longitude }];
  });
}

function recordsOf(text: string) {
  try {
    return parseCsv(text, MOST_ADDRESSES);
  } catch (error) {
    if (error instanceof TableUnreadable) throw new NotAStreetFile();
    throw error;
  }
}

/** With a decimal point or comma. */
function degreesOf(cell: string | undefined, most: number): number | null {
  const text = cell?.trim().replace(',', '.') ?? '';
  const degrees = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : null;
}
