import { createHash } from 'node:crypto';
import type { Locale } from '../../../domain/locale';
import { localize } from '../../../domain/localized';
import { REPORT_ENTRIES } from '../tables/limits';
import type { MenuTables } from '../tables/menu-tables';
import type { MenuDifference, RowChange, TableDifference } from './difference';
import { type FieldChange, placeChanges } from './place-changes';
import { rowNames } from './row-names';
import { valueText } from './value-text';

export type EntryKind = 'MENU' | 'CATEGORY' | 'PRODUCT' | 'VARIANT' | 'OPTION_GROUP' | 'OPTION';
export type EntryOutcome = 'CREATED' | 'CHANGED' | 'LEFT' | 'REMOVED';

/** What becomes of one menu, category, product, variant, option group or option. */
export interface ReportEntry {
  readonly kind: EntryKind;
  readonly outcome: EntryOutcome;
  /** Null: the file does not name it. */
  readonly row: number | null;
  readonly name: string;
  readonly changes: readonly FieldChange[];
}

export type OutcomeCounts = Readonly<Record<EntryOutcome, number>>;

export interface ReportBody {
  readonly counts: OutcomeCounts;
  /** By rows; those that change something first in line when there are too many. */
  readonly entries: readonly ReportEntry[];
  /** Entries that are counted and not listed. */
  readonly unlisted: number;
  /** Of all that is to be written: what was seen is what is applied. */
  readonly fingerprint: string;
}

export interface ReportSource {
  readonly before: MenuTables;
  readonly after: MenuTables;
  readonly difference: MenuDifference;
  readonly rows: ReadonlyMap<string, number>;
  /** The shop's own language, in which things are named. */
  readonly locale: Locale;
}

function changesOf({ before, after, columns }: RowChange<object>, productOf: (id: string) => string): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const next = new Map<string, unknown>(Object.entries(after));
  return columns.map((column) => {
    if (column === 'position') return { field: column, from: '', to: '' };
    if (column === 'goesWellWithIds') {
      const named = (ids: unknown) => (Array.isArray(ids) ? ids.map(productOf).join(', ') : '');
      return { field: 'goesWellWith', from: named(old.get(column)), to: named(next.get(column)) };
    }
    return {
      field: column,
      from: valueText(column, old.get(column), before),
      to: valueText(column, next.get(column), after),
    };
  });
}

function entriesOf<Row extends { readonly id: string }>(
  kind: EntryKind,
  { created, changed, left, removed }: TableDifference<Row>,
  {
    nameOf,
    productOf,
    rowOf,
    more,
  }: {
    nameOf: (row: Row) => string;
    productOf: (id: string) => string;
    rowOf: (id: string) => number | null;
    more: (id: string) => FieldChange[];
  },
): ReportEntry[] {
  const plain = (outcome: EntryOutcome) => (row: Row) => ({
    kind,
    outcome,
    row: rowOf(row.id),
    name: nameOf(row),
    changes: [],
  });
  return [
    ...created.map(plain('CREATED')),
    ...changed.map((change) => ({
      ...plain('CHANGED')(change.after),
      changes: [...changesOf(change, productOf), ...more(change.after.id)],
    })),
    ...left.map((row): ReportEntry => {
      const changes = more(row.id);
      return changes.length > 0 ? { ...plain('CHANGED')(row), changes } : plain('LEFT')(row);
    }),
    ...removed.map(plain('REMOVED')),
  ];
}

function countsOf(entries: readonly ReportEntry[]): OutcomeCounts {
  const counts = { CREATED: 0, CHANGED: 0, LEFT: 0, REMOVED: 0 };
  for (const { outcome } of entries) counts[outcome] += 1;
  return counts;
}

/** What applying a file would do, entry by entry. */
export function reportOf({ before, after, difference, rows, locale }: ReportSource): ReportBody {
  const names = rowNames([before, after], locale);
  const moved = placeChanges(before, after, { difference, locale });
  const rowOf = (id: string) => rows.get(id) ?? null;
  const common = { productOf: names.productOf, rowOf, more: (id: string) => moved.get(id) ?? [] };
  const titled = {
    ...common,
    nameOf: ({ name }: { name: MenuTables['menus'][number]['name'] }) => localize(name, locale, locale),
  };
  const entries = [
    ...entriesOf('MENU', difference.menus, titled),
    ...entriesOf('CATEGORY', difference.categories, titled),
    ...entriesOf('PRODUCT', difference.products, { ...common, nameOf: names.product }),
    ...entriesOf('VARIANT', difference.variants, { ...common, nameOf: names.variant }),
    ...entriesOf('OPTION_GROUP', difference.optionGroups, { ...common, nameOf: names.group }),
    ...entriesOf('OPTION', difference.options, { ...common, nameOf: names.option }),
  ];
  const written = entries.filter(({ outcome }) => outcome !== 'LEFT');
  const listed = [...written, ...entries.filter(({ outcome }) => outcome === 'LEFT')].slice(0, REPORT_ENTRIES);
  return {
    counts: countsOf(entries),
    entries: listed.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    unlisted: entries.length - listed.length,
    fingerprint: createHash('sha256').update(JSON.stringify(written)).digest('base64url'),
  };
}
