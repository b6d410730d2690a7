import { randomUUID } from 'node:crypto';
import { LOCALES, toLocale } from '../../domain/locale';
import { type Caller, requirePermission } from '../access/caller';
import type { Reader, Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { message } from '../messages/messages';
import { staffWrite } from '../staff-writes/staff-write.command';
import type { FileEncoding } from '../text-files/encodings';
import { isSame, type MenuDifference, menuDifference } from './difference/difference';
import { type ReportBody, reportOf } from './difference/report';
import { writeDifference } from './difference/write-difference.store';
import type { MenuFormat } from './export-menu.command';
import { readInChild } from './files/read-in-child';
import type { OpenedFile } from './files/read-menu-file';
import { mergeMenu } from './merge/merge-menu';
import { REPORT_FAULTS } from './tables/limits';
import type { MenuFault } from './tables/menu-draft';
import { readMenuTables, readOldSlugs } from './tables/menu-tables.store';
import { MenuChangedMeanwhile, MenuFileFaulty } from './tables/refusals';

/** Milliseconds: ten thousand dishes take seconds, and a small machine may have other work. */
const TIMEOUT_MS = 60_000;

export interface ImportOptions {
  /** Also deletes what the file does not have. */
  readonly removesMissing: boolean;
  /** Of the file, where the sender names it. */
  readonly encoding?: FileEncoding | null;
}

/** What a file would do, or has done. */
export interface ImportReport extends ReportBody {
  readonly format: MenuFormat;
  readonly encoding: FileEncoding;
  /** As many as anybody mends in one go. */
  readonly faults: readonly MenuFault[];
  /** All of them. */
  readonly faultCount: number;
  readonly isApplied: boolean;
}

interface Plan {
  readonly report: ImportReport;
  readonly difference: MenuDifference;
}

async function openFile(
  { channel }: Caller,
  bytes: Uint8Array,
  encoding: FileEncoding | null = null,
): Promise<OpenedFile> {
  const terms = { locale: toLocale(channel.defaultLocale), currency: channel.currencyCode, encoding };
  return readInChild(bytes, terms, channel.id);
}

const cellOf = ({ row, column }: MenuFault): string => `${row} ${column}`;

async function planImport(
  { channel }: Caller,
  db: Reader,
  { file, removesMissing }: ImportOptions & { readonly file: OpenedFile },
): Promise<Plan> {
  const locale = toLocale(channel.defaultLocale);
  const before = await readMenuTables(db, channel.id);
  const { tables: after, scope } = await mergeMenu(before, file.draft, {
    oldSlugs: await readOldSlugs(db, channel.id),
    rules: {
      locale,
      // A file that can't be read names nothing; that is no wish to remove everything.
      removesMissing: removesMissing && file.faultCount === 0,
      isOrdered: file.format === 'json',
      newId: randomUUID,
      menuName: Object.fromEntries(LOCALES.map((language) => [language, message(language, 'MENU_NAME')])),
    },
  });
  const difference = menuDifference(before, after);
  // What could not be read is not missing as well.
  const faultyCells = new Set(file.faults.map(cellOf));
  const further = scope.faults.filter((fault) => !faultyCells.has(cellOf(fault)));
  const faults = [...file.faults, ...further].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  const faultCount = file.faultCount + further.length;
  const body = reportOf({ before, after, difference, rows: scope.rows, locale });
  const { format, encoding } = file;
  return {
    difference,
    report: { ...body, format, encoding, faults: faults.slice(0, REPORT_FAULTS), faultCount, isApplied: false },
  };
}

/** Tells what a file would do to the menu, and what in it can't be taken; nothing is written. @throws {NotAMenuFile | EncodingDoubtful | MenuFileTooCostly | Busy | Forbidden} */
export async function checkMenuFile(caller: Caller, bytes: Uint8Array, options: ImportOptions): Promise<ImportReport> {
  requirePermission(caller.actor, 'catalog');
  const { report } = await planImport(caller, caller.db, {
    ...options,
    file: await openFile(caller, bytes, options.encoding),
  });
  return report;
}

/**
 * Applies a file that was checked, all of it or nothing.
 *
 * @param fingerprint - of the report that was seen.
 * @throws {NotAMenuFile | EncodingDoubtful | MenuFileTooCostly | Busy | MenuFileFaulty | MenuChangedMeanwhile | Forbidden}
 */
export async function importMenu(
  caller: Caller,
  bytes: Uint8Array,
  { fingerprint, ...options }: ImportOptions & { readonly fingerprint: string },
): Promise<ImportReport> {
  requirePermission(caller.actor, 'catalog');
  const file = await openFile(caller, bytes, options.encoding);
  const channelId = caller.channel.id;
  const write = { permission: 'catalog', action: 'importMenu', timeout: TIMEOUT_MS } as const;
  const { report } = await staffWrite(caller, write, async (tx: Transaction) => {
    await lockLists(tx, channelId);
    const plan = await planImport(caller, tx, { ...options, file });
    if (plan.report.faultCount > 0) throw new MenuFileFaulty();
    if (plan.report.fingerprint !== fingerprint) throw new MenuChangedMeanwhile();
    if (!isSame(plan.difference)) await writeDifference(tx, channelId, plan.difference);
    return { id: channelId, report: plan.report };
  });
  return { ...report, isApplied: true };
}
