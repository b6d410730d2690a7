import { LOCALES } from '../../../domain/locale';
import { TAX_CLASSES } from '../../../domain/tax';
import { Allergen, MeasurementUnit, ProductTag } from '../../generated/prisma/enums';
import { type CsvRecord, parseCsv, TableUnreadable } from '../../text-files/csv-text';
import { MENU_FILE_ROWS } from '../tables/limits';
import type { LocalizedPatch, MenuFault, ReadFile } from '../tables/menu-draft';
import { CsvCells, type ReadRow } from './csv-cells';
import { CSV_COLUMNS, type CsvColumn, columnOf, inEach } from './csv-columns';
import { gatherPlaces } from './csv-places';
import { gatherProducts } from './csv-products';
import { FaultList } from './fault-list';

const UNITS = Object.values(MeasurementUnit);

function localized(cells: CsvCells, prefix: 'name' | 'description' | 'variant'): { patch?: LocalizedPatch } {
  const entries = LOCALES.flatMap((locale) => {
    const text = cells.text(`${prefix}_${locale}`);
    return text === undefined ? [] : [[locale, text] as const];
  });
  return entries.length > 0 ? { patch: Object.fromEntries(entries) } : {};
}

/** Without the keys of what was not said. */
function said<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}

function readRow(cells: CsvCells): ReadRow {
  const { row } = cells;
  const unit = cells.text('unit');
  const price = cells.amount('price');
  if (price === null) cells.fault('price', 'REQUIRED');
  return {
    cells,
    product: {
      row,
      ...said({
        slug: cells.text('slug') || undefined,
        name: localized(cells, 'name').patch,
        description: localized(cells, 'description').patch,
        isAvailable: cells.yesOrNo('available'),
        tags: cells.names('tags', Object.values(ProductTag)),
        allergens: cells.names('allergens', Object.values(Allergen)),
        calories: cells.number('calories'),
        protein: cells.number('protein'),
        fat: cells.number('fat'),
        carbohydrate: cells.number('carbohydrate'),
        taxClass: cells.oneName('vat', TAX_CLASSES),
        goesWellWith: cells.list('goes_well_with'),
      }),
    },
    variant: {
      row,
      ...said({
        name: localized(cells, 'variant').patch,
        sku: cells.text('sku'),
        price: price ?? undefined,
        weight: cells.number('weight'),
        unit: unit ? cells.name('unit', unit, UNITS) : undefined,
        isAvailable: cells.yesOrNo('variant_available'),
      }),
    },
  };
}

function headFaults(heads: readonly string[], columns: readonly (CsvColumn | null)[]): MenuFault[] {
  const named = heads.flatMap((head, index) => (head.trim() === '' || columns[index] ? [] : [head.trim()]));
  const unknown = [...new Set(named)].map((column) => ({ row: 1, column, code: 'UNKNOWN_COLUMN' }));
  const twice = CSV_COLUMNS.filter((column) => columns.filter((other) => other === column).length > 1);
  const names: readonly CsvColumn[] = ['slug', ...inEach('name'), 'sku'];
  const isNamed = names.some((name) => columns.includes(name));
  return [
    ...unknown,
    ...twice.map((column) => ({ row: 1, column, code: 'COLUMN_TWICE' })),
    ...(isNamed ? [] : [{ row: 1, column: null, code: 'NO_NAMING_COLUMN' }]),
  ];
}

function cellsOf({ line, cells }: CsvRecord, columns: readonly (CsvColumn | null)[], faults: FaultList): CsvCells {
  const entries = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ''] as const] : []));
  return new CsvCells(line, new Map(entries), faults);
}

function failed(...all: MenuFault[]): ReadFile {
  const list = new FaultList();
  for (const fault of all) list.add(fault);
  return { draft: { menus: null, products: [], isOrdered: false }, faults: list.faults, faultCount: list.count };
}

function recordsOf(text: string): CsvRecord[] | TableUnreadable {
  try {
    return parseCsv(text, MENU_FILE_ROWS);
  } catch (error) {
    if (error instanceof TableUnreadable) return error;
    throw error;
  }
}

/** Reads a table with one row a variant; rows that name the same product belong together. */
export function readCsv(text: string): ReadFile {
  const records = recordsOf(text);
  if (records instanceof TableUnreadable) {
    return failed({ row: records.line, column: null, code: records.code, values: records.values });
  }
  const [head, ...body] = records;
  if (!head || body.length === 0) return failed({ row: null, column: null, code: 'EMPTY_FILE' });
  const columns = head.cells.map(columnOf);
  const headless = headFaults(head.cells, columns);
  if (headless.length > 0) return failed(...headless);
  const surplus = body.flatMap(({ line, surplus: values }): MenuFault[] =>
    values ? [{ row: line, column: null, code: 'CELL_WITHOUT_HEADING', values }] : [],
  );
  if (surplus.length > 0) return failed(...surplus);
  const list = new FaultList();
  const rows = body.map((record) => readRow(cellsOf(record, columns, list)));
  const { products, rowsOf } = gatherProducts(rows);
  const menus = columns.includes('categories') ? gatherPlaces(rowsOf) : null;
  return { draft: { menus, products, isOrdered: false }, faults: list.faults, faultCount: list.count };
}
