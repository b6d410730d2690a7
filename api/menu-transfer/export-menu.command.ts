import { toLocale } from '../../domain/locale';
import { type Caller, requirePermission } from '../access/caller';
import type { CsvOptions } from './files/write-csv';
import { writeCsv } from './files/write-csv';
import { writeJson } from './files/write-json';
import { readMenuTables } from './tables/menu-tables.store';

export type MenuFormat = 'json' | 'csv';

/** The whole menu as a file. @throws {Forbidden} */
export async function exportMenu(
  { db, channel, actor }: Caller,
  { format, separator }: { readonly format: MenuFormat; readonly separator: CsvOptions['separator'] },
): Promise<string> {
  requirePermission(actor, 'catalog');
  const tables = await readMenuTables(db, channel.id);
  if (format === 'json') return writeJson(tables, channel.currencyCode);
  return writeCsv(tables, { separator, locale: toLocale(channel.defaultLocale) });
}
