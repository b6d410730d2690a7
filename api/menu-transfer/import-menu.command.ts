import { randomUUID } from 'node:crypto';
import type { Reader, Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { LOCALES, toLocale } from '../kernel/locale';
import { message } from '../messages/messages';
import { type Caller, requirePermission } from '../staff/caller';
import { staffWrite } from '../staff/staff-write.command';
import { decodeFile, type FileEncoding } from './decode-file';
import { isSame, type MenuDifference, menuDifference } from './difference';
import type { MenuFormat } from './export-menu.command';
import type { MenuFault, ReadFile } from './menu-draft';
import { readMenuTables, readOldSlugs } from './menu-tables.store';
import { mergeMenu } from './merge-menu';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { MenuChangedMeanwhile, MenuFileFaulty } from './refusals';
import { type ReportBody, reportOf } from './report';
import { writeDifference } from './write-difference.store';

/** Milliseconds: ten thousand dishes take seconds, and a small machine may have other work. */
const TIMEOUT_MS = 60_000;

export interface ImportOptions {
  /** Also deletes what the file does not have. */
  readonly removesMissing: boolean;
}

/** What a file would do, or has done. */
export interface ImportReport extends ReportBody {
  readonly format: MenuFormat;
  readonly encoding: FileEncoding;
  readonly faults: readonly MenuFault[];
  readonly isApplied: boolean;
}

interface Plan {
  readonly report: ImportReport;
  readonly difference: MenuDifference;
}

interface OpenedFile extends ReadFile {
  readonly format: MenuFormat;
  readonly encoding: FileEncoding;
}

async function openFile({ channel }: Caller, bytes: Uint8Array): Promise<OpenedFile> {
  const { text, encoding } = decodeFile(bytes);
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const read = isJson
    ? readJson(text, { locale: toLocale(channel.defaultLocale), currency: channel.currencyCode })
    : await readCsv(text);
  return { ...read, encoding, format: isJson ? 'json' : 'csv' };
}

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
      removesMissing: removesMissing && file.faults.length === 0,
      isOrdered: file.format === 'json',
      newId: randomUUID,
      menuName: Object.fromEntries(LOCALES.map((language) => [language, message(language, 'MENU_NAME')])),
    },
  });
  const difference = menuDifference(before, after);
  const faults = [...file.faults, ...scope.faults].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  const body = reportOf({ before, after, difference, rows: scope.rows, locale });
  const { format, encoding } = file;
  return { difference, report: { ...body, format, encoding, faults, isApplied: false } };
}

/** Tells what a file would do to the menu, and what in it can't be taken; nothing is written. @throws {NotAMenuFile | Forbidden} */
export async function checkMenuFile(caller: Caller, bytes: Uint8Array, options: ImportOptions): Promise<ImportReport> {
  requirePermission(caller.actor, 'catalog');
  const { report } = await planImport(caller, caller.db, { ...options, file: await openFile(caller, bytes) });
  return report;
}

/**
 * Applies a file that was checked, all of it or nothing.
 *
 * @param fingerprint - of the report that was seen.
 * @throws {NotAMenuFile | MenuFileFaulty | MenuChangedMeanwhile | Forbidden}
 */
export async function importMenu(
  caller: Caller,
  bytes: Uint8Array,
  { fingerprint, ...options }: ImportOptions & { readonly fingerprint: string },
): Promise<ImportReport> {
  requirePermission(caller.actor, 'catalog');
  const file = await openFile(caller, bytes);
  const channelId = caller.channel.id;
  const write = { permission: 'catalog', action: 'importMenu', timeout: TIMEOUT_MS } as const;
  const { report } = await staffWrite(caller, write, async (tx: Transaction) => {
    await lockLists(tx, channelId);
    const plan = await planImport(caller, tx, { ...options, file });
    if (plan.report.faults.length > 0) throw new MenuFileFaulty();
    if (plan.report.fingerprint !== fingerprint) throw new MenuChangedMeanwhile();
    if (!isSame(plan.difference)) await writeDifference(tx, channelId, plan.difference);
    return { id: channelId, report: plan.report };
  });
  return { ...report, isApplied: true };
}
