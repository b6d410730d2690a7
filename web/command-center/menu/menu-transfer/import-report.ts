export type EntryKind = 'MENU' | 'CATEGORY' | 'PRODUCT' | 'VARIANT' | 'OPTION_GROUP' | 'OPTION';
export const OUTCOMES = ['CREATED', 'CHANGED', 'REMOVED', 'LEFT'] as const;
export type EntryOutcome = (typeof OUTCOMES)[number];

export interface ReportChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface ReportEntry {
  readonly kind: EntryKind;
  readonly outcome: EntryOutcome;
  readonly row: number | null;
  readonly name: string;
  readonly changes: readonly ReportChange[];
}

export interface ReportFault {
  readonly row: number | null;
  readonly column: string | null;
  readonly code: string;
  readonly message: string;
}

/** What `POST /api/menu/import` answers: docs/owner/menu-files.md. */
export interface ImportReport {
  readonly format: 'json' | 'csv';
  readonly encoding: string;
  readonly fingerprint: string;
  readonly counts: Readonly<Record<EntryOutcome, number>>;
  readonly entries: readonly ReportEntry[];
  readonly unlisted: number;
  readonly faults: readonly ReportFault[];
  readonly faultCount: number;
}

/** Whether applying would do anything. */
export function changesAnything({ counts }: ImportReport): boolean {
  return counts.CREATED + counts.CHANGED + counts.REMOVED > 0;
}
